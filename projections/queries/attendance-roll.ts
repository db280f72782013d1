/** The roll of one day: students, and the mark that each has on it. */
import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { db, fetchRows, type RowOf } from './database.ts';
import { type Page, toPage } from './page.ts';
import { actorName, claimed, nameOrder } from './query-fragments.ts';
import { afterName, isFormer, namePlace } from './students.ts';

const studentsWithMarks = (date: string) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('balances as b', 'b.student_id', 'p.id')
    .leftJoin('attendance as a', (join) => join.onRef('a.student_id', '=', 'p.id').on('a.date', '=', date))
    .leftJoin('profiles as tutor', 'tutor.id', 'a.tutor_id')
    .where('p.role', '=', sql.lit('student'))
    .select(['p.id', 'p.name', 'p.email', 'b.classes_remaining', 'b.classes_uncovered'])
    .select(['a.status', 'a.charge', claimed('attendance', 'a', 'note').as('notes')])
    .select([actorName('tutor').as('tutor_name'), 'a.updated_at', 'a.version']);

type Row = RowOf<ReturnType<typeof studentsWithMarks>>;

/** Current students by name with their marks of a date (`YYYY-MM-DD`). `notes` is sealed. Throws InvalidCursor. */
export const rollPage = async (
  connection: Sql,
  date: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<RollRecord>> => {
  const query = studentsWithMarks(date)
    .where((eb) => eb.and([isFormer(false), ...afterName(cursor)]))
    .orderBy(nameOrder())
    .orderBy('p.id')
    .limit(limit + 1);
  return toPage((await fetchRows(connection, query)).map(toRollRecord), limit, namePlace);
};

/** The mark is null where the student has none on the day. */
const toRollRecord = ({ status, charge, notes, tutor_name, updated_at, version, ...student }: Row) => {
  const isMarked = status !== null && charge !== null && updated_at !== null && version !== null;
  return { ...student, mark: isMarked ? { status, charge, notes, tutor_name, updated_at, version } : null };
};

export type RollRecord = ReturnType<typeof toRollRecord>;
