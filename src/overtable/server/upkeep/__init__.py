"""Care of a store: what is wrong in it, and mending that (`doctor`); removing what is old (`retention`).

May import all of the server.
"""
