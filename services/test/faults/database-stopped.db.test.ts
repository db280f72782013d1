import { defineDatabaseFrozenCase } from '#scripts/test/database-frozen-case.ts';

defineDatabaseFrozenCase(5_000, 60_000);
