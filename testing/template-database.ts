import postgres from 'postgres';
import { migrateLogSchema } from '#events/store/postgres/run-migrations.ts';
import { migrateAccounts } from '#services/core/accounts/migrate.ts';
import { migrateDesk } from '#services/platform/desk/migrate-desk.ts';

export const TEMPLATE_NAME = 'rollbook_template';

/** Creates the template from which all test databases are copied. */
export async function createTemplateDatabase(clusterUrl: string): Promise<void> {
  const admin = postgres(clusterUrl, { max: 1 });
  await admin`create database ${admin(TEMPLATE_NAME)}`;
  const url = new URL(clusterUrl);
  url.pathname = `/${TEMPLATE_NAME}`;
  for (const migrate of [migrateLogSchema, migrateDesk, migrateAccounts]) await migrate(url.href);
  // PostgreSQL copies a template only while nobody is connected to it.
  await admin`update pg_database set datistemplate = true, datallowconn = false where datname = ${TEMPLATE_NAME}`;
  await admin.end();
}
