import { databaseStopped } from '#scripts/test/database-stopped.ts';

databaseStopped(60_000, 3 * 60_000);
