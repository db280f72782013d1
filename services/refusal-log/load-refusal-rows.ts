import type { Sql } from 'postgres';
import type { ActivityCursor } from '#projections/queries/activity.ts';
import { type Period, toPeriodSql } from '#projections/queries/period.ts';
import type { RecordedRefusal } from './refusal.ts';

/** A row of desk.refusals with the people it names. `subject` is the student or account that the request was about. */
export interface RefusalRecord extends Pick<RecordedRefusal, 'operation' | 'code'> {
  id: string;
  /** UTC instant of the first refusal. It never changes, so that keyset pages neither skip nor repeat a row. */
  at: string;
  last_at: string;
  times: number;
  refused: RecordedRefusal['kind'];
  actor_id: string | null;
  actor_name: string | null;
  subject_id: string | null;
  subject_name: string | null;
  subject_role: 'student' | 'tutor' | null;
  subject_archived: boolean;
  masked_email: string | null;
}

export interface RefusalFilters {
  readonly kind?: RecordedRefusal['kind'] | undefined;
  readonly period?: Period | undefined;
  /** Id of the person who was refused, or of the account that the sign-in was for. */
  readonly personId?: string | undefined;
  readonly studentId?: string | undefined;
  readonly after?: ActivityCursor | undefined;
  readonly limit: number;
}

/**
 * Refused commands and failed sign-ins, newest first, at most `limit` rows. `after` is compared with version 0, so that
 * refusals follow the acts of the same instant.
 */
export const loadRefusalRows = (sql: Sql, filters: RefusalFilters): Promise<RefusalRecord[]> => {
  const { kind, period, personId, studentId, after, limit } = filters;
  const about = (id: string) => sql`and ${id} in (r.student_id, r.account_id)`;
  return sql<RefusalRecord[]>`
    select r.id, r.first_at as at, r.last_at, r.times, r.kind as refused, r.operation, r.code,
      r.actor_id, case when r.actor_id is not null then coalesce(actor.name, 'Unknown') end as actor_name,
      subject.id as subject_id, subject.name as subject_name, subject.role as subject_role,
      subject.archived_at is not null as subject_archived,
      r.masked_email
    from desk.refusals r
    left join profiles actor on actor.id = r.actor_id
    left join profiles subject on subject.id = coalesce(r.student_id, r.account_id)
    where ${kind === undefined ? sql`true` : sql`r.kind = ${kind}`}
      ${personId === undefined ? sql`` : sql`and ${personId} in (r.actor_id, r.account_id)`}
      ${studentId === undefined ? sql`` : about(studentId)}
      ${toPeriodSql(sql, 'r.first_at', period)}
      ${after ? sql`and (r.first_at, 0, r.id) < (${after[0]}, ${after[1]}, ${after[2]})` : sql``}
    order by r.first_at desc, r.id desc
    limit ${limit}`;
};
