import type { Sql } from 'postgres';

/** Whether the account with this address is of somebody who was invited and has not chosen a password yet. */
export const isInvited = async (sql: Sql, email: string): Promise<boolean> => {
  const rows = await sql`
    select 1 from accounts."user" person
    where email = ${email} and not exists (select from accounts.account where "userId" = person.id)`;
  return rows.length > 0;
};
