/** `2`, `2 and 5`, `2, 5 and 7` */
export function joinWords(parts: readonly (string | number)[], word: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? String(last) : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}
