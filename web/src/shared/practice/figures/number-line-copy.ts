import { formatOrdinal } from '../../../lib/format-ordinal.ts';
import { hasNumber, listTicks, type NumberLine, toMarkText } from './number-line.ts';

/** Describes what the line shows. A mark without a name is counted from the last number before it. */
export function toNumberLineText(line: NumberLine): string {
  const { from, to, mark, parts = 1, isMarkNamed = true } = line;
  const cut = parts === 1 ? '' : ` in ${parts} equal parts${to - from === 1 ? '' : ' for each unit'}`;
  const name = `Number line from ${from} to ${to}${cut}`;
  if (isMarkNamed) return `${name}, with ${toMarkText(line)} marked.`;
  const before = listTicks(line).findLast((tick) => tick < mark && hasNumber(line, tick)) ?? from * parts;
  const numbers = parts === 1 ? ', with a number at every 5th mark' : '';
  return `${name}${numbers}. A dot is on the ${formatOrdinal(mark - before)} mark after ${before / parts}.`;
}
