import postgres from 'postgres';
import { type EventStore, StoreUnavailableError } from '../port/event-store.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { RECONNECT_OPTIONS } from './reconnect-options.ts';
import { EarlierDatabaseError, logSchema, runMigrations } from './run-migrations.ts';

const CONNECTIONS_MAX = 10;
const CLOSE_SECONDS = 1;

/**
 * Opens the log in a PostgreSQL database that is not the centre's, and makes its schema `log` if it is missing. Throws
 * StoreUnavailableError, EarlierDatabaseError.
 */
export const openSeparatePostgresStore = async (url: string): Promise<EventStore> => {
  try {
    await runMigrations(url, [logSchema]);
  } catch (error) {
    if (error instanceof EarlierDatabaseError) throw error;
    throw new StoreUnavailableError('The PostgreSQL of the log cannot be reached.', { cause: error });
  }
  const connection = { application_name: 'rollbook' };
  const sql = postgres(url, { ...RECONNECT_OPTIONS, max: CONNECTIONS_MAX, onnotice: () => {}, connection });
  const store = openPostgresStore({ sql });
  return {
    ...store,
    async close() {
      await store.close();
      await sql.end({ timeout: CLOSE_SECONDS });
    },
  };
};
