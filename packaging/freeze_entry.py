"""Where the frozen program begins."""

from __future__ import annotations

import sys

from reussite.__main__ import main

sys.exit(main())
