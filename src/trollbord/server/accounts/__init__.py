"""What is read and written of people: here the sign-outs of their devices."""
