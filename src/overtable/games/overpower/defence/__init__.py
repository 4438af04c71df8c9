"""The Battle Phase on defence: negating in the Astral Plane, the defence window, blocks, avoids and shifts."""
