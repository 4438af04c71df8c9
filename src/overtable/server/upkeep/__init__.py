"""Care of a store beside the server: what is wrong in it, and mending that (`doctor`). May import all of the server."""
