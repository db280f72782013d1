/** Runs one rebuild in a separate process, so that its peak memory can be measured. Prints the result as JSON. */
import postgres from 'postgres';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { accountingProjections } from './accounting-projections.ts';

const sql = postgres(process.env.DATABASE_URL as string, { onnotice: () => {} });
const store = openPostgresStore({ sql });
// The key ring is empty, because neither read model unseals a text.
const { schema, events, rate, parked } = await rebuild({
  sql,
  store,
  keys: createInMemoryKeyRing(),
  projections: accountingProjections,
  logId: 'bench',
});
const { maxRSS } = process.resourceUsage();
await store.close();
await sql.end();
console.log(JSON.stringify({ schema, events, rate, parked, peakMegabytes: maxRSS / 1_024 }));
