"""The commands: a module here, with a command of the same name in it, is one."""
