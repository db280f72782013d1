import { join } from 'node:path';
import {
  EarlierDatabaseError,
  logSchema,
  type MigratedSchema,
  runMigrations,
  UnknownMigrationError,
} from '#events/store/postgres/run-migrations.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';

const services = join(import.meta.dirname, '..');

/** The event store, what cannot be rebuilt from it (`desk`), and credentials and sessions (`accounts`). */
const schemas: readonly MigratedSchema[] = [
  logSchema,
  { name: 'desk', directory: join(services, 'platform/desk/migrations') },
  { name: 'accounts', directory: join(services, 'core/accounts/migrations') },
];

/**
 * Prepares a database for this release, or with `until` for rows of an earlier one that had finished these migrations. Throws
 * CannotStartError, with nothing written, for a database from before the first release.
 */
export const migrateDatabase = async (
  databaseUrl: string,
  until: Readonly<Record<string, readonly string[]>> = {},
): Promise<void> => {
  try {
    await runMigrations(
      databaseUrl,
      schemas.map((schema) => ({ ...schema, until: until[schema.name] })),
    );
  } catch (error) {
    if (error instanceof UnknownMigrationError) throw new CannotStartError('The backup was made by a newer release.');
    throw error instanceof EarlierDatabaseError ? new CannotStartError(EARLIER_DATABASE) : error;
  }
};

const EARLIER_DATABASE =
  'The database was made by a development version of Rollbook from before the first release, and this release does not ' +
  'read it. Nothing in it was changed. Start with another DATA_DIR or DATABASE_URL. The version that made the database ' +
  'still opens it, and its “rollbook export” writes its log to files.';
