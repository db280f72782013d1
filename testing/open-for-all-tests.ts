import { afterAll } from 'vitest';
import { raceTimeout, TIMED_OUT } from '#events/kernel/race-timeout.ts';

/** As long as vitest waits for a hook. */
const OPENING_MS_MAX = 120_000;

/** Opens what all tests of a file share, and disposes it after the last of them. */
export async function openForAllTests<Opened extends AsyncDisposable>(opening: Promise<Opened>): Promise<Opened> {
  const opened = await raceTimeout(opening, OPENING_MS_MAX);
  if (opened === TIMED_OUT) throw new Error('What the tests of this file share did not open in two minutes.');
  afterAll(() => opened[Symbol.asyncDispose]());
  return opened;
}
