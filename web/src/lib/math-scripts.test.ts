import { expect, test } from 'vitest';
import { parseScripts, toSpokenScripts } from './math-scripts.ts';

const write = (text: string) =>
  parseScripts(text)
    .map((part) => (typeof part === 'string' ? part : `${part.kind === 'raised' ? '^' : '_'}[${part.text}]`))
    .join('');

test.each([
  ['24x⁶ ÷ (6x²)', '24x^[6] ÷ (6x^[2])'],
  ['(1/3)⁻² and 2ˣ', '(1/3)^[−2] and 2^[x]'],
  ['C₆H₁₂O₆ and SO₄²⁻', 'C_[6]H_[12]O_[6] and SO_[4]^[2−]'],
  ['No scripts, 20 °C', 'No scripts, 20 °C'],
])('parseScripts: writes %s in ordinary characters', (text, written) => expect(write(text)).toBe(written));

test.each([
  ['x² + 3', 'x squared + 3'],
  ['The volume is 8 cm³.', 'The volume is 8 cm cubed.'],
  ['x²y³', 'x squared y cubed'],
  ['10⁻⁷', '10 to the power of minus 7'],
  ['2ˣ = 4', '2 to the power of x = 4'],
  ['(x − 3)⁴', '(x − 3) to the power of 4'],
  ['H₂O, Na⁺ and SO₄²⁻', 'H2O, Na plus and SO4 2 minus'],
  ['¹⁴C', '14C'],
])('toSpokenScripts: reads %s as “%s”', (text, spoken) => expect(toSpokenScripts(text)).toBe(spoken));
