import { defineDatabaseKilledCase } from '#scripts/test/database-killed-case.ts';

defineDatabaseKilledCase(5, 120_000);
