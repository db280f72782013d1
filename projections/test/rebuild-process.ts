/** Runs a rebuild in a separate process, which CRASHPOINT kills. */
import postgres from 'postgres';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openTestStore } from '#events/store/test/test-log.ts';
import { balancesProjection } from '../classes/balances/projection.ts';
import { classTransactionsProjection } from '../classes/class-transactions/projection.ts';
import { rebuildReadModels } from '../engine/rebuild-read-models.ts';
import { TEST_LOG_ID } from './log-id.ts';

const url = process.argv[2] as string;
const sql = postgres(url, { onnotice: () => {} });
const projections = [balancesProjection, classTransactionsProjection];
await rebuildReadModels({
  sql,
  store: openTestStore({ sql, url }),
  keys: createInMemoryKeyRing(),
  projections,
  logId: TEST_LOG_ID,
});
