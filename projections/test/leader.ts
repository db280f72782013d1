/** A copy of the program that keeps `balances`, to be killed by a test. */
import postgres from 'postgres';
import { memoryKeys } from '#events/record/memory-keys.ts';
import { postgresStore } from '#events/store/postgres/postgres-store.ts';
import { balances } from '../balances/fold.ts';
import { startRunner } from '../engine/runner.ts';
import { LOG_ID } from './log-id.ts';

const sql = postgres(process.argv[2] as string, { onnotice: () => {} });
startRunner({
  sql,
  store: postgresStore({ sql }),
  keys: memoryKeys(),
  projections: [balances],
  logId: LOG_ID,
  onCommitted: () => {},
  log: { info: () => {}, warn: () => {} },
});
