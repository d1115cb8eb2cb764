"""``python -m regmt`` is ``regmt``."""

import sys

from regmt.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
