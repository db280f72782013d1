import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Milliseconds after which a condition counts as never met: many times what it takes, for a machine that has much else to do. */
const patient = { poll: { timeout: 20_000 } };
const aside = ['**/node_modules/**', '**/dist/**', '**/.rollbook/**'];

export default defineConfig({
  test: {
    // Two for each core: most of the time a test waits for a database or a browser.
    maxWorkers: 2 * Math.max(2, availableParallelism()),
    globalSetup: 'testing/global-setup.ts',
    // The files of a worker share its modules and its browser: loading them anew for each file took a third of a run.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...aside, '**/*.{db,e2e,long}.test.ts'],
          expect: patient,
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: aside,
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['**/*.e2e.test.ts'],
          exclude: aside,
          expect: patient,
          // On a busy machine a browser is late now and then, so a test that failed is run once more and the report names
          // it. Tests without a browser have no such excuse and are never repeated.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'long',
          include: ['**/*.long.test.ts'],
          exclude: aside,
          expect: patient,
          testTimeout: 10 * 60_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
