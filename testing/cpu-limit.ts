import { expect } from 'vitest';

/** Milliseconds of CPU time that one piece of input may take. Unlike the time that passes, it does not depend on other work. */
export const CPU_MS_MAX = 1_000;

/** Runs a function, and fails when it takes more CPU time than one piece of input may take, or than `msMax`. */
export async function expectCheap<Result>(
  input: unknown,
  run: () => Result | Promise<Result>,
  msMax = CPU_MS_MAX,
): Promise<Result> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000, `CPU time of ${String(JSON.stringify(input)).slice(0, 2_000)}`).toBeLessThan(msMax);
  return result;
}
