"""The pinned Qt binding does not give away references to None.

PySide6 6.12.0 does on Python 3.11: each call that returns nothing drops one reference too many,
and after some thousand calls the interpreter aborts, sometimes only at its end.
"""

from __future__ import annotations

from support.python_process import run_python

CALLS = 20_000
MAKE_VOID_CALLS = f"""
import sys
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen

app = QGuiApplication([])
image = QImage(16, 16, QImage.Format.Format_ARGB32)
image.fill(0)
painter = QPainter(image)
thing = QObject()
before = sys.getrefcount(None)
for _ in range({CALLS} // 8):
    painter.setPen(QColor("red"))
    painter.setPen(QPen(QColor("red"), 2))
    painter.setBrush(QColor("red"))
    painter.drawRoundedRect(QRectF(0, 0, 5, 5), 1, 1)
    painter.drawLine(QPointF(0, 0), QPointF(1, 1))
    painter.translate(0, 0)
    painter.fillRect(QRectF(0, 0, 3, 3), QColor("red"))
    thing.setObjectName("x")
lost = before - sys.getrefcount(None)
painter.end()
print(lost)
"""


def test_twenty_thousand_calls_that_return_nothing_lose_no_reference() -> None:
    done = run_python(MAKE_VOID_CALLS)
    assert done.returncode == 0, done.stderr
    assert abs(int(done.stdout)) < CALLS // 100
