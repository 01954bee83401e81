CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    started TEXT NOT NULL,
    score INTEGER NOT NULL,
    unit TEXT NOT NULL,
    moves INTEGER NOT NULL,
    elapsed_ms INTEGER NOT NULL,
    ending TEXT,
    ended TEXT
);
CREATE TABLE actions (
    game INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, n)
);
INSERT INTO games VALUES
    (1, 'DS1-D1N-AAAAAAB', '2026-01-02T03:04:05+00:00', 5, 'points', 2, 6010, NULL, NULL),
    (2, 'FC1-R-AAAAAAB', '2026-01-03T10:00:00+00:00', -100, 'points', 1, 2000, 'given-up', '2026-01-03T10:05:00+00:00'),
    (3, 'DS1-D1V-AAAAAAB', '2026-01-02T12:00:00+00:00', -99, 'dollars', 1, 0, 'given-up', '2026-01-02T12:30:00+00:00'),
    (4, 'DS1-D3N-AAAAAAB', '2026-01-04T09:00:00+00:00', 0, 'points', 1, 10, 'given-up', '2026-01-04T09:30:00+00:00');
INSERT INTO actions VALUES
    (1, 0, 0, 't7>t6'), (1, 1, 2310, 's0>w0'), (1, 2, 5120, 'undo'), (1, 3, 6010, 'redo'),
    (2, 0, 0, 't0>c0'), (2, 1, 2000, 'undo'),
    (3, 0, 0, 't7>f0'),
    (4, 0, 10, 's0>w0*3');
