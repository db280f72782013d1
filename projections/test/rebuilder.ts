/** A rebuild in a process of its own, which CRASHPOINT kills. */
import postgres from 'postgres';
import { memoryKeys } from '#events/record/memory-keys.ts';
import { postgresStore } from '#events/store/postgres/postgres-store.ts';
import { balances } from '../balances/fold.ts';
import { classTransactions } from '../class-transactions/fold.ts';
import { rebuild } from '../engine/rebuild.ts';
import { LOG_ID } from './log-id.ts';

const sql = postgres(process.argv[2] as string, { onnotice: () => {} });
const projections = [balances, classTransactions];
await rebuild({ sql, store: postgresStore({ sql }), keys: memoryKeys(), projections, logId: LOG_ID });
