/** The worker thread of verifyInThread. */
import { parentPort, workerData } from 'node:worker_threads';
import postgres from 'postgres';
import { openEventStore } from '#events/store/open-event-store.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { checkLogInThread } from '#services/record/verify/check-log-in-thread.ts';
import { VerifyRunningError } from '#services/record/verify/compare-read-models.ts';
import { verifyRecord } from '#services/record/verify/verify-record.ts';
import type { VerifyWorkerData, VerifyWorkerMessage } from './verify-in-thread.ts';

const settings = workerData as VerifyWorkerData;
const send = (message: VerifyWorkerMessage) => parentPort?.postMessage(message);

const sql = postgres(settings.databaseUrl, { onnotice: () => {} });
const store = await openEventStore({
  eventStoreUrl: settings.eventStoreUrl,
  prefix: settings.eventStorePrefix,
  sql,
});
const keys = createPersonalKeyRing({ sql, masterKey: settings.personalDataKey });
const head = Number(await store.head());
const { schema, publicKey } = settings;
const checkedLog = checkLogInThread(settings, { publicKey }, (position) =>
  send({ share: Math.min(1, Number(position) / head) }),
);
const verified = await verifyRecord({ sql, store, keys, schema, checkedLog }).catch((error: unknown) => {
  if (error instanceof VerifyRunningError) return 'already-running' as const;
  throw error;
});
send({ verified });
await store.close();
await sql.end();
