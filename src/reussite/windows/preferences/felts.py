"""Choosing a cloth: one of those that are there, or a colour or a picture of the player's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QStandardPaths, Qt
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QIcon,
    QLinearGradient,
    QPainter,
    QPixmap,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import QDialog, QFileDialog, QListWidgetItem

from reussite.api.records import Felt
from reussite.i18n import messages
from reussite.paths import own_cloths
from reussite.settings import Settings
from reussite.windows.appearance import OWN, SECTION, USUAL, Appearance
from reussite.windows.preferences.pictures import (
    FELT_SIZE,
    PictureRow,
    picture_icon,
    picture_of_felt,
    picture_size,
)
from reussite.windows.preferences.rows import ChoiceItem, Kept
from reussite.windows.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from reussite.table.own_cloth import PictureError

translate = QCoreApplication.translate

_KEYS: Final = ("felt", "dark_felt")
_COLOUR, _PICTURE = range(2)  # the places of the player's own, after all others
_MOUNTAINS: Final = (  # in parts of the picture
    ("#3f6f5a", ((0.0, 1.0), (0.0, 0.72), (0.3, 0.42), (0.75, 1.0))),
    ("#2c4f48", ((0.35, 1.0), (0.72, 0.5), (1.0, 0.8), (1.0, 1.0))),
)


class FeltRow(PictureRow[str]):
    """Pictures of all cloths; behind them, the player's own colour and picture.

    :param key: of the settings: `felt` or `dark_felt`.
    :param felts: those that may be chosen, by their names in the settings.
    :param say: tells readers of the screen what is written under the row.
    """

    def __init__(
        self,
        settings: Settings,
        key: str,
        felts: Mapping[str, Felt],
        options: Sequence[ChoiceItem[str]],
        name: str,
        say: Callable[[str], object],
    ) -> None:
        self._settings = settings
        self._felts = felts
        self._say = say
        self._asking: QDialog | None = None
        kept = Kept(settings, SECTION, key, USUAL[key])
        super().__init__(kept, options, name, lambda felt: picture_of_felt(felts[felt]), FELT_SIZE)
        for text in self._own_texts():
            self.pictures.addItem(QListWidgetItem(self.pictures.blank(), text))
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        self.message.hide()
        if (column := self.layout()) is not None:
            column.addWidget(self.message)
        self.refresh()

    @staticmethod
    def _own_texts() -> tuple[str, str]:
        return translate("Felt", "Own colour…"), translate("Felt", "Own picture…")

    @property
    def searchable(self) -> str:
        return " ".join([super().searchable, *self._own_texts()])

    def refresh(self) -> None:
        super().refresh()
        if self.pictures.count() == len(self._options):
            return  # it is being made
        self._draw_own()
        if self._own is not None:
            which = _COLOUR if self._kept.value.startswith(OWN[_COLOUR]) else _PICTURE
            self.pictures.setCurrentRow(len(self._options) + which)

    @property
    def _own(self) -> Felt | None:
        """The player's own cloth, where that is chosen."""
        value = self._kept.value
        return Appearance.own_felt(value) if value.startswith(OWN) else None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw_own()

    def _draw_own(self) -> None:
        if not self._is_drawn:
            return
        for which, draw in enumerate((_palette, _landscape)):
            is_chosen = self._kept.value.startswith(OWN[which]) and self._own is not None
            icon = picture_of_felt(self._own) if is_chosen and self._own is not None else draw()
            self.pictures.item(len(self._options) + which).setIcon(icon)

    def reset(self) -> None:
        super().reset()
        self._tell("")

    def _choose(self, index: int) -> None:
        if index < len(self._options):
            self._tell("")
            super()._choose(index)
            self._draw_own()
        elif self._asking is None:
            ask = (self._ask_for_colour, self._ask_for_picture)[index - len(self._options)]
            self._asking = ask()
            self._asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._asking.finished.connect(self._asked)
            self._asking.open()

    def _asked(self) -> None:
        self._asking = None
        self.refresh()

    def _wear(self, value: str) -> None:
        self._tell("")
        if value != self._kept.value:
            self._kept.keep(value)
            self.changed.emit()
        self.refresh()

    def _tell(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        if sentence:
            self._say(sentence)

    def _ask_for_colour(self) -> QDialog:
        from PySide6.QtWidgets import QColorDialog

        worn = self._own or self._felts.get(self._kept.value) or self._felts[self._kept.usual]
        dialog = QColorDialog(QColor(worn.centre), self)
        dialog.setWindowTitle(translate("Felt", "Own colour"))
        dialog.colorSelected.connect(lambda colour: self._wear(colour.name()))
        return dialog

    def _ask_for_picture(self) -> QDialog:
        dialog = QFileDialog(self, translate("Felt", "Own picture"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        pictures = translate("Files", "Pictures")
        dialog.setNameFilters(
            [
                f"{pictures} (*.png *.jpg *.jpeg *.webp)",
                f"{translate('Files', 'All files')} (*)",
            ]
        )
        place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        if Path(place).is_dir():
            dialog.setDirectory(place)
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        return dialog

    def take(self, path: Path) -> None:
        """Wear a copy of this picture; where that cannot be, say why and change nothing."""
        from reussite.table import own_cloth

        self.setCursor(Qt.CursorShape.WaitCursor)
        try:
            name = own_cloth.take_picture(path, own_cloths())
        except own_cloth.PictureError as error:
            self._tell(picture_problem(error))
            return
        finally:
            self.unsetCursor()
        self._wear(name)
        if self._settings.is_written:
            used = [self._settings.get(SECTION, key, "") for key in _KEYS]
            own_cloth.forget_pictures(own_cloths(), but=used)


def picture_problem(error: PictureError) -> str:
    """Why a file is not taken as a cloth."""
    from reussite.table.own_cloth import LARGEST_MB, LARGEST_SIDE

    if error.problem == "no-file":
        return translate("Felt", "This is a folder, a pipe or a device, not a picture.")
    if error.problem == "no-picture":
        return translate("Felt", "This is not a PNG, JPEG or WebP picture, or it is damaged.")
    if error.problem == "too-large":
        told = translate("Felt", "The picture file is larger than %1 MiB; choose a smaller one.")
        return messages.filled(told, str(LARGEST_MB))
    if error.problem == "too-wide":
        told = translate("Felt", "The picture is larger than %1 × %2 pixels; choose a smaller one.")
        return messages.filled(told, str(LARGEST_SIDE), str(LARGEST_SIDE))
    if error.problem == "not-kept":
        told = translate("Felt", "The picture could not be copied (%1).")
    else:
        told = translate("Felt", "The picture could not be read (%1).")
    return messages.filled(told, messages.one_line(error.detail))


# What stands for the player's own as long as none is chosen.


def _palette() -> QIcon:
    """All colours."""
    size = picture_size()
    wheel = QConicalGradient(QPointF(size.width() / 2, size.height() / 2), 90)
    for sixth in range(7):
        wheel.setColorAt(sixth / 6, QColor.fromHsv(sixth % 6 * 60, 150, 190))
    picture = QPixmap(size)
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), wheel)
    painter.end()
    return picture_icon(picture)


def _landscape() -> QIcon:
    """Two mountains and the sun."""
    picture = QPixmap(picture_size())
    width, height = picture.width(), picture.height()
    sky = QLinearGradient(0, 0, 0, height)
    sky.setColorAt(0, QColor("#6f9fc4"))
    sky.setColorAt(1, QColor("#d9e2da"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(picture.rect(), sky)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffe9a8"))
    painter.drawEllipse(QPointF(width * 0.72, height * 0.26), height * 0.12, height * 0.12)
    for colour, corners in _MOUNTAINS:
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF([QPointF(x * width, y * height) for x, y in corners]))
    painter.end()
    return picture_icon(picture)
