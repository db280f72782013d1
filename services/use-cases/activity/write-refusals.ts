import type { Sql } from 'postgres';
import type { RecordedRefusal } from './refusal.ts';

/** A refusal with how often it came, and when first and last (UTC instants). */
export interface CountedRefusal extends RecordedRefusal {
  /** Shown for an e-mail that belongs to no account; null where nothing is. */
  readonly mask: string | null;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly times: number;
}

const KEPT_DAYS = 90;

/** Adds to the refusals of their day. Ids that belong to nobody are left out: made up, they would fill the table. */
export async function writeRefusals(sql: Sql, refusals: readonly CountedRefusal[]): Promise<void> {
  await sql`
    insert into desk.refusals
      (day, first_at, last_at, times, kind, operation, code, actor_id, student_id, account_id, masked_email)
    select ("firstAt" at time zone 'UTC')::date, min("firstAt"), max("lastAt"), sum(times)::int,
      kind, operation, code, "actorId", student.person_id, account.id,
      case when account.id is null then mask end
    from json_to_recordset(${JSON.stringify(refusals)}::text::json) as given (
      kind text, operation text, code text, "actorId" uuid, "studentId" uuid, email text, mask text,
      "firstAt" timestamptz, "lastAt" timestamptz, times int
    )
    left join desk.personal_keys student on student.person_id = given."studentId"
    left join accounts."user" account on account.email = given.email
    group by 1, kind, operation, code, "actorId", student.person_id, account.id,
      case when account.id is null then mask end
    -- in one order, so that copies of the program never wait for each other in a circle
    order by 1, kind, operation, code, "actorId", student.person_id, account.id,
      case when account.id is null then mask end
    on conflict on constraint refusals_once_a_day do update set
      times = least(refusals.times::bigint + excluded.times, 2147483647)::int,
      last_at = greatest(refusals.last_at, excluded.last_at)`;
}

/** Deletes what is older than 90 days, and nothing else: a flood is coalesced, it pushes nothing out. */
export async function deleteOldRefusals(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from desk.refusals
    where last_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
}
