/** Tokens of links and codes that change how somebody signs in. Each works once; the table holds only a hash of it. */
import { hash } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';

/** What a token is for; it is not found for anything else. */
type TokenUse = 'reset-password' | 'change-email' | 'join-tutor';

interface NewToken {
  readonly token: string;
  readonly personId: string;
  /** The e-mail that the person gets with the token; none for other uses. */
  readonly newEmail?: string;
  readonly minutes: number;
  /** The id of the tutor or owner to whom the token is shown; without it, only a letter or the operator has it. */
  readonly madeBy?: string | undefined;
}

interface PersonOfToken {
  readonly id: string;
  readonly role: 'student' | 'tutor';
  readonly email: string;
  readonly newEmail: string | null;
}

const toIdentifier = (use: TokenUse, token: string): string => `${use}:${hash('sha256', token)}`;

/** Returns when the token expires. */
export const insertToken = async (
  tx: TransactionSql,
  use: TokenUse,
  { token, personId, newEmail, minutes, madeBy }: NewToken,
): Promise<Date> => {
  const [row] = await tx<[{ expiresAt: Date }]>`
    insert into accounts.verification (identifier, value, new_email, "expiresAt", made_by)
    values (${toIdentifier(use, token)}, ${personId}, ${newEmail ?? null}, now() + make_interval(mins => ${minutes}),
      ${madeBy ?? null})
    returning "expiresAt"`;
  return row.expiresAt;
};

/** The person of a valid token, their current e-mail, and the one that it gives them (null if none). Changes nothing. */
export const findPersonOfToken = async (sql: Sql, use: TokenUse, token: string): Promise<PersonOfToken | undefined> => {
  const [person] = await sql<PersonOfToken[]>`
    select person.id, person.role, person.email, new_email as "newEmail"
    from accounts.verification join accounts."user" person on person.id::text = value
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
  delete from accounts.verification where value = ${personId} and identifier like ${`${use}:%`}`;
