/** A raised or lowered part of a text, such as the exponent of 3⁻² or the number in H₂O, in ordinary characters. */
export interface TextScript {
  kind: 'raised' | 'lowered';
  text: string;
  /** What screen readers say, with the spaces around it: “ squared”, “ to the power of minus 2”. */
  spoken: string;
}

const ORDINARY = '0123456789+−()nxy';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣʸ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₙₓ';
/** What an exponent or a charge follows. Other raised numbers, such as that of ¹⁴C, are read as they are. */
const BASE = new RegExp(`[\\p{L}\\d)\\]${LOWERED}]$`, 'u');
const scripts = new RegExp(`(?<raised>[${RAISED}]+)|[${LOWERED}]+`, 'gu');

/**
 * The parts of a text that are on the line, and those above or below it. The font has few of these characters, so they
 * are drawn as ordinary ones.
 */
export function parseScripts(text: string): (string | TextScript)[] {
  const parts: (string | TextScript)[] = [];
  let end = 0;
  for (const found of text.matchAll(scripts)) {
    const [written] = found;
    const raised = found.groups?.raised !== undefined;
    const ordinary = toOrdinary(written, raised ? RAISED : LOWERED);
    if (found.index > end) parts.push(text.slice(end, found.index));
    end = found.index + written.length;
    const isExponent = raised && BASE.test(text.slice(0, found.index));
    const spoken = isExponent ? spellExponent(ordinary, text.slice(end)) : ordinary;
    parts.push({ kind: raised ? 'raised' : 'lowered', text: ordinary, spoken });
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

const toOrdinary = (written: string, alphabet: string): string =>
  [...written].map((character) => ORDINARY[alphabet.indexOf(character)]).join('');

function spellExponent(exponent: string, rest: string): string {
  const words = exponent.replaceAll('−', ' minus ').replaceAll('+', ' plus ').trim().replaceAll('  ', ' ');
  const gap = /^[\p{L}\d(√]/u.test(rest) ? ' ' : '';
  if (exponent === '2') return ` squared${gap}`;
  if (exponent === '3') return ` cubed${gap}`;
  // The charge of an ion: SO₄²⁻.
  if (/[+−]$/.test(exponent)) return ` ${words}${gap}`;
  return ` to the power of ${words}${gap}`;
}

/** A text with its exponents in words and its lowered numbers on the line. */
export const toSpokenScripts = (text: string): string =>
  parseScripts(text)
    .map((part) => (typeof part === 'string' ? part : part.spoken))
    .join('');
