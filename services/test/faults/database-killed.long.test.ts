import { defineDatabaseKilledCase } from '#scripts/test/database-killed-case.ts';

defineDatabaseKilledCase(200, 20 * 60_000);
