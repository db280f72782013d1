import postgres from 'postgres';
import { migrateLog } from '#events/store/postgres/migrate.ts';
import { migrateAccounts } from '#services/accounts/migrate.ts';
import { migrateDesk } from '#services/desk/migrate.ts';

export const templateName = 'rollbook_template';

/** Makes the database that every test's own database is a copy of. */
export async function makeTemplate(clusterUrl: string): Promise<void> {
  const admin = postgres(clusterUrl, { max: 1 });
  await admin`create database ${admin(templateName)}`;
  const url = new URL(clusterUrl);
  url.pathname = `/${templateName}`;
  for (const migrate of [migrateLog, migrateDesk, migrateAccounts]) await migrate(url.href);
  // A template nobody is connected to can be copied at any time.
  await admin`update pg_database set datistemplate = true, datallowconn = false where datname = ${templateName}`;
  await admin.end();
}
