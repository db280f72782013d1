import { fileURLToPath } from 'node:url';
import { runMigrations } from '#events/store/postgres/run-migrations.ts';

/** The schema `desk`: what is backed up and never rebuilt. */
export const migrateDesk = (databaseUrl: string): Promise<void> =>
  runMigrations(databaseUrl, { schema: 'desk', directory: fileURLToPath(new URL('migrations', import.meta.url)) });
