import { databaseKilled } from '#scripts/test/database-killed.ts';

databaseKilled(5, 60_000);
