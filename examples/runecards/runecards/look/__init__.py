"""What Runecards looks like: the table, the page around it, and help for what lies there."""
