import type { Mutant } from './mutant.ts';

const MIGRATIONS = 'events/store/postgres/migrations';
const GROUP = `${MIGRATIONS}/0003_append.sql`;
const ONE = `${MIGRATIONS}/0004_append-one.sql`;
const REFUSE = `${MIGRATIONS}/0002_refuse-change.sql`;
const QUEUE = 'events/store/postgres/append-queue.ts';
const SUBSCRIPTION = 'events/store/postgres/subscription.ts';
const READ_LOG = 'events/store/postgres/sql/read-log.sql';
const ESDB = 'events/store/eventstoredb';
const CONTRACT = ['events/store/contract.db.test.ts'];
const QUEUE_TEST = ['events/store/postgres/append-queue.db.test.ts'];
const STORE_TEST = ['events/store/postgres/postgres-store.db.test.ts'];
const NOTIFICATIONS_TEST = ['events/store/postgres/notifications.db.test.ts'];
const REFUSE_TEST = ['events/store/postgres/refuse-change.db.test.ts'];
const ESDB_TEST = [`${ESDB}/event-store-db.test.ts`];

/** Faults in the log: appending, reading, subscribing. */
export const inStore: readonly Mutant[] = [
  {
    name: 'a case of the contract is skipped that nobody declared',
    edits: [
      {
        file: 'events/store/contract.ts',
        search: 'it.skipIf(reason)(',
        replace: "it.skipIf(reason || title.startsWith('a stream is read'))(",
      },
    ],
    tests: ['events/store/contract.test.ts'],
  },
  {
    name: 'the version of a stream is not checked',
    edits: [
      { file: ONE, search: '\n      = expected\n', replace: '\n      >= 0\n' },
      { file: GROUP, search: 'a.expected = a.current as fits', replace: 'a.current >= 0 as fits' },
    ],
    tests: CONTRACT,
  },
  {
    name: 'an event id that stands already is not looked for',
    edits: [
      { file: ONE, search: '\n    and not exists (select from log.events e where e.id = append_one.id)', replace: '' },
      { file: GROUP, search: 'where e.id = i.id limit 1', replace: 'where false limit 1' },
    ],
    tests: CONTRACT,
  },
  {
    name: 'an event id with other content is taken for the same event',
    edits: [{ file: GROUP, search: ' and s.data::text = i.data and s.hash = i.hash', replace: '' }],
    tests: CONTRACT,
  },
  {
    name: 'appends take no lock',
    edits: [
      { file: ONE, search: 'locked := pg_advisory_xact_lock(', replace: 'locked := concat(' },
      { file: GROUP, search: 'perform pg_advisory_xact_lock(', replace: 'perform concat(' },
    ],
    tests: ['events/store/postgres/processes.db.test.ts', ...STORE_TEST],
  },
  {
    name: 'an append of several events takes no lock',
    edits: [{ file: GROUP, search: 'perform pg_advisory_xact_lock(', replace: 'perform concat(' }],
    tests: ['events/store/postgres/processes.db.test.ts', ...STORE_TEST],
  },
  {
    name: 'an isolation that judges by an old snapshot is accepted',
    edits: [
      { file: ONE, search: "<> 'read committed'", replace: "= 'never'" },
      { file: GROUP, search: "<> 'read committed'", replace: "= 'never'" },
    ],
    tests: STORE_TEST,
  },
  {
    name: 'two appends of a group to one stream are both written',
    edits: [{ file: GROUP, search: 'a.append = min(a.append)', replace: 'a.append >= min(a.append)' }],
    tests: QUEUE_TEST,
  },
  {
    name: 'a conflict in a group tells the version of before the group',
    edits: [
      {
        file: GROUP,
        search: 'j.current + coalesce(sum(j.events) filter (where j.written) over (partition by j.stream), 0)::bigint',
        replace: 'j.current',
      },
    ],
    tests: CONTRACT,
  },
  {
    name: 'the same append asked for twice is sent twice',
    edits: [{ file: QUEUE, search: 'if (twin && isSame(twin.append, one.append))', replace: 'if (twin === null)' }],
    tests: QUEUE_TEST,
  },
  {
    name: 'refused data takes the neighbours of its group down',
    edits: [{ file: QUEUE, search: 'group.length > 1 && isDataError(error)', replace: 'group.length < 1' }],
    tests: QUEUE_TEST,
  },
  {
    name: 'a group may grow without bounds',
    edits: [{ file: QUEUE, search: 'const full = group.length > 0', replace: 'const full = group.length < 0' }],
    tests: QUEUE_TEST,
  },
  {
    name: 'a gap in the log is not looked for',
    edits: [
      { file: 'events/store/postgres/statements.ts', search: 'if (position !== next)', replace: 'if (!position)' },
    ],
    tests: STORE_TEST,
  },
  {
    name: 'a subscriber begins with the event it has seen (>= for >)',
    edits: [{ file: READ_LOG, search: 'position > $1', replace: 'position >= $1' }],
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
        search: 'where position > $1',
        replace: 'where position > $1 and xmin::text::bigint < pg_snapshot_xmin(pg_current_snapshot())::text::bigint',
      },
    ],
    tests: ['events/store/postgres/open-transactions.db.test.ts'],
  },
  {
    name: 'a subscriber is woken by notification only',
    edits: [
      {
        file: SUBSCRIPTION,
        search: 'arrivals.after(seen, pollMs, signal)',
        replace: 'arrivals.after(seen, undefined, signal)',
      },
    ],
    tests: NOTIFICATIONS_TEST,
  },
  {
    name: 'a subscriber is woken by polling only',
    edits: [
      {
        file: 'events/store/postgres/notifications.ts',
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
        file: 'events/store/postgres/notifications.ts',
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
  {
    name: 'the log may be emptied at once',
    edits: [{ file: REFUSE, search: 'before update or delete or truncate on', replace: 'before update or delete on' }],
    tests: REFUSE_TEST,
  },
  {
    name: 'a session that replicates may change events',
    edits: [{ file: REFUSE, search: 'enable always trigger', replace: 'enable trigger' }],
    tests: REFUSE_TEST,
  },
  {
    name: 'anybody may append by hand',
    edits: [
      {
        file: REFUSE,
        search: 'revoke all on log.events from public;',
        replace: 'grant insert on log.events to public;',
      },
    ],
    tests: REFUSE_TEST,
  },
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
