/** A rebuild of every read model from a log of real, sealed and chained events. */

import { chainStart } from '#events/record/chain.ts';
import { memoryKeys } from '#events/record/memory-keys.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import { eventsToAppend } from '#events/record/write.ts';
import { postgresStore } from '#events/store/postgres/postgres-store.ts';
import type { StudentCommand } from '#events/student/commands.ts';
import type { StudentEvent } from '#events/student/events.ts';
import { student, studentStream } from '#events/student/student.ts';
import { allProjections } from '#projections/all.ts';
import { hashTables } from '#projections/engine/hash-tables.ts';
import { rebuild } from '#projections/engine/rebuild.ts';
import { startRunner } from '#projections/engine/runner.ts';
import type { BenchCluster } from './cluster.ts';
import { type BenchRow, check, whole } from './row.ts';

const STUDENTS = 1_000;
const EVENTS_EACH = 200;
const GOAL = 50_000;

const civilDay = (day: number) =>
  `2026-${String(1 + Math.floor(day / 28)).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}`;

/** Enrolled, then classes day by day: three in four attended, a pack whenever none is left. */
function commandsOf(index: number): StudentCommand[] {
  const today = '2026-12-31';
  const name = `Student ${index}`;
  const enrol: StudentCommand = {
    type: 'EnrolStudent',
    name,
    email: `${index}@rollbook.example`,
    classes: 12,
    via: 'tutor',
    today,
  };
  const days = Array.from(
    { length: EVENTS_EACH },
    (_, day): StudentCommand =>
      day % 14 === 13
        ? { type: 'AdjustClasses', direction: 'add', classes: 12, reason: 'Growth pack', today }
        : {
            type: 'MarkAttendance',
            date: civilDay(day),
            status: (index + day) % 4 ? 'present' : 'absent',
            note: 'Page 34.',
            today,
          },
  );
  return [enrol, ...days].slice(0, EVENTS_EACH);
}

export async function rebuildRow(cluster: BenchCluster): Promise<BenchRow> {
  const { sql } = await cluster.database('rebuilds');
  const store = postgresStore({ sql });
  const keys = memoryKeys();
  await write(store, keys);

  const logId = crypto.randomUUID();
  const options = { sql, store, keys, projections: allProjections, logId };
  const log = { info() {}, warn: (fields: object, text: string) => console.error(text, fields) };
  const runner = startRunner({ ...options, onCommitted: () => {}, log });
  await rebuild(options);
  await runner.caughtUp();
  await runner.stop();
  const first = await rebuild(options);
  const before = await hashTables(sql, first.schema);
  const again = await rebuild(options);
  check(again.events === STUDENTS * EVENTS_EACH, `${again.events} events were folded`);
  check(again.parked === 0, `${again.parked} rows are parked`);
  check((await hashTables(sql, again.schema)) === before, 'the rebuilt tables differ');
  const [sums] = await sql.unsafe(`select count(*) as wrong from ${again.schema}.balances b where classes_remaining <>
    (select sum(applied_remaining) from ${again.schema}.class_transactions t where t.student_id = b.student_id)`);
  check(Number(sums?.wrong) === 0, `${sums?.wrong} balances are not the sum of what was applied`);
  await store.close();
  const rate = Math.max(first.rate, again.rate);
  return {
    what: `rebuild of ${whole(again.events)} events`,
    measured: `${whole(rate)} events/s`,
    goal: `≥ ${whole(GOAL)}/s`,
    met: rate >= GOAL,
    checked: 'tables equal, balance = sum of applied',
  };
}

async function write(store: ReturnType<typeof postgresStore>, keys: ReturnType<typeof memoryKeys>): Promise<void> {
  const indices = Array.from({ length: STUDENTS }, (_, index) => index);
  for (let at = 0; at < STUDENTS; at += 50) {
    await Promise.all(
      indices.slice(at, at + 50).map(async (index) => {
        const id = crypto.randomUUID();
        const stream = studentStream(id);
        const metadata = { commandId: crypto.randomUUID(), fingerprint: '', actor: { id, role: 'system' } } as const;
        const events = eventsToAppend({
          stream,
          after: chainStart(stream),
          events: eventsOf(commandsOf(index)),
          metadata,
          recordedAt: '2026-12-31T20:00:00.000Z',
          key: await keys.create(id),
        });
        const outcome = await store.append(stream, events, 'no-stream');
        check(outcome.status === 'appended', `the log could not be written: ${outcome.status}`);
      }),
    );
  }
}

function eventsOf(commands: readonly StudentCommand[]): StudentEvent[] {
  let state = student.initial;
  return commands.flatMap((command) => {
    const decided = student.decide(state, command);
    check(Array.isArray(decided), `${command.type} was refused: ${decided}`);
    for (const event of decided) {
      const recorded = { ...event, id: crypto.randomUUID(), version: state.version + 1 } as RecordedEvent<StudentEvent>;
      state = student.evolve(state, recorded);
    }
    return decided;
  });
}
