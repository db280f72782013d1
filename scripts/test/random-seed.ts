import { relative } from 'node:path';

/**
 * The seed of a randomised test: that of `SEED`, or a new one. Prints the line that repeats the run, which must stand
 * above whatever it comes to.
 * @param file the test's `import.meta.filename`
 * @param project the vitest project that it belongs to
 */
export function chooseSeed(file: string, project: 'unit' | 'db' | 'long'): number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`To repeat: SEED=${seed} npx vitest run --project ${project} ${relative(process.cwd(), file)}`);
  return seed;
}
