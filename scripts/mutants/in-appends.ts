import type { Mutant } from './mutant.ts';

const MIGRATIONS = 'events/store/postgres/migrations';
const GROUP = `${MIGRATIONS}/0005_append-after.sql`;
const ONE = `${MIGRATIONS}/0006_append-one-after.sql`;
const REFUSE = `${MIGRATIONS}/0002_refuse-change.sql`;
const QUEUE = 'events/store/postgres/append-queue.ts';
const CONTRACT = ['events/store/contract.db.test.ts'];
const QUEUE_TEST = ['events/store/postgres/append-queue.db.test.ts'];
const STORE_TEST = ['events/store/postgres/open-postgres-store.db.test.ts'];
const REFUSE_TEST = ['events/store/postgres/refuse-change.db.test.ts'];

/** Faults in what is written to the log, and in what protects it. */
export const inAppends: readonly Mutant[] = [
  {
    name: 'a case of the contract is skipped that nobody declared',
    edits: [
      {
        file: 'events/store/test/store-contract.ts',
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
      {
        file: GROUP,
        search: 'a.expected = a.current and a.has_previous',
        replace: 'a.current >= 0 and a.has_previous',
      },
    ],
    tests: CONTRACT,
  },
  {
    name: 'an append does not look which event it follows',
    edits: [
      { file: ONE, search: 'when e.hash <> append_one.previous', replace: 'when false' },
      { file: GROUP, search: 'coalesce(l.hash = g.previous, true)', replace: 'true' },
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
];
