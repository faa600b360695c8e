"""Compare the formation policies on labelled cases, and publish what passes as evidence.

003 §Evaluation and activation evidence: `formation@7`, `formation@8` and `formation@9` on
the same labels, development corpus and frozen holdout; `formation@8` and `formation@10`
alone on the 25 control cases.
"""
