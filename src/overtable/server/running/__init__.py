"""What whoever runs the house needs of it: figures for Prometheus (`metrics`), and an end in good order (`front`)."""
