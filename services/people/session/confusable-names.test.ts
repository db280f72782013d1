import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { areNamesConfusable } from './confusable-names.ts';

const seed = chooseSeed(import.meta.filename);

test.each([
  ['Sara Lee', 'Sara Lee', 'itself'],
  ['Sara Lee', 'SARA LEE', 'capitals'],
  ['Sara Lee', 'sara   lee', 'blanks'],
  ['Sara Lee', 'Sara.Lee', 'punctuation'],
  ['Sara Lee', 'Särä Léé', 'accents'],
  ['Sara Lee', 'Ѕаrа Lее', 'Cyrillic Ѕ, а and е'],
  ['Sara Lee', 'SАRА LЕЕ', 'Cyrillic capitals'],
  ['Sara Lee', 'Sarα Lee', 'a Greek alpha'],
  ['Tom Nix', 'Τοm Νιx', 'Greek letters'],
  ['Sara Lee', '𝐒𝐚𝐫𝐚 𝓛𝓮𝓮', 'mathematical letters'],
  ['Sara Lee', 'Ｓａｒａ Ｌｅｅ', 'fullwidth letters'],
  ['Alice Hill', 'AIice HiII', 'capital I for l'],
  ['Alice Hill', 'A1ice Hi11', 'digits for l'],
  ['Tom Moore', 'T0m M00re', 'zeros for o'],
  ['Tom Moore', 'Torn Moore', 'rn for m'],
  ['Иван Петров', 'ИВАН ПЕТРОВ', 'another script in capitals'],
])('areNamesConfusable: returns true for “%s” and “%s” (%s)', (one, other) => {
  expect(areNamesConfusable(one, other)).toBe(true);
  expect(areNamesConfusable(other, one)).toBe(true);
});

test.each([
  ['Sara Lee', 'Sara Leigh'],
  ['Sara Lee', 'Sara'],
  ['Ms Lee', 'Lee'],
  ['Maya Okafor', 'Mia Lindqvist'],
  ['मीरा', 'मारा'],
  ['李小龍', '李小明'],
  ['Иван Петров', 'Иван Петровский'],
])('areNamesConfusable: returns false for “%s” and “%s”', (one, other) => {
  expect(areNamesConfusable(one, other)).toBe(false);
});

test('areNamesConfusable: returns true for every name and itself in another case', () => {
  const letter = fc.constantFrom(
    ...'abcdefghijklmnopqrstuvwxyzàéöñабвгдежзийклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψω',
  );
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 30 }), (name) => {
      expect(areNamesConfusable(name, name)).toBe(true);
      expect(areNamesConfusable(name, name.toUpperCase())).toBe(true);
    }),
    { seed },
  );
});
