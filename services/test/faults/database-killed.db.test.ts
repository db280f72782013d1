import { databaseKilled } from '#scripts/test/database-killed.ts';

databaseKilled(5, 120_000);
