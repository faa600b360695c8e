"""What a team decides and does: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Also, we decided to deploy on Fridays for the rest of the quarter.",
        ("+ The team decided to deploy on Fridays for the rest of the quarter.",),
    ),
    ("We deploy on Tuesdays.", ("+ The team deploys on Tuesdays.",)),
    ("We deploy on Thursdays now.", ("+ The team deploys on Thursdays now.",)),
    ("We deploy on Tuesdays again.", ("+ The team deploys on Tuesdays.",)),
    (
        "We're migrating from MySQL to Postgres.",
        ("+ The team is migrating from MySQL to Postgres.",),
    ),
    ("We're building a data platform.", ("+ The team is building a data platform.",)),
    ("We decided to use Kafka for events.", ("+ The team decided to use Kafka for events.",)),
    (
        "We agreed to freeze deploys in December.",
        ("+ The team agreed to freeze deploys in December 2026.",),
    ),
    ("We've decided to drop IE support.", ("+ The team has decided to drop IE support.",)),
    ("We chose Postgres over MySQL.", ("+ The team chose Postgres over MySQL.",)),
    ("We went with Terraform.", ("+ The team went with Terraform.",)),
    ("We use GitHub Actions for CI.", ("+ The team uses GitHub Actions for CI.",)),
    ("Our team uses Slack.", ("+ The team uses Slack.",)),
    ("Our stack is Django and React.", ("+ The team's stack is Django and React.",)),
    ("Our standup is at 9:30.", ("+ The team's standup is at 9:30.",)),
    ("Our sprints are two weeks long.", ("+ The team's sprints are two weeks long.",)),
    ("Our sprint ends on Fridays.", ("+ The team's sprint ends on Fridays.",)),
    ("We release every two weeks.", ("+ The team releases every two weeks.",)),
    ("We ship on Wednesdays now.", ("+ The team ships on Wednesdays now.",)),
    ("The team decided to use Rust.", ("+ The team decided to use Rust.",)),
    ("The launch is on 12 June.", ("+ The launch is on 12 June 2026.",)),
    ("The deadline is 30 April.", ("+ The deadline is 30 April.",)),
    ("We meet every Monday at 10.", ("+ The team meets every Monday at 10.",)),
    ("We have standup every day at 9.", ("+ The team has standup every day at 9.",)),
    ("We use trunk-based development.", ("+ The team uses trunk-based development.",)),
    ("We write our backend in Rust.", ("+ The team writes their backend in Rust.",)),
    ("Our backend is written in Go.", ("+ The team's backend is written in Go.",)),
    ("Our database is Postgres 16.", ("+ The team's database is Postgres 16.",)),
    ("Our CI runs on GitHub Actions.", ("+ The team's CI runs on GitHub Actions.",)),
    ("Our repo lives on GitLab.", ("+ The team's repo lives on GitLab.",)),
    ("We host everything on AWS.", ("+ The team hosts everything on AWS.",)),
    ("We store events in Kafka.", ("+ The team stores events in Kafka.",)),
    ("We don't use ORMs.", ("+ The team does not use ORMs.",)),
    ("We switched to pnpm.", ("+ The team switched to pnpm.",)),
    ("We agreed on trunk-based development.", ("+ The team agreed on trunk-based development.",)),
    ("We decided against microservices.", ("+ The team decided against microservices.",)),
    ("We decided not to use an ORM.", ("+ The team decided not to use an ORM.",)),
    (
        "We decided that the API will be versioned.",
        ("+ The team decided that the API will be versioned.",),
    ),
    ("We'll deploy on Mondays from now on.", ("+ The team will deploy on Mondays from now on.",)),
    ("We voted to adopt Svelte.", ("+ The team voted to adopt Svelte.",)),
    (
        "The team agreed to use British spelling in docs.",
        ("+ The team agreed to use British spelling in docs.",),
    ),
    ("We're using Terraform for infra.", ("+ The team is using Terraform for infra.",)),
    (
        "We are building a scheduling app for clinics.",
        ("+ The team is building a scheduling app for clinics.",),
    ),
    (
        "We release on the first Monday of every month.",
        ("+ The team releases on the first Monday of every month.",),
    ),
    ("Deploys happen on Tuesdays.", ("+ Deploys happen on Tuesdays.",)),
    (
        "We're a team of six, we use Linear for tickets and we deploy every Thursday afternoon.",
        (
            "+ The team uses Linear for tickets.",
            "+ The team deploys every Thursday afternoon.",
        ),
    ),
    ("My team is based in Warsaw.", ("+ The team is based in Warsaw.",)),
    ("Our office is in Rotterdam.", ("+ The team's office is in Rotterdam.",)),
    ("Our stack is Rails with Postgres.", ("+ The team's stack is Rails with Postgres.",)),
    ("Our release is planned for 12 May.", ("+ The team's release is planned for 12 May.",)),
    ("We always squash commits.", ("+ The team always squashes commits.",)),
    ("We settled on Tailwind for styling.", ("+ The team settled on Tailwind for styling.",)),
    ("We picked Auth0 for login.", ("+ The team picked Auth0 for login.",)),
    ("We've chosen Berlin for the offsite.", ("+ The team has chosen Berlin for the offsite.",)),
    ("We ended up choosing Vue.", ("+ The team ended up choosing Vue.",)),
    ("We meet on Zoom every Monday.", ("+ The team meets on Zoom every Monday.",)),
    (
        "We have three environments: dev, staging and prod.",
        ("+ The team has three environments: dev, staging and prod.",),
    ),
    ("We don't allow force pushes to main.", ("+ The team does not allow force pushes to main.",)),
    ("We require two approvals per PR.", ("+ The team requires two approvals per PR.",)),
    (
        "We decided to postpone the migration until September.",
        ("+ The team decided to postpone the migration until September 2026.",),
    ),
    (
        "We've agreed to use conventional commits.",
        ("+ The team has agreed to use conventional commits.",),
    ),
    (
        "Our sprint planning is every other Monday.",
        ("+ The team's sprint planning is every other Monday.",),
    ),
    ("Our API is written in Kotlin.", ("+ The team's API is written in Kotlin.",)),
    ("We deploy to production twice a week.", ("+ The team deploys to production twice a week.",)),
)
