import type { Sql } from 'postgres';

/** How people look names up: ‘Ötztal’ with the O, whatever the case; the database's own order would put it after Z. */
const names = new Intl.Collator('en');

export const inOrderOfNames = <Named extends { id: string; name: string }>(people: readonly Named[]): Named[] =>
  people.toSorted((one, other) => names.compare(one.name, other.name) || (one.id < other.id ? -1 : 1));

/** The same order in PostgreSQL, for lists that are read page by page; `profiles_by_name` serves it. */
export const nameOrder = (sql: Sql) => sql`p.name collate "en-x-icu"`;

/**
 * `and …` for each word that is typed: it is in the name or in the part of the e-mail before the @, whatever the case or
 * accents; a word with an @ is looked for in the whole address. The web's matchesSearch finds the same.
 */
export const matchesSearch = (sql: Sql, search: string | undefined) => {
  const words = plain(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.reduce(
    (all, word) =>
      word.includes('@')
        ? sql`${all} and position(${word} in ${plainColumn(sql, 'email')}) > 0`
        : sql`${all} and (
            position(${word} in ${plainColumn(sql, 'name')}) > 0
            or position(${word} in split_part(${plainColumn(sql, 'email')}, '@', 1)) > 0
          )`,
    sql``,
  );
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
// combining marks, as far as names of people have them
const plainColumn = (sql: Sql, column: 'name' | 'email') =>
  sql`lower(regexp_replace(normalize(p.${sql(column)}, nfd), '[\u0300-\u036f]', '', 'g'))`;
