import { expect, test } from 'vitest';
import { isAboutFractions, parseMathText, preventBreaks, toSpokenMathText } from './math-text.ts';

const write = (text: string) =>
  parseMathText(text)
    .map((part) =>
      part.kind === 'text' ? part.text : `[${part.sign}${part.whole}${part.whole && '|'}${part.top}|${part.bottom}]`,
    )
    .join('')
    .replaceAll('\u00a0', '_');

test.each([
  ['What is 2/3 + 1/6?', 'What is [2|3]_+_[1|6]?'],
  ['1 3/4 of an hour', '[1|3|4] of an hour'],
  ['−7/2 or (−3/5)', '[−7|2] or ([−3|5])'],
  ['The answer is 3/4.', 'The answer is [3|4].'],
  ['On 3/10/2026, and/or 24 km/h', 'On 3/10/2026, and/or 24_km/h'],
  ['x/2 and 3/4x', '[x|2] and 3/4x'],
  ['3/(2x) + 1/x', '[3|2x]_+_[1|x]'],
  ['cos 30° = √3/2, not −√2/2 or 1/x', 'cos 30°_=_[√3|2], not [−√2|2] or [1|x]'],
  ['f is (x − 3) / 4 or 1 / (4x + 3)', 'f is [x_−_3|4] or [1|4x_+_3]'],
  ['2⁵/2³, 1/x² and x²/4, not 3/2⁴x', '[2⁵|2³], [1|x²] and [x²|4], not 3/2⁴x'],
  ['(3/4)⁻² at 5 m/s', '([3|4])⁻² at 5_m/s'],
])('parseMathText: finds the fractions of “%s”', (text, parts) => expect(write(text)).toBe(parts));

test.each([
  ['Solve 3x + 5 = 20 for x.', 'Solve 3x_+_5_=_20 for x.'],
  ['It is 12 ft long and 3 inches wide.', 'It is 12_ft long and 3_inches wide.'],
  ['It has 120 square feet and 8 cubic yards.', 'It has 120_square_feet and 8_cubic_yards.'],
  ['The area is 36π ft².', 'The area is 36π_ft².'],
  ['Add: 13 + 12 + 13 + 12 = 12 + 12 + 26 = 50.', 'Add: 13_+_12_+_13_+_12 =_12_+_12_+_26 =_50.'],
])('parseMathText: does not break “%s” within equations and measures', (text, bound) =>
  expect(write(text)).toBe(bound),
);

test('preventBreaks: binds a whole number to its fraction', () => {
  expect(preventBreaks('Add 1 3/4 and 2.')).toBe('Add 1\u00a03/4 and 2.');
});

test('preventBreaks: binds numbers to their units, and leaves other words alone', () => {
  const text = 'In 24/7 of 5 more tests, 3 kg of water at 20 °C took 10 minutes and 2 Linden Street 4 m.';
  expect(preventBreaks(text).replaceAll('\u00a0', '_')).toBe(
    'In 24/7 of 5 more tests, 3_kg of water at 20_°C took 10_minutes and 2 Linden Street 4_m.',
  );
});

test.each([
  ['3/4', 'three fourths'],
  ['1/2', 'one half'],
  ['3/2', 'three halves'],
  ['1 5/12', '1 and five twelfths'],
  ['7/20', 'seven twentieths'],
  ['2/21', 'two twenty-firsts'],
  ['−1/3', 'minus one third'],
  ['7/120', '7 over 120'],
  ['x/2 + 3/(2x)', 'x over 2\u00a0+\u00a03 over 2x'],
  ['(1/3)⁻² = 9', '(one third) to the power of minus 2\u00a0=\u00a09'],
  ['1/x²', '1 over x squared'],
  ['−√3/2', 'minus square root of 3 over 2'],
])('toSpokenMathText: reads %s as “%s”', (text, spoken) => expect(toSpokenMathText(text)).toBe(spoken));

test.each([
  ['What is 1/2 + 1/4?', [], true],
  ['What is 3/4 of 12?', [], true],
  ['What is (1/3)⁻² + 1?', [], true],
  ['Which fraction is the greatest?', ['1/2', '3/4'], true],
  ['Choose what is true.', ['2/3 > 1/2', '2/3 < 1/2'], true],
  ['What happened on 9/11/2001, and/or on 9/11?', ['9/11', '7/4'], false],
  ['How much flour is 1/2 cup doubled?', ['1 cup', '1/4 cup'], false],
  ['Open 24/7', [], false],
])('isAboutFractions: “%s” %j is %s', (text, options, isMath) =>
  expect(isAboutFractions({ text, options })).toBe(isMath),
);
