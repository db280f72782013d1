import { relative } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The vitest project that runs the test. */
    readonly project: 'unit' | 'db' | 'e2e' | 'faults' | 'long';
  }
}

/**
 * Returns the seed of a randomised test: the value of `SEED`, or a new one. Prints the command that repeats the run.
 * @param file the test's `import.meta.filename`
 */
export function chooseSeed(file: string): number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  const path = relative(process.cwd(), file);
  console.log(`To repeat: SEED=${seed} npx vitest run --project ${inject('project')} ${path}`);
  return seed;
}

/** Chooses how much a test does in `npm test`, in `npm run test:faults` and in `npm run test:long`. */
export function chooseSize<Size>({ test, faults, long = faults }: { test: Size; faults: Size; long?: Size }): Size {
  const project = inject('project');
  if (project === 'long') return long;
  return project === 'faults' ? faults : test;
}

/** Chooses every n-th item in `npm test`, beginning with another one in each run, and all items in the faults. */
export function chooseEvery<Item>(nth: number, items: readonly Item[], seed: number): Item[] {
  const step = chooseSize({ test: nth, faults: 1 });
  return items.filter((_, index) => (index + seed) % step === 0);
}

const SAMPLES_IN_NPM_TEST = 150;
const SAMPLES_IN_FAULTS = 1_000;

/** Number of random samples of a property: a few in `npm test`, more in `npm run test:faults`, all in `npm run test:long`. */
export const chooseSamples = (all: number): number =>
  chooseSize({ test: Math.min(all, SAMPLES_IN_NPM_TEST), faults: Math.min(all, SAMPLES_IN_FAULTS), long: all });
