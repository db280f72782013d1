import { test } from 'vitest';
import { expectPausedLeaderFenced } from './test/paused-leader-case.ts';
import { expectRollingRestarts } from './test/rolling-restart-case.ts';

test('three copies behind a proxy: 50 restarts in a row', () => expectRollingRestarts(50));

test('two copies: one that leads and hangs for a minute writes nothing afterwards', () =>
  expectPausedLeaderFenced(60_000));
