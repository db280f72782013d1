import { test as anyTest, inject, type TestAPI } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which tests a project runs of the files that have both kinds. */
    readonly kindsOfTests: 'daily' | 'in-faults' | 'all';
  }
}

type Add = (...parameters: readonly unknown[]) => unknown;

/** Adds no test, whatever is chained to it. */
const none: Add = Object.assign(() => none, { each: () => none, skipIf: () => none });

/**
 * Adds a test only in projects that run this kind. The files of a worker share this module, so the project is asked each
 * time. Of what vitest offers besides, it has `each` and `skipIf`.
 */
function createTestOf(kind: 'daily' | 'in-faults'): TestAPI {
  const isRun = (): boolean => [kind, 'all'].includes(inject('kindsOfTests'));
  const onlyIfRun =
    (add: Add): Add =>
    (...parameters) =>
      isRun() ? add(...parameters) : none;
  const own = {
    each: onlyIfRun(anyTest.each.bind(anyTest) as Add),
    skipIf: onlyIfRun(anyTest.skipIf.bind(anyTest) as Add),
  };
  return Object.assign(onlyIfRun(anyTest as Add), own) as unknown as TestAPI;
}

/** A test of `npm test`, in a file that also has tests which only the faults run. */
export const test = createTestOf('daily');

/** A test of what rarely happens or takes long, which `npm run test:faults` runs. The file also has tests of every day. */
export const testInFaults = createTestOf('in-faults');
