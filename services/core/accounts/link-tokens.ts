/** Tokens of links and codes that change how somebody signs in. Each works once; the table holds only a hash of it. */
import { hash } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';

/** What a token is for; it is not found for anything else. */
type TokenUse = 'reset-password' | 'change-email';

interface NewToken {
  readonly token: string;
  readonly personId: string;
  /** The e-mail that the person gets with the token; none for other uses. It has no space. */
  readonly newEmail?: string;
  readonly minutes: number;
}

const toIdentifier = (use: TokenUse, token: string): string => `${use}:${hash('sha256', token)}`;

/** Returns when the token expires. */
export const insertToken = async (
  tx: TransactionSql,
  use: TokenUse,
  { token, personId, newEmail, minutes }: NewToken,
): Promise<Date> => {
  const [row] = await tx<[{ expiresAt: Date }]>`
    insert into accounts.verification (identifier, value, "expiresAt")
    values (${toIdentifier(use, token)}, ${newEmail ? `${personId} ${newEmail}` : personId},
      now() + make_interval(mins => ${minutes}))
    returning "expiresAt"`;
  return row.expiresAt;
};

/** The person of a valid token, their current e-mail, and the one that it gives them (empty if none). Changes nothing. */
export const findPersonOfToken = async (
  sql: Sql,
  use: TokenUse,
  token: string,
): Promise<{ id: string; email: string; newEmail: string } | undefined> => {
  const [person] = await sql<{ id: string; email: string; newEmail: string }[]>`
    select person.id, person.email, split_part(value, ' ', 2) as "newEmail"
    from accounts.verification join accounts."user" person on person.id::text = split_part(value, ' ', 1)
    where identifier = ${toIdentifier(use, token)} and "expiresAt" > now()`;
  return person;
};

/** Deletes a token; false if it is not valid or was used. */
export const consumeToken = async (tx: TransactionSql, use: TokenUse, token: string): Promise<boolean> => {
  const used = await tx`
    delete from accounts.verification where identifier = ${toIdentifier(use, token)} and "expiresAt" > now()`;
  return used.count > 0;
};

/** Makes the links and codes of a person for one use void. */
export const deleteTokensOfPerson = (tx: TransactionSql, personId: string, use: TokenUse) => tx`
  delete from accounts.verification where split_part(value, ' ', 1) = ${personId} and identifier like ${`${use}:%`}`;
