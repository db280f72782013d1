import { type Expression, type SqlBool, sql } from 'kysely';
import { columnsOf } from './query-fragments.ts';

/** How people look names up: ‘Ötztal’ with the O, whatever the case; the database's own order would put it after Z. */
const names = new Intl.Collator('en');

export const inOrderOfNames = <Named extends { id: string; name: string }>(people: readonly Named[]): Named[] =>
  people.toSorted((one, other) => names.compare(one.name, other.name) || (one.id < other.id ? -1 : 1));

/**
 * Conditions on `profiles as p`, one for each word that is typed: it is in the name or in the part of the e-mail before
 * the @, whatever the case or accents; a word with an @ is looked for in the whole address. The web's matchesSearch finds
 * the same.
 */
export const matchesSearch = (search: string | undefined): Expression<SqlBool>[] =>
  toPlainText(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) =>
      word.includes('@')
        ? sql<SqlBool>`position(${word} in ${plainColumn('email')}) > 0`
        : sql<SqlBool>`(position(${word} in ${plainColumn('name')}) > 0
            or position(${word} in split_part(${plainColumn('email')}, '@', 1)) > 0)`,
    );

const toPlainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const p = columnsOf('profiles', 'p');
// combining marks, as far as names of people have them
const plainColumn = (column: 'name' | 'email') =>
  sql<string>`lower(regexp_replace(normalize(${p(column)}, nfd), '[\u0300-\u036f]', '', 'g'))`;
