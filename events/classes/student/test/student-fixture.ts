/** Builds a student's stream for tests. Events get fixed ids and consecutive versions. */
import { v5 as uuidv5 } from 'uuid';
import type { RecordedEvent } from '../../../kernel/recorded-event.ts';
import { DEFAULT_CLASSES_MAX } from '../../../values/limits.ts';
import type { StudentCommand } from '../commands.ts';
import type { BalanceChange, StudentEvent } from '../events.ts';
import { type StudentContext, studentDecider } from '../student-decider.ts';
import type { StudentState } from '../student-state.ts';

const NAMESPACE = '6f5a2a54-9a7e-4b7c-8a55-0d9a3f0f5e11';

export const TODAY = '2026-11-21';
export const YESTERDAY = '2026-11-20';

/** The context of a decision, under the first rules of a centre but for those that are given, which are in force on every day. */
export const createStudentContext = ({
  today = TODAY,
  classesMax = DEFAULT_CLASSES_MAX,
  lateCancellationHours = 0,
} = {}): StudentContext => ({
  ...{ today, rules: { classesMax } },
  findRulesOn: () => ({ lateCancellationHours }),
});
const firstContext = createStudentContext();

/** Decides a command today, under the first rules of a centre. */
export const decideStudentCommand = (state: StudentState, command: StudentCommand, context = firstContext) =>
  studentDecider.decide(state, command, context);

const ids = new Map<number, string>();

/** A fixed id for the event of a version. */
export const toTestEventId = (version: number): string => {
  const id = ids.get(version) ?? uuidv5(String(version), NAMESPACE);
  ids.set(version, id);
  return id;
};

/** An event as recorded in a stream, with a fixed id and instant. `first` is the version of the first event of its command. */
export const toRecordedStudentEvent = (event: StudentEvent, version: number, first = version) =>
  ({
    ...event,
    id: toTestEventId(version),
    stream: 'student-test',
    version,
    position: BigInt(version),
    recordedAt: '2026-11-21T15:00:00.000Z',
    metadata: { commandId: toTestEventId(-first), fingerprint: '', actor: { id: toTestEventId(0), role: 'tutor' } },
    hash: '',
  }) as RecordedEvent<StudentEvent>;

/** The state of a student with these events, which get the versions 1, 2, 3 … */
export const foldStudentEvents = (...events: readonly StudentEvent[]): StudentState =>
  events.reduce(
    (state, event, index) => studentDecider.evolve(state, toRecordedStudentEvent(event, index + 1)),
    studentDecider.initial,
  );

/** Decides commands and folds their events. A refusal fails the test. */
export const applyStudentCommands = (state: StudentState, ...commands: readonly StudentCommand[]): StudentState =>
  commands.reduce((before, command) => {
    const events = decideStudentCommand(before, command);
    if (typeof events === 'string') throw new Error(`${command.type} was refused: ${events}`);
    return events.reduce(
      (now, event) => studentDecider.evolve(now, toRecordedStudentEvent(event, now.version + 1, before.version + 1)),
      before,
    );
  }, state);

const [enrolment] = decideStudentCommand(studentDecider.initial, {
  type: 'EnrolStudent',
  name: 'Ada Byron',
  email: 'ada@example.com',
  classes: 0,
  via: 'tutor',
}) as StudentEvent[];

/** The event of version 1 in each test's stream. */
export const studentEnrolledEvent = enrolment as Extract<StudentEvent, { type: 'StudentEnrolled' }>;

/** An adjustment after which the student has these balances. */
export const createBalanceEvent = (remainingAfter: number, totalAfter = 18): StudentEvent => ({
  type: 'ClassesAdjusted',
  data: { direction: 'remove', effectiveOn: YESTERDAY, change: { ...nothing, remainingAfter, totalAfter } },
});

/** A student who has enrolled, and one with this many classes remaining, whose last event is version 2. */
export const createStudentWithClasses = (remaining?: number): StudentState =>
  remaining === undefined
    ? foldStudentEvents(studentEnrolledEvent)
    : foldStudentEvents(studentEnrolledEvent, createBalanceEvent(remaining));

export type MarkCharge = 'absent' | 'covered' | 'uncovered';

/** A student with one mark of yesterday, whose last change is version 2, and with this many classes remaining. */
export const createStudentWithMark = (before: MarkCharge, remaining: number, note?: string): StudentState => {
  const [status, charge] = before === 'absent' ? (['absent', 'none'] as const) : (['present', before] as const);
  const change = { ...nothing, requested: -1, appliedRemaining: before === 'covered' ? -1 : 0, totalAfter: 18 };
  const data = { date: YESTERDAY, status, charge, ...(note && { note }), ...(before !== 'absent' && { change }) };
  return foldStudentEvents(
    studentEnrolledEvent,
    { type: 'AttendanceMarked', data: data as never },
    createBalanceEvent(remaining),
  );
};

/** The change of a balance by a command that changes only the remaining classes, of 18 in total. */
export const createRemainingChange = (requested: number, appliedRemaining: number, remainingAfter: number) => ({
  ...{ ...nothing, requested, appliedRemaining, remainingAfter, totalAfter: 18 },
});

const nothing: BalanceChange = {
  requested: 0,
  appliedRemaining: 0,
  appliedTotal: 0,
  remainingAfter: 0,
  totalAfter: 0,
  classesMax: DEFAULT_CLASSES_MAX,
};
