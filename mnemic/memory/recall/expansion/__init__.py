"""Questions in other words: what bears on one is weighed by what answers to it are made of.

"Any pets?" finds the beagle, "what should I cook tonight?" the nut allergy. The weights were
learned from people's questions (`mnemic.evals.questions`); tokens are matched whole, nothing is
asked of a model.
"""
