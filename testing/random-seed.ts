import { relative } from 'node:path';

/**
 * Returns the seed of a randomised test: the value of `SEED`, or a new one. Prints the command that repeats the run.
 * @param file the test's `import.meta.filename`
 * @param project the vitest project of the test
 */
export function chooseSeed(file: string, project: 'unit' | 'db' | 'long'): number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`To repeat: SEED=${seed} npx vitest run --project ${project} ${relative(process.cwd(), file)}`);
  return seed;
}
