import { defineDatabaseKilledCase } from '#testing/database-killed-case.ts';

defineDatabaseKilledCase(5, 120_000);
