import type { Mutant } from './mutant.ts';

const MIGRATIONS = 'events/store/postgres/migrations';
const ONE = `${MIGRATIONS}/0006_append-one-after.sql`;
const SUBSCRIPTION = 'events/store/postgres/subscribe-to-postgres-log.ts';
const READ_LOG = 'events/store/postgres/sql/read-log.sql';
const CONTRACT = ['events/store/contract.db.test.ts'];
const STORE_TEST = ['events/store/postgres/open-postgres-store.db.test.ts'];
const NOTIFICATIONS_TEST = ['events/store/postgres/append-notifications.db.test.ts'];

/** Faults in reading the log and in following it. */
export const inSubscriptions: readonly Mutant[] = [
  {
    name: 'a gap in the log is not looked for',
    edits: [
      { file: 'events/store/postgres/statements.ts', search: 'if (position !== next)', replace: 'if (!position)' },
    ],
    tests: STORE_TEST,
  },
  {
    name: 'a subscriber begins with the event it has seen (>= for >)',
    edits: [{ file: 'events/store/postgres/statements.ts', search: 'rows.shift();', replace: '' }],
    tests: CONTRACT,
  },
  {
    name: 'the log is read in the order of its positions as texts',
    edits: [{ file: READ_LOG, search: 'order by position', replace: 'order by position::text' }],
    tests: STORE_TEST,
  },
  {
    name: 'the log is read in the order of transaction ids',
    edits: [{ file: READ_LOG, search: 'order by position', replace: 'order by xmin::text::bigint, position' }],
    tests: ['events/store/postgres/open-transactions.db.test.ts'],
  },
  {
    name: 'the log is read up to the oldest open transaction',
    edits: [
      {
        file: READ_LOG,
        search: 'where position >= $1',
        replace: 'where position >= $1 and xmin::text::bigint < pg_snapshot_xmin(pg_current_snapshot())::text::bigint',
      },
    ],
    tests: ['events/store/postgres/open-transactions.db.test.ts'],
  },
  {
    name: 'a subscriber is woken by notification only',
    edits: [
      {
        file: SUBSCRIPTION,
        search: 'arrivals.waitForNext(seen, pollMs, signal)',
        replace: 'arrivals.after(seen, undefined, signal)',
      },
    ],
    tests: NOTIFICATIONS_TEST,
  },
  {
    name: 'a subscriber is woken by polling only',
    edits: [
      {
        file: 'events/store/postgres/append-notifications.ts',
        search: 'if (sender !== own) heard();',
        replace: 'if (!sender) heard();',
      },
    ],
    tests: NOTIFICATIONS_TEST,
  },
  {
    name: 'the notification connection is not made again',
    edits: [
      {
        file: 'events/store/postgres/append-notifications.ts',
        search: 'if (!closed) timer = setTimeout(listen, RETRY_MS);',
        replace: '',
      },
    ],
    tests: NOTIFICATIONS_TEST,
  },
  {
    name: 'the notification is part of the append',
    edits: [
      {
        file: ONE,
        search: "    status := 'appended';\n",
        replace: "    status := 'appended';\n    perform pg_notify('log_appended', '');\n",
      },
    ],
    tests: NOTIFICATIONS_TEST,
  },
  {
    name: 'own events are handed on that the log has lost',
    edits: [{ file: SUBSCRIPTION, search: '    recent.clear();\n', replace: '' }],
    tests: ['events/store/postgres/restored-log.db.test.ts'],
  },
  {
    name: 'own events are handed on across those of others',
    edits: [
      {
        file: 'events/store/postgres/recent-events.ts',
        search: 'last.position + 1n !== event.position',
        replace: '!event',
      },
    ],
    tests: ['events/store/postgres/recent-events.test.ts'],
  },
];
