import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane; about 20 ms of one core. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Number of concurrent hashes. They run in the threads that also read files, and each occupies one core, so that more
 * of them would delay everybody else. Rate limits bound the number of waiting ones.
 */
const HASHES_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the task once fewer than `HASHES_AT_ONCE` others run, in call order. */
async function withHashSlot<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running < HASHES_AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    // The slot passes directly to the next task.
    if (next) next();
    else running -= 1;
  }
}

/** The PHC string that is stored. It names its own parameters, so they can be raised later. */
export const hashPassword = (password: string): Promise<string> => withHashSlot(() => argon2.hash(password, COST));

/** Compares a password with the stored PHC string. Waits for a free thread that hashes passwords. */
export const isPasswordCorrect = (passwordHash: string, password: string): Promise<boolean> =>
  withHashSlot(() => argon2.verify(passwordHash, password));
