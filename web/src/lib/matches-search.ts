/**
 * Matches every word typed against the name and the part of the e-mail before the @, whatever the case or accents: the
 * part behind it is the same for half of a school. A word with an @ is looked for in the whole address.
 */
export function matchesSearch({ name, email }: { name: string; email: string }, search: string): boolean {
  const address = plain(email);
  const text = `${plain(name)} ${address.replace(/@.*/, '')}`;
  return plain(search)
    .split(/\s+/)
    .every((word) => (word.includes('@') ? address : text).includes(word));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
