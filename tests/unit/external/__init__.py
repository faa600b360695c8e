"""The adapters of the public datasets, on invented fixtures of their shapes."""
