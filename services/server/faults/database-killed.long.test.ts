import { defineDatabaseKilledCase } from '#testing/database-killed-case.ts';

defineDatabaseKilledCase(200, 20 * 60_000);
