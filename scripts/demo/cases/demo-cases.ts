/**
 * What students of the demo centre say is wrong with their classes: one waits, one is answered, one is corrected, and
 * one that a family asked on the phone is overdue.
 */
import { type CaseCommand, casesAggregate } from '#events/classes/cases/case-decider.ts';
import { toCasesStream } from '#events/classes/cases/cases-stream.ts';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { DecisionContext } from '#events/core/centre/decision-context.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import { addDays } from '#events/values/add-days.ts';
import type { CaseKind } from '#events/values/shapes.ts';
import { toRowProof } from '#services/classes/cases/open-case.ts';
import type { createCommandHandler } from '#services/core/command/command-handler.ts';
import type { Program } from '#services/server/program/program.ts';
import { toCommandId, toDemoStudentActor, toDemoStudentId, toTutorActor } from '../centre/demo-ids.ts';

interface DemoCaseStep {
  readonly student: string;
  /** Minutes before the demo centre is opened. */
  readonly minutesAgo: number;
  readonly act: 'open' | 'phone' | 'note' | 'answer' | 'correct' | 'resolve';
  readonly kind?: CaseKind;
  readonly text: string;
}

const DAY_MINUTES = 24 * 60;

/** In the order in which they are sent. A case is about the last class of its student, and about the last 30 days on the phone. */
export const demoCaseSteps: readonly DemoCaseStep[] = [
  {
    ...{ student: 'Samuel Adeyemi', minutesAgo: 9 * DAY_MINUTES, act: 'phone', kind: 'charged-twice' },
    text: 'The bank statement of Mrs Adeyemi shows this month twice.',
  },
  {
    ...{ student: 'Samuel Adeyemi', minutesAgo: 9 * DAY_MINUTES - 5, act: 'note' },
    text: 'She can be reached after 6. The owner has the bank statement.',
  },
  {
    ...{ student: 'Maya Okafor', minutesAgo: 3 * DAY_MINUTES, act: 'open', kind: 'wrong-date' },
    text: 'I think my make-up class was one day earlier.',
  },
  {
    ...{ student: 'Noah Patel', minutesAgo: 2 * DAY_MINUTES, act: 'open', kind: 'missing-classes' },
    text: 'We bought a pack, and it shows fewer classes than we paid for.',
  },
  {
    ...{ student: 'Noah Patel', minutesAgo: DAY_MINUTES, act: 'answer' },
    text: 'One class is waiting because of the limit. I will look at the receipt tomorrow.',
  },
  {
    ...{ student: 'Jayden Carter', minutesAgo: 9, act: 'open', kind: 'not-there' },
    text: 'I was at the dentist that day.',
  },
  { ...{ student: 'Jayden Carter', minutesAgo: 7, act: 'correct' }, text: 'Was at the dentist' },
  { ...{ student: 'Jayden Carter', minutesAgo: 6, act: 'resolve' }, text: 'You are right, sorry! The class is back.' },
];

interface Parts {
  readonly handle: ReturnType<typeof createCommandHandler>;
  readonly store: Pick<Program['store'], 'read'>;
  readonly decisionContext: () => DecisionContext;
}

/** Returns a function that sends the command of a step. It throws when a command is refused. */
export const createCaseCommands = ({ handle, store, decisionContext }: Parts) => {
  const readEvents = async (stream: string) => (await store.read(stream)).map((event) => parseStoredEvent(event));

  /** The mark of the last class that the student attended before the case was opened. */
  const findLastClass = async (student: string, before: string) => {
    const events = await readEvents(toStudentStream(toDemoStudentId(student)));
    const marks = events.flatMap((event) =>
      event.type === 'AttendanceMarked' && event.data.status === 'present' && event.recordedAt < before
        ? [{ id: event.id, proof: toRowProof(event) }]
        : [],
    );
    const last = marks.at(-1);
    if (last === undefined) throw new Error(`${student} attended no class of the demo.`);
    return last;
  };

  const findCase = async (student: string) => {
    const [opened] = await readEvents(toCasesStream(toDemoStudentId(student)));
    if (opened?.type !== 'CaseOpened') throw new Error(`${student} has no case.`);
    return { id: opened.id, row: opened.data.row };
  };

  const findCorrection = async (student: string) => {
    const events = await readEvents(toStudentStream(toDemoStudentId(student)));
    const correction = events.findLast(({ type }) => type === 'AttendanceCorrected');
    if (correction === undefined) throw new Error(`Nothing was corrected for ${student}.`);
    const recorded = { at: correction.recordedAt, on: decisionContext().today };
    return { type: 'correction', id: correction.id, recorded } as const;
  };

  const toCaseCommand = async ({ act, student, kind = 'other', text }: DemoCaseStep): Promise<CaseCommand> => {
    if (act === 'open') {
      return {
        type: 'OpenCase',
        asker: 'student',
        kind,
        row: await findLastClass(student, decisionContext().now),
        text,
      };
    }
    if (act === 'phone') {
      const { today } = decisionContext();
      const askedBy = { who: 'family', name: 'Mrs Adeyemi', channel: 'phone', on: today } as const;
      return {
        type: 'OpenCase',
        asker: 'family',
        askedBy,
        kind,
        period: { from: addDays(today, -30), to: today },
        text,
      };
    }
    const { id } = await findCase(student);
    if (act === 'note') return { type: 'AddCaseNote', case: id, text };
    if (act === 'answer') return { type: 'AnswerCase', case: id, text, packet: undefined };
    return { type: 'ResolveCase', case: id, outcome: await findCorrection(student), text, packet: undefined };
  };

  const toCorrection = async ({ student, text }: DemoCaseStep): Promise<StudentCommand> => {
    const { row } = await findCase(student);
    const events = await readEvents(toStudentStream(toDemoStudentId(student)));
    const marked = events.find(({ id }) => id === row);
    if (marked?.type !== 'AttendanceMarked') throw new Error(`${student} asked about no class.`);
    const { date } = marked.data;
    return { type: 'CorrectAttendance', from: date, date, status: 'absent', reason: text };
  };

  return async (step: DemoCaseStep): Promise<void> => {
    const { student, act, text } = step;
    const common = {
      ...{ id: toDemoStudentId(student), commandId: toCommandId('case', student, act), body: { act, text } },
      context: decisionContext(),
      actor: act === 'open' ? toDemoStudentActor(student) : toTutorActor('lee'),
    };
    const answer =
      act === 'correct'
        ? await handle({ ...common, aggregate: studentAggregate, command: await toCorrection(step) })
        : await handle({ ...common, aggregate: casesAggregate, command: await toCaseCommand(step) });
    if (answer.status !== 'done')
      throw new Error(`The demo could not ${act} the case of ${student}: ${answer.status}.`);
  };
};
