import { databaseKilled } from '#scripts/test/database-killed.ts';

databaseKilled(200, 20 * 60_000);
