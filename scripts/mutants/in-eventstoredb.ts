import type { Mutant } from './mutant.ts';

const ESDB = 'events/store/eventstoredb';
const ESDB_TEST = [`${ESDB}/event-store-db.test.ts`];

/** Faults in the EventStoreDB adapter. */
export const inEventStoreDb: readonly Mutant[] = [
  {
    name: 'EventStoreDB: another content under a known id is taken for a repetition',
    edits: [
      {
        file: `${ESDB}/event-store-db-event.ts`,
        search: 'const id = serverId(event, log);',
        replace: 'const id = ownId;',
      },
    ],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: the same event has the same id on the server in each log',
    edits: [{ file: `${ESDB}/event-store-db-event.ts`, search: 'stringify([log, type', replace: 'stringify([type' }],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: an append that is never answered is waited for',
    edits: [
      { file: `${ESDB}/append-until-answered.ts`, search: 'if (leftMs <= 0) {', replace: 'if (leftMs <= -1e9) {' },
    ],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: a gap in a stream is not looked for',
    edits: [{ file: `${ESDB}/gap-check.ts`, search: 'if (version !== last + 1) {', replace: 'if (version < 0) {' }],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: events of a log with a longer prefix are taken for ours',
    edits: [
      {
        file: `${ESDB}/event-store-db-event.ts`,
        search: 'envelope.log === prefix;',
        replace: 'true;',
      },
    ],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: positions of filtered events are not kept',
    edits: [
      { file: `${ESDB}/subscribe-to-event-store-db.ts`, search: 'next.said > position', replace: 'next.said < 0n' },
    ],
    tests: ESDB_TEST,
  },
  {
    name: 'EventStoreDB: texts are written again as JSON',
    edits: [{ file: `${ESDB}/event-store-db-event.ts`, search: ' && JSON.stringify(value) === text', replace: '' }],
    tests: ESDB_TEST,
  },
];
