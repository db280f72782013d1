import type { Mutant } from './mutant.ts';

const ESDB = 'events/store/eventstoredb';
const ESDB_TEST = [`${ESDB}/event-store-db.test.ts`];

/** Faults in the EventStoreDB adapter. */
export const inEventStoreDb: readonly Mutant[] = [
  {
    name: 'EventStoreDB: ids that come with the current version are written again',
    edits: [
      {
        file: `${ESDB}/event-store-db.ts`,
        search: 'if (version === 0) return false;',
        replace: 'if (version >= 0) return false;',
      },
    ],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: an append that is never answered is waited for',
    edits: [
      {
        file: `${ESDB}/event-store-db.ts`,
        search: 'await answered(client.appendToStream(prefix + stream, data, { expectedRevision }))',
        replace: 'await client.appendToStream(prefix + stream, data, { expectedRevision })',
      },
    ],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: a gap in a stream is not looked for',
    edits: [
      { file: `${ESDB}/subscription.ts`, search: 'if (version !== last + 1) throw', replace: 'if (version < 0) throw' },
    ],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: positions of filtered events are not kept',
    edits: [{ file: `${ESDB}/subscription.ts`, search: 'next.said > position', replace: 'next.said < 0n' }],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: texts are written again as JSON',
    edits: [{ file: `${ESDB}/event-texts.ts`, search: ' && JSON.stringify(value) === text', replace: '' }],
    tests: ESDB_TEST,
  },
];
