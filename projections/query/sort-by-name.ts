/** Orders ‘Ötztal’ with the O and ignores case; the database's default collation would put it after Z. */
const nameCollator = new Intl.Collator('en');

/** People in the order of their names; equal names are ordered by id, so that the order is always the same. */
export const sortByName = <Named extends { id: string; name: string }>(people: readonly Named[]): Named[] =>
  people.toSorted((one, other) => nameCollator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1));
