import { expect, test } from 'vitest';
import { replacePart } from './report.ts';

const text = '# One\n\nold\n\n## Detail\n\n# Two\n\nstays\n';

test('replacePart: replaces the part below the same heading and keeps the others', () => {
  expect(replacePart(text, '# One\n\nnew\n')).toBe('# One\n\nnew\n\n## Detail\n\n# Two\n\nstays\n');
});

test('replacePart: adds a new part at the end', () => {
  expect(replacePart(text, '# Three\n\nnew\n')).toBe(`${text}\n# Three\n\nnew\n`);
});
