import type { ISql } from 'postgres';

/** SQL: whether the account `person` is of somebody who was invited and has not chosen a password yet. */
export const isInvitedSql = (sql: ISql) => sql`not exists (select from accounts.account where "userId" = person.id)`;
