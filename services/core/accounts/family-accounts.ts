import type { Sql } from 'postgres';
import type { Family } from '#contracts/session.ts';

export const createFamilyAccountQueries = (sql: Sql) => ({
  /** The family account with this id; undefined if the account is no family's. */
  async findFamily(id: string): Promise<Omit<Family, 'children'> | undefined> {
    const [row] = await sql<Pick<Family, 'id' | 'name' | 'email'>[]>`
      select id, name, email from accounts."user" where id = ${id} and role = 'family'`;
    return row && { ...row, role: 'family', owner: false };
  },

  /** The e-mail addresses of these accounts, by id. */
  async emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await sql<{ id: string; email: string }[]>`
      select id, email from accounts."user" where id = any(${[...ids]}::uuid[])`;
    return new Map(rows.map(({ id, email }) => [id, email]));
  },
});
