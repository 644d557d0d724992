"""The steps themselves. A step that was released is never changed."""
