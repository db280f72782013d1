import { randomInt } from 'node:crypto';

const RANDOM_STEPS = 2 ** 32;

/** Returns a number in [0, 1) that nobody can predict, so that nobody can predict which option is correct. */
export const secureRandom = (): number => randomInt(RANDOM_STEPS) / RANDOM_STEPS;
