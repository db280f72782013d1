import { databaseStopped } from '#scripts/test/database-stopped.ts';

databaseStopped(5_000, 60_000);
