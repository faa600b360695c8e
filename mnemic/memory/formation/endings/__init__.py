"""What a turn of their owner ends, in whatever words: learned, where no rule names them.

"Traded the Skoda in for a Kia" ends that somebody drives a Skoda, and "my sister sold hers" does
not. Each live belief is laid beside the turn; the weights come from labelled turns
(`mnemic.evals.endings`), and nothing is asked of a model.
"""
