import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const tests = '{events,projections,services,scripts,web}/**/*.test.{ts,tsx}';

test('randomised tests: each takes its seed from chooseSeed, which prints it', async () => {
  const unseeded: string[] = [];
  for await (const file of glob(tests, { cwd: root, exclude: (path) => path.includes('node_modules') })) {
    const text = await readFile(join(root, file), 'utf8');
    const random = /\bfc\.assert\(|Math\.random\(|\brandomInt\(/.test(text);
    if (random && !text.includes('chooseSeed(import.meta.filename')) unseeded.push(file);
  }
  expect(unseeded).toEqual([]);
});
