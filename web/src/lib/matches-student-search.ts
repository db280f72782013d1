/**
 * True when each typed word is found in the name or in the part of the e-mail address before the @, ignoring case and
 * accents. The domain is left out, because half of a school shares it; a word with an @ is compared with the whole
 * address.
 */
export function matchesStudentSearch({ name, email }: { name: string; email: string }, search: string): boolean {
  const address = normalize(email);
  const text = `${normalize(name)} ${address.replace(/@.*/, '')}`;
  return normalize(search)
    .split(/\s+/)
    .every((word) => (word.includes('@') ? address : text).includes(word));
}

/**
 * Whether each typed word is found in the text or begins one of the synonyms, ignoring case and accents. Synonyms are
 * separated by spaces.
 */
export const containsEveryWord = (text: string, search: string, synonyms = ''): boolean =>
  normalize(search)
    .split(/\s+/)
    .every((word) => normalize(text).includes(word) || ` ${normalize(synonyms)}`.includes(` ${word}`));

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
