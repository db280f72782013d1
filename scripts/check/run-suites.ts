import type { TestCase, TestModule, TestSuite } from 'vitest/node';
import { startVitest } from 'vitest/node';
import type { Tally } from './tally.ts';

/** Runs test projects of vitest and counts each test. A file or group whose set-up failed counts as one failed test. */
export async function runSuites(projects: readonly string[], tally: Tally): Promise<void> {
  const vitest = await startVitest('test', [], {
    run: true,
    watch: false,
    project: [...projects],
    reporters: ['default'],
  });
  try {
    for (const module of vitest.state.getTestModules()) {
      addFaults(module, `${module.relativeModuleId}`, tally);
      for (const suite of module.children.allSuites()) addFaults(suite, nameOf(suite), tally);
      for (const test of module.children.allTests()) addTest(test, tally, module.meta().usesEventStoreDb);
    }
    for (const error of vitest.state.getUnhandledErrors())
      tally.addStep(`outside any test: ${messageOf(error)}`, false);
  } finally {
    await vitest.close();
  }
}

/** A failed hook leaves its tests skipped, which must not look like a success. */
function addFaults(group: TestModule | TestSuite, name: string, tally: Tally): void {
  if (group.errors().length > 0) tally.addStep(`${name} (not run: its set-up failed)`, false);
}

function addTest(test: TestCase, tally: Tally, usesEventStoreDb = false): void {
  const { state, errors } = test.result();
  const { duration = 0, flaky = false } = test.diagnostic() ?? {};
  const reasons = (errors ?? []).map(({ message }) => message.split('\n')[0]).join('; ');
  const reason = flaky || reasons !== '' ? reasons : undefined;
  tally.addTest(nameOf(test), state === 'pending' ? 'failed' : state, duration, reason);
  if (usesEventStoreDb && state !== 'skipped') tally.onEventStoreDb += 1;
}

const nameOf = (item: TestCase | TestSuite): string => `${item.module.relativeModuleId} > ${item.fullName}`;

const messageOf = (error: unknown): string => String((error as { message?: unknown }).message ?? error);
