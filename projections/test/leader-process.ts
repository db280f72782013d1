/** A process that leads the projection `balances`, for a test that kills it. */
import postgres from 'postgres';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openTestStore } from '#events/store/test/test-log.ts';
import { balances } from '../balances/projection.ts';
import { startRunner } from '../engine/runner.ts';
import { LOG_ID } from './log-id.ts';

const url = process.argv[2] as string;
const sql = postgres(url, { onnotice: () => {} });
startRunner({
  sql,
  store: openTestStore({ sql, url }),
  keys: createInMemoryKeyRing(),
  projections: [balances],
  logId: LOG_ID,
  onCommitted: () => {},
  log: { info: () => {}, warn: () => {} },
});
