import { expect, test } from 'vitest';
import { personName } from './primitives.ts';

const accepts = (name: string) => personName.safeParse(name).success;

test.each(['Zoë Park', "Ngũgĩ wa Thiong'o", 'J. R. Doe-Smith', '李小龍', 'مها', 'अनिरुद्ध', 'Ngọc Ánh', 'X', 'Ann 2nd'])(
  'personName: accepts “%s”',
  (name) => {
    expect(accepts(name)).toBe(true);
  },
);

test.each([
  ['has no letter', '12345'],
  ['is punctuation', '...'],
  ['is an emoji', '🐻'],
  ['is a filler that looks blank', '\u3164'],
  ['is braille blank', 'A\u2800B'],
  ['holds a zero-width space', 'Ms\u200b Lee'],
  ['holds a zero-width joiner', 'Ms Le\u200de'],
  ['holds a zero-width non-joiner', 'Ms Le\u200ce'],
  ['holds a word joiner', 'Ms Le\u2060e'],
  ['holds a soft hyphen', 'Ms Le\u00ade'],
  ['reorders its row', 'abc\u202edef'],
  ['opens a bidi isolate', '\u2067abc'],
  ['holds a right-to-left mark', 'abc\u200f'],
  ['holds a variation selector', 'Lee\ufe00'],
  ['holds tags', 'Lee\u{e0061}\u{e007f}'],
  ['holds a combining grapheme joiner', 'Le\u034fe'],
  ['holds a line break', 'Ann\nLee'],
  ['holds a bell', 'Ann\u0007'],
  ['holds a private character', 'Ann \ue000'],
  ['stacks marks', `Z${'\u0335\u0321\u0336\u0322'.repeat(3)}`],
])('personName: refuses a name that %s', (_, name) => {
  expect(accepts(name)).toBe(false);
});
