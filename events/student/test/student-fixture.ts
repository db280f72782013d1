/** A student's stream for tests: events get ids and versions in order. */
import { v5 as uuidv5 } from 'uuid';
import type { RecordedEvent } from '../../decider/recorded-event.ts';
import type { StudentCommand } from '../commands.ts';
import type { BalanceChange, StudentEvent } from '../events.ts';
import type { StudentState } from '../state.ts';
import { student } from '../student.ts';

const NAMESPACE = '6f5a2a54-9a7e-4b7c-8a55-0d9a3f0f5e11';

export const TODAY = '2026-11-21';
export const DAY = '2026-11-20';

const ids = new Map<number, string>();

/** Id of the event at a version. */
export const eventId = (version: number): string => {
  const id = ids.get(version) ?? uuidv5(String(version), NAMESPACE);
  ids.set(version, id);
  return id;
};

export const recordedAs = (event: StudentEvent, version: number) =>
  ({
    ...event,
    id: eventId(version),
    stream: 'student-test',
    version,
    position: BigInt(version),
    recordedAt: '2026-11-21T15:00:00.000Z',
    metadata: { commandId: eventId(-version), fingerprint: '', actor: { id: eventId(0), role: 'tutor' } },
    hash: '',
  }) as RecordedEvent<StudentEvent>;

export const given = (...events: readonly StudentEvent[]): StudentState =>
  events.reduce((state, event, index) => student.evolve(state, recordedAs(event, index + 1)), student.initial);

/** Decides, then folds what was decided; a refusal fails the test. */
export const after = (state: StudentState, ...commands: readonly StudentCommand[]): StudentState =>
  commands.reduce((before, command) => {
    const events = student.decide(before, command);
    if (typeof events === 'string') throw new Error(`${command.type} was refused: ${events}`);
    return events.reduce((now, event) => student.evolve(now, recordedAs(event, now.version + 1)), before);
  }, state);

const [enrolment] = student.decide(student.initial, {
  type: 'EnrolStudent',
  name: 'Ada Byron',
  email: 'ada@example.com',
  classes: 0,
  via: 'tutor',
  today: TODAY,
}) as StudentEvent[];

/** Version 1 of each test's stream. */
export const enrolled = enrolment as Extract<StudentEvent, { type: 'StudentEnrolled' }>;

/** An adjustment that sets remaining and total, for a balance to start from. */
export const balanceOf = (remainingAfter: number, totalAfter = 18): StudentEvent => ({
  type: 'ClassesAdjusted',
  data: { direction: 'remove', effectiveOn: DAY, change: { ...nothing, remainingAfter, totalAfter } },
});

const nothing: BalanceChange = {
  requested: 0,
  appliedRemaining: 0,
  appliedTotal: 0,
  remainingAfter: 0,
  totalAfter: 0,
};
