"""Commands for whoever runs a house: its store is copied, looked through, mended and tidied, and hosts are named."""
