import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Milliseconds after which a condition counts as never met: many times what it takes, for a machine that has much else to do. */
const expectDefaults = { poll: { timeout: 60_000 } };
/** Milliseconds for the longest tests, which take four times as long on a machine that is busy. */
const timeout = 5 * 60_000;
const ignoredFolders = ['**/node_modules/**', '**/dist/**', '**/.rollbook/**'];
/** Tests that try a few samples in `npm test`, more in the project `faults` and all in `long`. */
const sampled = '**/*.sampled{,.db,.e2e}.test.ts';
/** Test files of which `npm test` runs a part, and the faults the rest. */
const ofBothKinds = globSync('{events,projections,scripts,services,web}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
}).filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('testInFaults'));
/** A run with the faults or the long tests tries no few samples besides. */
const withoutFewSamples = ['--all', '--long'].some((flag) => process.argv.includes(flag)) ? [sampled] : [];
/** With compiled code in the cache, the threads and processes that tests start take half of the CPU time to start. */
const env = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'rollbook', 'compiled'),
};
const common = {
  ...{ exclude: ignoredFolders, env, expect: expectDefaults, testTimeout: timeout, hookTimeout: timeout },
  setupFiles: ['testing/report-event-store-db-use.ts'],
};

/** For tests that open the program. */
const ofProgram = { ...common, setupFiles: [...common.setupFiles, 'testing/cheap-password-hashes.ts'] };

export default defineConfig({
  test: {
    // Two for each core: most of the time a test waits for a database or a browser. All projects are in one group, so that
    // no core waits for the last file of a project. The longest files of a project run first.
    maxWorkers: 2 * Math.max(2, availableParallelism()),
    globalSetup: 'testing/global-setup.ts',
    // The files of a worker share its modules and its browser: loading them anew for each file took a third of a run.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          provide: { project: 'unit', kindsOfTests: 'daily' },
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignoredFolders, ...withoutFewSamples, '**/*.{db,e2e,faults,long}.test.ts'],
        },
      },
      {
        test: {
          ...ofProgram,
          name: 'db',
          provide: { project: 'db', kindsOfTests: 'daily' },
          include: ['**/*.db.test.ts'],
          exclude: [...ignoredFolders, ...withoutFewSamples],
        },
      },
      {
        test: {
          ...ofProgram,
          name: 'e2e',
          provide: { project: 'e2e', kindsOfTests: 'daily' },
          include: ['**/*.e2e.test.ts'],
          exclude: [...ignoredFolders, ...withoutFewSamples],
        },
      },
      {
        test: {
          ...ofProgram,
          name: 'faults',
          provide: { project: 'faults', kindsOfTests: 'in-faults' },
          include: ['**/*.faults.test.ts', sampled, ...ofBothKinds],
        },
      },
      {
        test: {
          ...ofProgram,
          name: 'long',
          provide: { project: 'long', kindsOfTests: 'in-faults' },
          include: ['**/*.{faults,long}.test.ts', sampled, ...ofBothKinds],
          testTimeout: 10 * 60_000,
        },
      },
    ],
  },
});
