/**
 * Benches on the EventStoreDB at EVENTSTORE_URL. The rounds of each figure alternate with rounds of the client alone, or of
 * the embedded store.
 */
import { benchCluster } from '../harness/bench-cluster.ts';
import { defineSuite } from '../harness/bench-suite.ts';
import { appendRows } from './append.ts';
import { liveRow } from './live.ts';
import { rebuildRows } from './rebuild.ts';

const eventStoreUrl = process.env.EVENTSTORE_URL ?? '';

export const eventStoreDbSuite = defineSuite({
  benches: {
    append: () => appendRows(eventStoreUrl),
    rebuild: (cluster) => rebuildRows(cluster, eventStoreUrl),
    live: async () => [await liveRow(eventStoreUrl)],
  },
  open: benchCluster,
  skipReason: eventStoreUrl
    ? undefined
    : 'EVENTSTORE_URL does not name an EventStoreDB, such as esdb://127.0.0.1:2113?tls=false.',
});
