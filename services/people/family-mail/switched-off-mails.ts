import type { Sql } from 'postgres';
import type { FamilyMailKind } from '#contracts/family-mail-kinds.ts';

export const switchFamilyMails = async (
  sql: Sql,
  { accountId, kind, on }: { accountId: string; kind: FamilyMailKind; on: boolean },
): Promise<void> => {
  if (on) await sql`delete from desk.family_mail_off where account_id = ${accountId} and kind = ${kind}`;
  else
    await sql`
      insert into desk.family_mail_off (account_id, kind) values (${accountId}, ${kind}) on conflict do nothing`;
};

/** The kinds that a family account has switched off. */
export const loadSwitchedOffMails = async (sql: Sql, accountId: string): Promise<FamilyMailKind[]> => {
  const rows = await sql<{ kind: FamilyMailKind }[]>`
    select kind from desk.family_mail_off where account_id = ${accountId} order by kind`;
  return rows.map(({ kind }) => kind);
};
