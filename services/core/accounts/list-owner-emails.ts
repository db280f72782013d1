import type { TransactionSql } from 'postgres';

/** The confirmed e-mail addresses of the owners, in order. `schema` is that of the read models. */
export const listOwnerEmails = async (tx: TransactionSql, schema: string): Promise<string[]> => {
  const owners = await tx<{ email: string }[]>`
    select u.email from accounts."user" u join ${tx(schema)}.profiles p on p.id = u.id
    where p.owner and u."emailVerified" order by u.email`;
  return owners.map(({ email }) => email);
};
