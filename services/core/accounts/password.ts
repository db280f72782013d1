import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { createFairQueue } from '#services/platform/costly-work/fair-queue.ts';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane; about 20 ms of one core. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * Number of concurrent hashes. They run in the threads that also read files, and each occupies one core, so that more
 * of them would delay everybody else. Rate limits bound the number of waiting ones.
 */
const HASHES_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

const queue = createFairQueue({
  running: HASHES_AT_ONCE,
  waitingOfKey: Number.POSITIVE_INFINITY,
  waitingOfGroup: Number.POSITIVE_INFINITY,
});
const networks = new AsyncLocalStorage<string>();

/**
 * Runs the work of a request, whose hashes take turns with those of other networks. The limits of wrong passwords do not count
 * right ones, so one network can have many checked, for example of accounts of its own, and must not delay all others.
 */
export const hashInTurnOf = <Result>(network: string, task: () => Promise<Result>): Promise<Result> =>
  networks.run(network, task);

/** A hash that no request needs has a turn of its own. */
const withHashSlot = <Result>(task: () => Promise<Result>): Promise<Result> =>
  queue({ key: networks.getStore() ?? randomUUID(), group: 'hashes' }, task);

/** The PHC string that is stored. It names its own parameters, so they can be raised later. */
export const hashPassword = (password: string): Promise<string> => withHashSlot(() => argon2.hash(password, COST));

/** Compares a password with the stored PHC string. Waits for a free thread that hashes passwords. */
export const isPasswordCorrect = (passwordHash: string, password: string): Promise<boolean> =>
  withHashSlot(() => argon2.verify(passwordHash, password));
