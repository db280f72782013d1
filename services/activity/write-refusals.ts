import type { Sql } from 'postgres';
import { masked, type Refusal } from './refusal.ts';

/** A refusal with how often it came, and when first and last (UTC instants). */
export interface Noted extends Refusal {
  readonly firstAt: string;
  readonly lastAt: string;
  readonly times: number;
}

const KEPT_DAYS = 90;

/**
 * Adds to the refusals of their minutes. Ids that belong to nobody are left out, and so is the e-mail of a blocked
 * attempt that belongs to nobody: whoever makes them up would fill the table.
 */
export async function writeRefusals(sql: Sql, noted: readonly Noted[]): Promise<void> {
  const given = noted.map(({ email, ...refusal }) => ({
    ...refusal,
    email,
    masked: email === null || refusal.code === 'too-many-requests' ? null : masked(email),
  }));
  await sql`
    insert into desk.refusals
      (minute, first_at, last_at, times, kind, operation, code, actor_id, student_id, account_id, masked_email)
    select date_trunc('minute', "firstAt"), min("firstAt"), max("lastAt"), sum(times)::int,
      kind, operation, code, "actorId", student.person_id, account.id,
      case when account.id is null then masked end
    from json_to_recordset(${JSON.stringify(given)}::text::json) as given (
      kind text, operation text, code text, "actorId" uuid, "studentId" uuid, email text, masked text,
      "firstAt" timestamptz, "lastAt" timestamptz, times int
    )
    left join desk.personal_keys student on student.person_id = given."studentId"
    left join accounts."user" account on account.email = given.email
    group by 1, kind, operation, code, "actorId", student.person_id, account.id,
      case when account.id is null then masked end
    -- in one order, so that copies of the program never wait for each other in a circle
    order by 1, kind, operation, code, "actorId", student.person_id, account.id,
      case when account.id is null then masked end
    on conflict on constraint refusals_once_a_minute do update set
      times = refusals.times + excluded.times,
      last_at = greatest(refusals.last_at, excluded.last_at)`;
}

/** Deletes what is older than 90 days. */
export async function deleteOldRefusals(sql: Sql, now: Date): Promise<void> {
  await sql`delete from desk.refusals where first_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
}
