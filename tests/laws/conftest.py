"""The laws are tried as long as their profile says."""

from trollbord.laws import profile

profile.load()
