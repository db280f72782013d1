import { expect, test } from 'vitest';
import { isPseudoWord, toPseudoText } from './to-pseudo-text.ts';

test('toPseudoText: makes a text 40 % longer and leaves numbers, marks and spaces', () => {
  const text = 'Save 3 classes, please: they are waiting.';
  const pseudo = toPseudoText(text);
  expect(pseudo).toBe('Sáávéé 3 çlááásséés, plééáásé: thééýý ááré wááíítííñg.');
  const letters = (each: string) => each.replaceAll(/\P{L}/gu, '').length;
  expect(letters(pseudo)).toBe(Math.ceil(letters(text) * 1.4));
});

test('toPseudoText: gives every word an accent, also one without vowels', () => {
  for (const word of toPseudoText('CSV by Mr Pott, in PDF').match(/\p{L}+/gu) ?? [])
    expect(isPseudoWord(word)).toBe(true);
});
