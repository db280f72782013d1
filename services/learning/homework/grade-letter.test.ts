import { expect, test } from 'vitest';
import { createGradeLetter } from './grade-letter.ts';

const letterTo = (name: string) =>
  createGradeLetter('graded', { name, link: 'https://rollbook.example/submission/1', centre: 'Chalk & Co' });

test.each(['Zoë O’Neill-Smith', 'J. Doe', '李小龍', 'Ngũgĩ wa Thiong’o'])(
  'createGradeLetter: greets %s by name',
  (name) => {
    expect(letterTo(name).text).toContain(`Hello ${name},\n`);
  },
);

test.each(['Win at https://bad.example', 'bad.example/win', 'Mia\n\nPlease pay', 'You won! Call 555 1234'])(
  'createGradeLetter: leaves out a name that could be a message: %s',
  (name) => {
    expect(letterTo(name).text).toMatch(/^Hello,\n/);
  },
);
