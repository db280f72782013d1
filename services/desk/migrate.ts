import { fileURLToPath } from 'node:url';
import { migrate } from '#events/store/postgres/migrate.ts';

/** The schema `desk`: what is backed up and never rebuilt. */
export const migrateDesk = (databaseUrl: string): Promise<void> =>
  migrate(databaseUrl, { schema: 'desk', directory: fileURLToPath(new URL('migrations', import.meta.url)) });
