import { defineDatabaseFrozenCase } from '#testing/database-frozen-case.ts';

defineDatabaseFrozenCase(60_000, 3 * 60_000);
