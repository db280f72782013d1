import { type Expression, type SqlBool, sql } from 'kysely';
import { createColumnRefs } from './query-fragments.ts';

/**
 * Conditions on `profiles as p`, one for each word of the search. A word matches if the name, or the part of the e-mail
 * before the @, contains it, regardless of case and accents; a word with an @ is searched for in the whole address. Must
 * match the same people as `matchesStudentSearch` of the web.
 */
export const toNameSearchConditions = (search: string | undefined): Expression<SqlBool>[] =>
  toPlainText(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) =>
      word.includes('@')
        ? sql<SqlBool>`position(${word} in ${toPlainColumn('email')}) > 0`
        : sql<SqlBool>`(position(${word} in ${toPlainColumn('name')}) > 0
            or position(${word} in split_part(${toPlainColumn('email')}, '@', 1)) > 0)`,
    );

const toPlainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const p = createColumnRefs('profiles', 'p');
// PostgreSQL's regular expressions know no \p{M}, so this range lists the combining marks of European names.
const toPlainColumn = (column: 'name' | 'email') =>
  sql<string>`lower(regexp_replace(normalize(${p(column)}, nfd), '[\u0300-\u036f]', '', 'g'))`;
