/** The roll of one day: students, and the mark that each has on it. */
import type { Sql } from 'postgres';
import type { AttendanceRecord } from './attendance.ts';
import { nameOrder } from './names.ts';
import { type Page, page } from './page.ts';
import { claimed, PROGRAM_NAME } from './sql.ts';
import { afterName, namePlace } from './students.ts';

interface Student {
  id: string;
  name: string;
  email: string;
  classes_remaining: number;
  classes_uncovered: number;
}

/** `notes` is sealed. */
type Mark = Pick<AttendanceRecord, 'status' | 'charge' | 'notes' | 'tutor_name' | 'updated_at' | 'version'>;

/** A student with the mark of the day, null where there is none. */
export interface RollRecord extends Student {
  mark: Mark | null;
}

interface Row extends Omit<Mark, 'version' | 'status'>, Student {
  mark_version: number;
  status: Mark['status'] | null;
}

/** Current students by name with their marks of a date (`YYYY-MM-DD`). Throws InvalidCursor. */
export const rollPage = async (
  sql: Sql,
  date: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<RollRecord>> => {
  const rows = await sql<Row[]>`
    select p.id, p.name, p.email,
      b.classes_remaining, b.classes_uncovered,
      a.status, a.charge, ${claimed(sql, 'a.note', 'a.note_event', 'note', 'a.student_id')} as notes,
      coalesce(tutor.name, ${PROGRAM_NAME}) as tutor_name,
      a.updated_at, a.version as mark_version
    from profiles p
    join balances b on b.student_id = p.id
    left join attendance a on a.student_id = p.id and a.date = ${date}
    left join profiles tutor on tutor.id = a.tutor_id
    where p.role = 'student' and (p.archived_at is not null) = false ${afterName(sql, cursor)}
    order by ${nameOrder(sql)}, p.id
    limit ${limit + 1}`;
  return page(rows.map(withMark), limit, namePlace);
};

const withMark = ({ status, charge, notes, tutor_name, updated_at, mark_version, ...student }: Row): RollRecord => ({
  ...student,
  mark: status && { status, charge, notes, tutor_name, updated_at, version: mark_version },
});
