/**
 * A process that leads the projection `balances`, for a test that kills it. With the argument `pause`, it sends its parent a
 * message when a rebuild has read the whole log, and waits for the answer.
 */
import { once } from 'node:events';
import postgres from 'postgres';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { openTestStore } from '#events/store/test/test-log.ts';
import { balancesProjection } from '../classes/balances/projection.ts';
import { startProjectionRunner } from '../engine/projection-runner.ts';
import { beforeRebuildCaughtUp } from './engine-fixture.ts';
import { TEST_LOG_ID } from './log-id.ts';

const [, , url = '', pause] = process.argv;
const sql = postgres(url, { onnotice: () => {} });

const pausing = (store: EventStore): EventStore =>
  beforeRebuildCaughtUp(store, () => {
    process.send?.('caught-up');
    return once(process, 'message');
  });

const store = openTestStore({ sql, url });
startProjectionRunner({
  sql,
  store: pause ? pausing(store) : store,
  keys: createInMemoryKeyRing(),
  projections: [balancesProjection],
  logId: TEST_LOG_ID,
  onCommitted: () => {},
  log: { info: () => {}, warn: () => {} },
});
