/**
 * Benches on the EventStoreDB at EVENTSTORE_URL. The rounds of each figure alternate with rounds of the client alone, or of
 * the embedded store.
 */
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { defineSuite } from '../harness/bench-suite.ts';
import { measureAppendRows } from './append.ts';
import { measureLiveRow } from './live.ts';
import { measureRebuildRows } from './rebuild.ts';

const eventStoreUrl = process.env.EVENTSTORE_URL ?? '';

export const eventStoreDbSuite = defineSuite({
  benches: {
    append: () => measureAppendRows(eventStoreUrl),
    rebuild: (cluster) => measureRebuildRows(cluster, eventStoreUrl),
    live: async () => [await measureLiveRow(eventStoreUrl)],
  },
  open: openBenchCluster,
  skipReason: eventStoreUrl
    ? undefined
    : 'EVENTSTORE_URL does not name an EventStoreDB, such as esdb://127.0.0.1:2113?tls=false.',
});
