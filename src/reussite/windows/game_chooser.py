"""Which game lies on the table: dealt, offered, gone on with; one that is played is not thrown
away unasked."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from reussite.game.session import Session
from reussite.i18n import messages
from reussite.kernel.codes import CodeError, parse_code
from reussite.kernel.variant import Deal, Variant
from reussite.plugins.host import PluginHost
from reussite.settings import Settings
from reussite.single_instance.requests import Request
from reussite.store.open_games import LostGameError, OpenGames
from reussite.windows.game_controller import GameController
from reussite.windows.menus.recent_deals import remember_left
from reussite.windows.messages import Messages
from reussite.windows.next_game import neighbour, random_deal
from reussite.windows.pause import Pause, RestReason

translate = QCoreApplication.translate


class GameChooser:
    """Brings one game after another to the table.

    What would end a game that was begun, on the table or among those that wait, is offered: the
    player is asked first.

    :param games: those that wait.
    :param window: what the questions belong to.
    """

    def __init__(
        self,
        play: GameController,
        games: OpenGames,
        pause: Pause,
        *,
        settings: Settings,
        plugins: PluginHost,
        notices: Messages,
        window: QWidget,
    ) -> None:
        self._controller = play
        self._games = games
        self._pause = pause
        self._settings = settings
        self._plugins = plugins
        self._messages = notices
        self._window = window
        self._question: QMessageBox | None = None

    # New games.

    def open(self, deal: Deal, *, animate: bool = True) -> None:
        """Lay this deal on the table, whatever lies there; asking comes before."""
        left = self._controller.session.code if self._controller.has_session else deal.code
        if self._controller.open(deal, animate=animate) and left != deal.code:
            remember_left(self._settings, left)

    def offer(self, deal: Deal) -> None:
        """Lay this deal on the table, unless the player rather keeps what that would end."""
        self._unless_kept(deal.variant, lambda: self.open(deal))

    def offer_again(self) -> None:
        """The same cards again, from the beginning."""
        if not self._controller.has_session:
            return
        deal = self._controller.session.deal
        if self._controller.would_lose:
            self._ask_to_leave(lambda: self.open(deal), again=True)
        else:
            self.offer(deal)

    def offer_another(self) -> None:
        """Other cards for the game on the table, under the same options."""
        if self._controller.has_session:
            self.offer(random_deal(self._controller.session.deal.game))

    def offer_deal_of_the_day(self) -> None:
        """Today's deal of the game on the table; one that lies there unfinished goes on."""
        if not self._controller.has_session:
            return
        from reussite.game.daily import deal_of_the_day  # not at start-up

        session = self._controller.session
        self.offer_or_go_on(deal_of_the_day(session.deal.variant, date.today()))

    def offer_or_go_on(self, deal: Deal) -> None:
        """This deal; where it lies on the table unfinished, it goes on."""
        session = self._controller.session
        if session.is_over or session.deal != deal:
            self.offer(deal)

    def offer_neighbour(self, by: int) -> None:
        """The next deal or the one before, under the same options."""
        if self._controller.has_session:
            self.offer(neighbour(self._controller.session.deal, by))

    def offer_asked(self, request: Request) -> None:
        """The deal that a later start of the program asks for, where it asks for one."""
        if deal := self._asked(request):
            self.offer(deal)

    def _asked(self, request: Request) -> Deal | None:
        if request.family is not None:
            variant = self._plugins.variant(request.family)
            if variant is None:
                return None
            return random_deal(variant.game(self._settings.last_options(variant)))
        if request.code is None:
            return None
        try:
            return parse_code(request.code, self._plugins.variants)
        except CodeError as error:
            self._messages.tell(messages.code_problem(error))
            return None

    # Games that were begun.

    def offer_game(self, session: Session, started: datetime | None = None) -> None:
        """Go on with a game from a file, unless the player rather keeps what that would end.

        :param started: when its first action was done.
        """
        self._unless_kept(
            session.deal.variant,
            lambda: self._controller.take_up(session, seen=True, started=started),
        )

    def is_waiting(self, deal: Deal) -> bool:
        """Whether a game of its variant that was begun waits."""
        return self._games.waiting(deal.variant.family) is not None

    def resume_last(self) -> bool:
        """Go on with the game that lay on the table last; whether there is one."""
        family = self._games.last_family()
        if family is None:
            return False
        if self._plugins.variant(family) is None:  # an installed plugin may bring it
            self._messages.tell(
                messages.filled(
                    translate(
                        "MainWindow",
                        "Your unfinished %1 game will return when its plugin is installed again.",
                    ),
                    family,
                )
            )
        try:
            session = self._games.last(self._plugins.brought_by)
        except LostGameError as error:
            self._messages.tell_lost(error)
            return False
        if session is not None:
            self._resume(session)
        return session is not None

    def resume_waiting(self, family: str) -> None:
        """Go on with the game of this variant that waits."""
        try:
            session = self._games.take(family)
        except LostGameError as error:
            self._messages.tell_lost(error)
            return
        if session is not None:
            self._resume(session)

    def _resume(self, session: Session) -> None:
        self._controller.resume(session)
        if self._pause.is_timed and not session.is_over:
            self._pause.begin(RestReason.PLAYER)  # a clock never goes on before the player is there

    # Asking.

    def _unless_kept(self, variant: Variant, act: Callable[[], None]) -> None:
        """Do what throws the open game of a variant away, unless it is to be kept."""
        if self._controller.would_give_up(variant.family):
            self._ask_to_leave(act)
        elif waiting := self._games.waiting(variant.family):
            self._ask_to_go_on(variant, waiting.code, act)
        else:
            act()

    def _ask_to_leave(self, act: Callable[[], None], *, again: bool = False) -> None:
        """Ask whether to give up the game on the table.

        :param again: to deal the same cards once more."""
        from reussite.windows.dialogs.confirm import LeaveQuestion  # not at start-up

        question = LeaveQuestion(self._window, again=again)
        question.agreed.connect(act)
        self._ask(question)

    def _ask_to_go_on(self, variant: Variant, code: str, act: Callable[[], None]) -> None:
        from reussite.windows.dialogs.confirm import WaitingQuestion

        name = messages.variant_text(variant, variant.name)
        question = WaitingQuestion(name, code, self._window)
        question.go_on.connect(lambda: self.resume_waiting(variant.family))
        question.agreed.connect(act)
        self._ask(question)

    def _ask(self, question: QMessageBox) -> None:
        """Ask this instead of what was asked before: the latest wish counts."""
        before, self._question = self._question, question
        if before is not None:
            before.reject()
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.finished.connect(lambda: self._forget(question))
        question.open()

    def _forget(self, question: QMessageBox) -> None:
        if self._question is question:
            self._question = None
