import { test } from 'vitest';
import { expectPausedLeaderFenced } from './test/paused-leader-case.ts';
import { expectRollingRestarts } from './test/rolling-restart-case.ts';

/** A restart takes 6 to 8 s on a quiet machine and 12 s on one with other work, of which 2 s are the draining. */
const RESTARTS_TIMEOUT_MS = 50 * 24_000;

test('three copies behind a proxy: 50 restarts in a row', () => expectRollingRestarts(50), RESTARTS_TIMEOUT_MS);

test('two copies: one that leads and hangs for a minute writes nothing afterwards', () =>
  expectPausedLeaderFenced(60_000));
