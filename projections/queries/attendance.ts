import type { Sql } from 'postgres';
import { z } from 'zod';
import { type AttendanceStatus, type Charge, civilDate } from '#events/values/shapes.ts';
import { decodeCursor, type Page, page, placeInstant } from './page.ts';
import { claimed, equals, PROGRAM_NAME, type RowStudent, studentColumns } from './sql.ts';

/** A mark with the people it names. `notes` is sealed. */
export interface AttendanceRecord extends RowStudent {
  id: string;
  tutor_id: string;
  tutor_name: string;
  status: AttendanceStatus;
  charge: Charge;
  notes: string | null;
  date: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface AttendanceFilters {
  readonly studentId?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: AttendanceStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const place = z.tuple([civilDate, placeInstant, z.uuid()]);

const record = (sql: Sql) => sql`
  select a.id, a.student_id, ${studentColumns(sql)},
    a.tutor_id, coalesce(tutor.name, ${PROGRAM_NAME}) as tutor_name,
    a.status, a.charge, ${claimed(sql, 'a.note', 'a.note_event', 'note', 'a.student_id')} as notes, a.date, a.created_at, a.updated_at, a.version
  from attendance a
  left join profiles student on student.id = a.student_id
  left join profiles tutor on tutor.id = a.tutor_id`;

/** Marks of one student or of everybody, newest date first. Throws InvalidCursor. */
export const attendancePage = async (sql: Sql, filters: AttendanceFilters): Promise<Page<AttendanceRecord>> => {
  const { studentId, date, from, to, status, cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  const rows = await sql<AttendanceRecord[]>`
    ${record(sql)}
    where true
      ${equals(sql, 'a.student_id', studentId)}
      ${equals(sql, 'a.date', date)}
      ${from === undefined ? sql`` : sql`and a.date >= ${from}`}
      ${to === undefined ? sql`` : sql`and a.date <= ${to}`}
      ${equals(sql, 'a.status', status)}
      ${after ? sql`and (a.date, a.created_at, a.id) < (${after[0]}, ${after[1]}, ${after[2]})` : sql``}
    order by a.date desc, a.created_at desc, a.id desc
    limit ${limit + 1}`;
  return page(rows, limit, (row) => [row.date, row.created_at, row.id]);
};
