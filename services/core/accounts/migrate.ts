import { fileURLToPath } from 'node:url';
import { runMigrations } from '#events/store/postgres/run-migrations.ts';

/** Migrates the schema `accounts`, which holds credentials and sessions. */
export const migrateAccounts = (databaseUrl: string): Promise<void> =>
  runMigrations(databaseUrl, { schema: 'accounts', directory: fileURLToPath(new URL('migrations', import.meta.url)) });
