"""Hits: how an attack lands, what hits count for, and who is KO'd by them."""
