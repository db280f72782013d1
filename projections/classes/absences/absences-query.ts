/** The absences of a student that were reported ahead. */
import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { createColumnRefs, pickColumns } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const r = createColumnRefs('absence_reports', 'r');

const openAbsences = (student: string, from: string) =>
  queryBuilder
    .selectFrom('absence_reports as r')
    .where('r.student_id', '=', student)
    .where('r.date', '>=', from)
    .where('r.withdrawn_at', 'is', null)
    .select(pickColumns('absence_reports', 'r', ['date', 'reason', 'reported_at', 'by_centre']))
    .select(
      sql<boolean>`exists (
        select from attendance a where a.student_id = ${r('student_id')} and a.date = ${r('date')} and a.voided_at is null
      )`.as('marked'),
    )
    .orderBy('r.date');

/** An open report; `marked` is true once attendance of the day is recorded. The reason is sealed. */
export type AbsenceRecord = RowOf<ReturnType<typeof openAbsences>>;

/** The open reports of a student for a day (`YYYY-MM-DD`) and later ones, in order. */
export const fetchOpenAbsences = (connection: Sql, student: string, from: string): Promise<AbsenceRecord[]> =>
  fetchRows(connection, openAbsences(student, from));

/** @public */
export const samples: QuerySamples<typeof import('./absences-query.ts')> = {
  fetchOpenAbsences: [[sample.id, sample.day]],
};
