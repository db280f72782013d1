/**
 * Runs one rebuild in a separate process, so that its peak memory can be measured. Without PERSONAL_DATA_KEY it builds only
 * the read models that account for each class, which unseal no text. Prints the result as JSON.
 */
import postgres from 'postgres';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { dropUnusedSchemas } from '#projections/engine/schema-use.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { accountingProjections } from './own-rebuild.ts';

const { DATABASE_URL, PERSONAL_DATA_KEY } = process.env;
const sql = postgres(DATABASE_URL as string, { onnotice: () => {} });
const store = openPostgresStore({ sql });
const readModels =
  PERSONAL_DATA_KEY === undefined
    ? { projections: accountingProjections, keys: createInMemoryKeyRing() }
    : {
        projections: allProjections,
        keys: createPersonalKeyRing({ sql, masterKey: Buffer.from(PERSONAL_DATA_KEY, 'base64') }),
      };
const { schema, events, rate, parked } = await rebuildReadModels({ sql, store, ...readModels, logId: 'bench' });
const { maxRSS } = process.resourceUsage();
// Otherwise the swap of the next rebuild would drop the replaced tables, within its measured time.
await dropUnusedSchemas(sql, schema);
await store.close();
await sql.end();
console.log(JSON.stringify({ schema, events, rate, parked, peakMegabytes: maxRSS / 1_024 }));
