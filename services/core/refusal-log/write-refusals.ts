import type { Sql } from 'postgres';
import type { RecordedRefusal } from './refusal.ts';

/** A refusal with its number of occurrences and the UTC instants of the first and the last one. */
export interface CountedRefusal extends RecordedRefusal {
  /** Masked e-mail, stored when the e-mail belongs to no account; null for no mask. */
  readonly mask: string | null;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly times: number;
}

/**
 * Adds refusals to the row of their day. Ids without a person are stored as null: made-up ids would otherwise create a row
 * each and fill the table.
 */
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
    -- a fixed order of row locks prevents deadlocks between copies of the program
    order by 1, kind, operation, code, "actorId", student.person_id, account.id,
      case when account.id is null then mask end
    on conflict on constraint refusals_once_a_day do update set
      times = least(refusals.times::bigint + excluded.times, 2147483647)::int,
      last_at = greatest(refusals.last_at, excluded.last_at)`;
}
