/** The addresses that a mail server has refused for ever, which tutors see beside the account. */
import type { Sql } from 'postgres';
import type { Clock } from '#services/platform/clock.ts';
import type { RecordDelivery } from './mail.ts';

export const createDeliveryRecord =
  (sql: Sql, clock: Clock): RecordDelivery =>
  async (to, replyCode) => {
    const email = to.toLowerCase();
    if (replyCode === undefined) await sql`delete from desk.refused_addresses where email = ${email}`;
    else
      await sql`
        insert into desk.refused_addresses (email, reply_code, refused_at) values (${email}, ${replyCode}, ${clock()})
        on conflict (email) do update set reply_code = excluded.reply_code, refused_at = excluded.refused_at`;
  };

/** When a mail to each of these addresses was last refused, by address. Those that accept mail are missing. */
export const loadRefusedAddresses = async (sql: Sql, emails: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
  const rows = await sql<{ email: string; refusedAt: Date }[]>`
    select email, refused_at as "refusedAt" from desk.refused_addresses where email = any(${[...emails]}::text[])`;
  return new Map(rows.map(({ email, refusedAt }) => [email, refusedAt]));
};
