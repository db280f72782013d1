import type { KeyRing } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { createLogWriter } from './log-writer-fixture.ts';
import { createSeededRandom } from './seeded-random.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const createStudentIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => idOf(index + 1));

const day = (number: number) => `2026-0${8 + (number % 2)}-${String((number % 28) + 1).padStart(2, '0')}`;
const TODAY = '2026-11-21';

/** A log of at least `events` events with every kind of command on every student, in an order determined by the seed. `stepMs` lie between two. */
export const createStudentLog = async (
  keys: KeyRing,
  students: number,
  events: number,
  seed: number,
  stepMs?: number,
): Promise<StoredEvent[]> => {
  const random = createSeededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const writer = createLogWriter(keys, undefined, stepMs);
  const log: StoredEvent[] = [];
  const ids = createStudentIds(students);
  const today = TODAY;
  for (const [index, id] of ids.entries()) {
    const who = { name: `Student ${index}`, email: `student${index}@example.com` };
    log.push(...(await writer.execute(id, { type: 'EnrolStudent', ...who, classes: below(25), via: 'tutor', today })));
  }
  while (log.length < events) {
    const id = ids[below(students)] as string;
    const classes = 1 + below(12);
    const date = day(below(56));
    const mark = { type: 'MarkAttendance', date, today } as const;
    const late = { lateCancellation: true, lateCancellationHours: 24 } as const;
    const commands = [
      { type: 'AdjustClasses', direction: 'add', classes, reason: 'A new pack', today },
      { type: 'AdjustClasses', direction: 'remove', classes: 1 + below(4), today },
      ...[{ ...mark, status: 'present', note: 'Worked well' } as const, { ...mark, status: 'present' } as const],
      ...[{ ...mark, status: 'absent' } as const, { ...mark, ...late, status: 'absent', note: '' } as const],
      { type: 'ApplyWaitingClasses', today },
      { type: 'WithdrawWaitingClasses', classes: 1, reason: 'Refunded', today },
      { type: 'SettleUncoveredClass', date, today },
      ...(['present', 'absent'] as const).map(
        (status) =>
          ({ ...mark, ...late, type: 'CorrectAttendance', from: day(below(56)), status, reason: 'Wrong day' }) as const,
      ),
    ] as const;
    log.push(...(await writer.execute(id, commands[below(commands.length)] as (typeof commands)[number])));
  }
  return log;
};
