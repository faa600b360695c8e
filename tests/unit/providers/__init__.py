"""The provider port and the adapter to real models."""
