"""`python -m trollbord` is the command `trollbord`."""

from trollbord.cli import main

if __name__ == "__main__":
    main()
