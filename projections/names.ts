/** How people look names up: ‘Ötztal’ with the O, whatever the case; the database's own order would put it after Z. */
const names = new Intl.Collator('en');

export const inOrderOfNames = <Named extends { id: string; name: string }>(people: readonly Named[]): Named[] =>
  people.toSorted((one, other) => names.compare(one.name, other.name) || (one.id < other.id ? -1 : 1));
