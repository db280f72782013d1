import { fileURLToPath } from 'node:url';
import { runMigrations } from '#events/store/postgres/run-migrations.ts';

/** Migrates the schema `desk`, whose tables are the source of their data: they are backed up and cannot be rebuilt. */
export const migrateDesk = (databaseUrl: string): Promise<void> =>
  runMigrations(databaseUrl, { schema: 'desk', directory: fileURLToPath(new URL('migrations', import.meta.url)) });
