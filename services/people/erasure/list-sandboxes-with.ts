import type { Sql } from 'postgres';
import { ERASED_TEXT } from '#events/values/erased-text.ts';
import { listSandboxes, toSandboxSchemaName } from '#services/record/sandboxes/sandbox-store.ts';

/** The names of the sandboxes that show a person, and of those that are being built and may. */
export const listSandboxesWith = async (sql: Sql, person: string): Promise<string[]> => {
  const names: string[] = [];
  for (const { name, contents } of await listSandboxes(sql)) {
    const schema = toSandboxSchemaName(name);
    const isClean =
      contents !== undefined &&
      (await sql`select from ${sql(schema)}.profiles where id = ${person} and erased_at is null`).length === 0 &&
      (await sql`select from ${sql(schema)}.family_access where account_id = ${person} and name <> ${ERASED_TEXT}`)
        .length === 0;
    if (!isClean) names.push(name);
  }
  return names;
};
