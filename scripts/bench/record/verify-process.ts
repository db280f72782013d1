/** Runs one verify in a separate process, as the operator's command does. Prints the result as JSON. */
import postgres from 'postgres';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { boundHeapGrowth } from '#services/record/verify/bound-heap-growth.ts';
import { checkLogInThread } from '#services/record/verify/check-log-in-thread.ts';
import { verifyRecord } from '#services/record/verify/verify-record.ts';

boundHeapGrowth();
const databaseUrl = process.env.DATABASE_URL as string;
const personalDataKey = Buffer.from(process.env.PERSONAL_DATA_KEY as string, 'base64');
const sql = postgres(databaseUrl, { onnotice: () => {} });
const store = openPostgresStore({ sql });
const keys = createPersonalKeyRing({ sql, masterKey: personalDataKey });
const began = performance.now();
const access = { databaseUrl, eventStoreUrl: undefined, eventStorePrefix: 'rollbook-', personalDataKey };
const checkedLog = checkLogInThread(access);
const { events, fault } = await verifyRecord({ sql, store, keys, schema: process.env.SCHEMA as string, checkedLog });
const rate = (events * 1_000) / (performance.now() - began);
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
await store.close();
await sql.end();
const microsecondsAnEvent = (userCPUTime + systemCPUTime) / events;
console.log(JSON.stringify({ events, rate, microsecondsAnEvent, fault, peakMegabytes: maxRSS / 1_024 }));
