"""The live arm: a real model with memory and without, a ceiling, and evidence."""
