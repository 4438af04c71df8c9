"""Bad inputs for a server: how they are made (`inputs`), sent and answered (`wires`)."""
