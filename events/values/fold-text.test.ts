import { expect, test } from 'vitest';
import { foldText, toSearchWords } from './fold-text.ts';

test.each([
  ["Kiera O'Dowd", 'kiera odowd'],
  ['Kiera O’Dowd', 'kiera odowd'],
  ['O‘Dowd', 'odowd'],
  ['Oʼdowd', 'odowd'],
  ['Łukasz Øster', 'lukasz oster'],
  ['Weiß Straße', 'weiss strasse'],
  ['WEISS STRAẞE', 'weiss strasse'],
  ['Anne‑Marie\u00a0Smith–Jones', 'annemarie smithjones'],
  ['Đặng Þóra Ægir Œuvre Guðrún', 'dang thora aegir oeuvre gudrun'],
  ['Işıl İnci', 'isil inci'],
  ['Pál  Őry ', 'pal ory'],
  ['मीरा', 'मीरा'],
  ['Иван Жёлудев', 'иван желудев'],
])('foldText: “%s” is “%s”', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text.normalize('NFD'))).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test('toSearchWords: gives no word for blanks and for marks alone', () => {
  expect(toSearchWords(" \u00a0 ' - ")).toEqual([]);
  expect(toSearchWords(' O’Dowd  smith ')).toEqual(['odowd', 'smith']);
});
