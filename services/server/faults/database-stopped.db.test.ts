import { defineDatabaseFrozenCase } from '#testing/database-frozen-case.ts';

defineDatabaseFrozenCase(5_000, 60_000);
