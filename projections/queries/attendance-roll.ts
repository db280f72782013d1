import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { db, fetchRows, type RowOf } from './database.ts';
import { type Page, toPage } from './page.ts';
import { toActorName, toNameOrder, toSealedClaimSql } from './query-fragments.ts';
import { toFormerCondition, toNameCursor, toNameCursorConditions } from './students.ts';

const studentsWithMarks = (date: string) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('balances as b', 'b.student_id', 'p.id')
    .leftJoin('attendance as a', (join) => join.onRef('a.student_id', '=', 'p.id').on('a.date', '=', date))
    .leftJoin('profiles as tutor', 'tutor.id', 'a.tutor_id')
    .where('p.role', '=', sql.lit('student'))
    .select(['p.id', 'p.name', 'p.email', 'b.classes_remaining', 'b.classes_uncovered'])
    .select(['a.status', 'a.charge', toSealedClaimSql('attendance', 'a', 'note').as('notes')])
    .select([toActorName('tutor').as('tutor_name'), 'a.updated_at', 'a.version']);

type Row = RowOf<ReturnType<typeof studentsWithMarks>>;

/**
 * A page of the roll of one date (`YYYY-MM-DD`): current students by name, each with their mark of that date. `notes` is
 * sealed. Throws InvalidCursor.
 */
export const fetchRollPage = async (
  connection: Sql,
  date: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<RollRecord>> => {
  const query = studentsWithMarks(date)
    .where((eb) => eb.and([toFormerCondition(false), ...toNameCursorConditions(cursor)]))
    .orderBy(toNameOrder())
    .orderBy('p.id')
    .limit(limit + 1);
  return toPage((await fetchRows(connection, query)).map(toRollRecord), limit, toNameCursor);
};

/** `mark` is null if the student has none on the date. */
const toRollRecord = ({ status, charge, notes, tutor_name, updated_at, version, ...student }: Row) => {
  const isMarked = status !== null && charge !== null && updated_at !== null && version !== null;
  return { ...student, mark: isMarked ? { status, charge, notes, tutor_name, updated_at, version } : null };
};

export type RollRecord = ReturnType<typeof toRollRecord>;
