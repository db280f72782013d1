import { vi } from 'vitest';
import { changeFunction, type PlantedFault } from './planted-fault.ts';

const CONTRACT = ['events/store/contract.db.test.ts'];
const QUEUE_TEST = ['events/store/postgres/append-queue.db.test.ts'];
const STORE_TEST = ['events/store/postgres/open-postgres-store.db.test.ts'];
const LOCK_TESTS = ['events/store/postgres/appending-processes.db.test.ts', ...STORE_TEST];
const REFUSE_TEST = ['events/store/postgres/refuse-change.db.test.ts'];

/** Faults in the data that is written to the log, and in its protection. */
export const appendFaults: readonly PlantedFault[] = [
  {
    name: 'append: the version of a stream is not checked',
    tests: CONTRACT,
    async plantSql(sql) {
      await changeFunction(sql, 'log.append_one', '\n      = expected\n', '\n      >= 0\n');
      await changeFunction(sql, 'log.append', 'a.expected = a.current and', 'a.current >= 0 and');
    },
  },
  {
    name: 'append: the hash of the event before is not compared',
    tests: CONTRACT,
    async plantSql(sql) {
      await changeFunction(sql, 'log.append_one', 'when e.hash <> append_one.previous', 'when false');
      await changeFunction(sql, 'log.append', 'coalesce(l.hash = g.previous, true)', 'true');
    },
  },
  {
    name: 'append: an event id that is stored already is not looked for',
    tests: CONTRACT,
    async plantSql(sql) {
      await changeFunction(sql, 'log.append_one', 'where e.id = append_one.id', 'where false');
      await changeFunction(sql, 'log.append', 'where e.id = i.id limit 1', 'where false limit 1');
    },
  },
  {
    name: 'append: other content under a stored event id passes for a repetition',
    tests: CONTRACT,
    plantSql: (sql) => changeFunction(sql, 'log.append', ' and s.data::text = i.data and s.hash = i.hash', ''),
  },
  {
    name: 'append: no lock is taken',
    tests: LOCK_TESTS,
    async plantSql(sql) {
      await changeFunction(sql, 'log.append_one', 'locked := pg_advisory_xact_lock(', 'locked := concat(');
      await changeFunction(sql, 'log.append', 'perform pg_advisory_xact_lock(', 'perform concat(');
    },
  },
  {
    name: 'append: a transaction that decides by an old snapshot is accepted',
    tests: STORE_TEST,
    async plantSql(sql) {
      await changeFunction(sql, 'log.append_one', "<> 'read committed'", "= 'never'");
      await changeFunction(sql, 'log.append', "<> 'read committed'", "= 'never'");
    },
  },
  {
    name: 'append: two appends of one group to one stream are both written',
    tests: QUEUE_TEST,
    plantSql: (sql) => changeFunction(sql, 'log.append', 'a.append = min(a.append)', 'a.append >= min(a.append)'),
  },
  {
    name: 'append: the notification is part of the transaction',
    tests: ['events/store/postgres/append-notifications.db.test.ts'],
    plantSql: (sql) =>
      changeFunction(
        sql,
        'log.append_one',
        "status := 'appended';\n",
        "status := 'appended';\n    perform pg_notify('log_appended', '');\n",
      ),
  },
  {
    name: 'append queue: refused data rejects the other appends of its group',
    tests: QUEUE_TEST,
    plant: () =>
      vi.doMock(import('#events/store/postgres/append-queue.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const withoutCode = (error: unknown) => Promise.reject(new Error(String(error)));
        return {
          ...original,
          createAppendQueue: (write) => original.createAppendQueue((group) => write(group).catch(withoutCode)),
        };
      }),
  },
  {
    name: 'log: the table can be truncated',
    tests: REFUSE_TEST,
    plantSql: (sql) =>
      sql`
        create or replace trigger refuse_change before update or delete on log.events
          for each statement execute function log.refuse_change();
        alter table log.events enable always trigger refuse_change`.simple(),
  },
  {
    name: 'log: a session that replicates can change events',
    tests: REFUSE_TEST,
    plantSql: (sql) => sql`alter table log.events enable trigger refuse_change`,
  },
  {
    name: 'log: every role can insert events without the append function',
    tests: REFUSE_TEST,
    plantSql: (sql) => sql`grant insert on log.events to public`,
  },
];
