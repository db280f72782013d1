/**
 * Runs one rebuild, one verify or one read in a separate process, as the operator's commands do, so that its peak memory can
 * be measured. Prints the result as JSON. Arguments: `rebuild`, `all` or `accounting`, and the id of the log; or `verify`, the read schema and,
 * for the check of one night, its part such as `3/14`; or `read`, which only reads the log and hashes each event.
 */
import postgres from 'postgres';
import { computeChainHash, createEmptyChainHead, toChainHead } from '#events/record/hash-chain.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { dropUnusedSchemas } from '#projections/engine/schema-use.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { boundHeapGrowth } from '#services/record/verify/bound-heap-growth.ts';
import { checkLogInThread } from '#services/record/verify/check-log-in-thread.ts';
import { verifyRecord } from '#services/record/verify/verify-record.ts';
import { accountingProjections, type MeasuredResult } from './rebuild-and-verify.ts';

const [command, argument = '', more] = process.argv.slice(2);
const databaseUrl = process.env.DATABASE_URL as string;
const personalDataKey = Buffer.from(process.env.PERSONAL_DATA_KEY as string, 'base64');
const sql = postgres(databaseUrl, { onnotice: () => {} });
const store = openPostgresStore({ sql });
const keys = createPersonalKeyRing({ sql, masterKey: personalDataKey });

async function rebuild() {
  const projections = argument === 'accounting' ? accountingProjections : allProjections;
  const { schema, events, rate, parked } = await rebuildReadModels({
    sql,
    store,
    keys,
    projections,
    logId: more ?? 'bench',
  });
  const peak = process.resourceUsage().maxRSS;
  // Otherwise the swap of the next rebuild would drop the replaced tables, within its measured time.
  await dropUnusedSchemas(sql, schema);
  return { schema, events, rate, peak, ...(parked > 0 && { fault: `${parked} rows are parked` }) };
}

async function verify() {
  boundHeapGrowth();
  const [number, of] = (more?.split('/') ?? []).map(Number);
  const part = number === undefined || of === undefined ? undefined : { number, of };
  const began = performance.now();
  const access = { databaseUrl, eventStoreUrl: undefined, eventStorePrefix: 'rollbook-', personalDataKey };
  const { events, fault } = await verifyRecord({
    sql,
    store,
    keys,
    schema: argument,
    part,
    checkLog: (signal) => checkLogInThread(access, { part }, undefined, signal),
  });
  const ms = performance.now() - began;
  return {
    ...{ schema: argument, events, rate: (events * 1_000) / ms, ms, fault },
    peak: process.resourceUsage().maxRSS,
  };
}

async function read() {
  const began = performance.now();
  let events = 0;
  let head = createEmptyChainHead('');
  for await (const batch of readLogToEnd(store, 0n, 'stored')) {
    for (const event of batch.events) head = { ...toChainHead(event), hash: computeChainHash(head, event) };
    events += batch.events.length;
  }
  const rate = (events * 1_000) / (performance.now() - began);
  return { schema: argument, events, rate, peak: process.resourceUsage().maxRSS };
}

const works = { rebuild, verify, read };
const { peak, ...result } = await works[command as keyof typeof works]();
await store.close();
await sql.end();
console.log(JSON.stringify({ ...result, peakMegabytes: peak / 1_024 } satisfies MeasuredResult));
