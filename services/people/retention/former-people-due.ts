/**
 * Former students, and family accounts that see nobody any more, whose period is over. An owner decides about each, because
 * payments may have to be kept for longer.
 */
import type { Sql } from 'postgres';
import type { RetentionResponse } from '#contracts/retention.ts';
import type { CentreRules } from '#events/core/centre/centre-rules.ts';
import { toRetentionCutoff } from './to-retention-cutoff.ts';

interface Parts {
  readonly sql: Sql;
  readonly readSchema: string;
  readonly timeZone: string;
  readonly rules: Pick<CentreRules, 'formerStudentMonths'>;
  /** The day by which the period is over, as for the deletion of a night. */
  readonly day: string;
}

/** Those who left longer ago than the period and were not erased: a family leaves with the last child that it sees. */
const selectDue = ({ sql, readSchema }: Parts, cutoff: string) => sql`
  from (
    select p.id, p.name, 'student' as role, p.archived_at as since from ${sql(readSchema)}.profiles p
    where p.role = 'student' and not exists (
      select from desk.personal_keys k where k.person_id = p.id and k.erased_at is not null)
    union all
    select u.id::uuid, u.name, 'family', max(f.ended_at)
    from accounts."user" u join ${sql(readSchema)}.family_access f on f.account_id = u.id::uuid
    where u.role = 'family' group by u.id, u.name having bool_and(f.ended_at is not null)
  ) as former where since < ${cutoff}::timestamptz`;

const toCutoff = ({ day, rules, timeZone }: Parts): string =>
  toRetentionCutoff(day, { count: rules.formerStudentMonths, unit: 'month' }, timeZone).toISOString();

/** How many there are, and when the first of them left. */
export const sumFormerPeopleDue = async (parts: Parts): Promise<{ total: number; oldest_at: string | null }> => {
  const { sql } = parts;
  const [row] = await sql<[{ total: number; oldestAt: Date | null }]>`
    select count(*)::int as total, min(since) as "oldestAt" ${selectDue(parts, toCutoff(parts))}`;
  return { total: row.total, oldest_at: row.oldestAt?.toISOString() ?? null };
};

/** The first of them, longest ago first. */
export const listFormerPeopleDue = async (
  parts: Parts,
  limit: number,
): Promise<RetentionResponse['former_people']['people']> => {
  const { sql } = parts;
  const rows = await sql<{ id: string; name: string; role: 'student' | 'family'; since: Date }[]>`
    select id, name, role, since ${selectDue(parts, toCutoff(parts))} order by since, id limit ${limit}`;
  return rows.map(({ since, ...person }) => ({ ...person, since: since.toISOString() }));
};
