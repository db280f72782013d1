import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane; about 20 ms of one core. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes at once. They run beside the event loop in threads that also read files, and each takes a core for itself: more
 * of them would keep everybody else waiting. Those that wait are limited where attempts are.
 */
const HASHES_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the task when fewer than `HASHES_AT_ONCE` others run, in call order. */
async function withHashSlot<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running < HASHES_AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    // The slot goes to the next task without becoming free between.
    if (next) next();
    else running -= 1;
  }
}

/** The PHC string that is stored; it names its own parameters, so they can be raised later. */
export const hashPassword = (password: string): Promise<string> => withHashSlot(() => argon2.hash(password, COST));

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  withHashSlot(() => argon2.verify(passwordHash, password));
