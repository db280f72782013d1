import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { toAssignedPracticeStream } from '#events/learning/assigned-practice/assigned-practice-stream.ts';
import type { AssignedPracticeEvent } from '#events/learning/assigned-practice/events.ts';
import { toLeaderboardStream } from '#events/learning/leaderboard/leaderboard-stream.ts';
import type { PracticeCommand } from '#events/learning/practice/commands.ts';
import type { PracticeEvent } from '#events/learning/practice/events.ts';
import { type PracticeSessionState, practiceDecider } from '#events/learning/practice/practice-decider.ts';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { practiceQuestions, correctChoices as right } from '#events/learning/practice/test/practice-fixture.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { parseEventUnvalidated } from '#events/record/unseal-events.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import type { PracticeSubject, SameDayRule } from '#events/values/shapes.ts';
import { createLogWriter, TUTOR } from './log-writer-fixture.ts';

export const toTestSessionId = (number: number) => `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`;

interface SessionToWrite {
  readonly student: string;
  readonly day: string;
  /** The number of correct answers; the first questions are the ones answered correctly. */
  readonly correct: number;
  readonly sameDay?: SameDayRule;
  readonly hasty?: boolean;
  readonly subject?: PracticeSubject;
  readonly grade?: number;
  /** Slug of the topic. */
  readonly topic?: string | undefined;
}

interface Session {
  readonly student: string;
  state: PracticeSessionState;
  completion: Extract<PracticeEvent, { type: 'PracticeSessionCompleted' }> | undefined;
}

/** Writes practice sessions; `log` contains all events that were written. */
export const createPracticeLogWriter = (keys: KeyRing) => {
  const clock = { now: Date.parse('2026-11-21T15:00:00.000Z') };
  const writer = createLogWriter(keys, clock);
  const log: StoredEvent[] = [];
  const sessions = new Map<string, Session>();

  const execute = async (
    id: string,
    command: PracticeCommand,
    practiceOpenMinutes = 120,
    racePoints: 'on' | 'off' = 'on',
  ) => {
    const decided = practiceDecider.decide(findSession(id).state, command, {
      ...{ now: new Date(clock.now).toISOString(), today: '2026-11-21' },
      rules: { sameDay: 'reset', practiceOpenMinutes, racePoints },
    });
    if (typeof decided === 'string') throw new Error(`${command.type} was refused: ${decided}`);
    // `complete` writes the completion, so that tests choose the day.
    const completion = decided.find((event) => event.type === 'PracticeSessionCompleted');
    if (completion) findSession(id).completion = completion;
    await write(
      id,
      decided.filter((event) => event !== completion),
    );
  };
  const findSession = (id: string) => sessions.get(id) as Session;
  const write = async (id: string, events: readonly PracticeEvent[]) => {
    const session = findSession(id);
    const written = await writer.record(toPracticeStream(id, session.student), events);
    for (const event of written)
      session.state = practiceDecider.evolve(session.state, parseEventUnvalidated(event) as RecordedEvent as never);
    log.push(...written);
  };
  const open = (student: string) => {
    const id = toTestSessionId(sessions.size + 1);
    sessions.set(id, { student, state: practiceDecider.initial, completion: undefined });
    return id;
  };
  const begin = async (student: string, subject: PracticeSubject = 'math', grade = 4, practiceOpenMinutes = 120) => {
    const id = open(student);
    const topic = 'Adding {"up"}';
    const command = { type: 'StartPractice', grade, subject, topic, questions: practiceQuestions } as const;
    await execute(id, command, practiceOpenMinutes);
    return id;
  };
  const answer = (id: string, question: number, isRight = true) => {
    const choice = ((right[question] as number) + (isRight ? 0 : 1)) % 4;
    return execute(id, { type: 'AnswerQuestion', question, choice });
  };
  const complete = async (id: string, day: string, sameDay: SameDayRule = 'reset', topic?: string) => {
    const { completion } = findSession(id);
    if (!completion) throw new Error(`Session ${id} has questions without an answer.`);
    await write(id, [{ ...completion, data: { ...completion.data, day, sameDay, ...(topic && { topic }) } }]);
  };
  const writeAssigned = async (student: string, event: AssignedPracticeEvent): Promise<string> => {
    const [written] = await writer.record(toAssignedPracticeStream(student), [event], TUTOR);
    log.push(written as StoredEvent);
    return (written as StoredEvent).id;
  };

  return {
    ...{ log, clock, begin, answer, complete },
    /** Writes a completed session and returns its id. */
    async session({
      student,
      day,
      correct,
      sameDay,
      hasty = false,
      subject,
      grade,
      topic,
    }: SessionToWrite): Promise<string> {
      const id = await begin(student, subject, grade);
      for (let question = 0; question < QUESTIONS_PER_PRACTICE; question += 1) {
        // The log writer advances the clock by one second for each answer; a hasty session has all answers at one
        // instant.
        if (hasty) clock.now -= 1_000;
        await answer(id, question, question < correct);
      }
      await complete(id, day, sameDay, topic);
      return id;
    },
    /** Writes a student's part of a class race on `today`, in which they answered the first `correct` questions alone. */
    async race(student: string, grade: number, correct: number, racePoints: 'on' | 'off' = 'on') {
      const id = open(student);
      const answers = practiceQuestions.map((_, at) =>
        at < correct ? { choice: right[at] as number, correct: true } : null,
      );
      const about = { race: id, grade, subject: 'math', topic: 'Adding {"up"}', questions: practiceQuestions } as const;
      await execute(id, { type: 'RecordRace', ...about, answers }, undefined, racePoints);
    },
    /** Assigns a topic as practice and returns its id. */
    assign: (student: string, data: Extract<AssignedPracticeEvent, { type: 'PracticeAssigned' }>['data']) =>
      writeAssigned(student, { type: 'PracticeAssigned', data }),
    chooseGoal: (student: string, sessions: number) =>
      writeAssigned(student, { type: 'WeeklyGoalChosen', data: { sessions } }),
    withdraw: (student: string, assigned: string) =>
      writeAssigned(student, { type: 'AssignedPracticeWithdrawn', data: { assigned } }),
    review: (id: string, question: number) =>
      execute(id, { type: 'ReviewQuestion', question, choice: right[question] as number }),
    report: (id: string, question: number) => execute(id, { type: 'ReportQuestion', question }),
    accept: (id: string, question: number) => execute(id, { type: 'AcceptReport', question }),
    dismiss: (id: string, question: number) => execute(id, { type: 'DismissReport', question }),
    reopen: (id: string, question: number) => execute(id, { type: 'ReopenReport', question, tutorId: TUTOR.id }),
    withdrawReport: (id: string, question: number) => execute(id, { type: 'WithdrawReport', question }),
    async enrol(student: string, name: string) {
      const who = { name, email: `${student}@example.com`, classes: 0, via: 'tutor', today: '2026-11-21' } as const;
      log.push(...(await writer.execute(student, { type: 'EnrolStudent', ...who })));
    },
    async archive(student: string) {
      log.push(...(await writer.execute(student, { type: 'ArchiveStudent' })));
    },
    async choosePlace(student: string, data: { hidden: boolean; nickname?: string }) {
      log.push(...(await writer.record(toLeaderboardStream(student), [{ type: 'LeaderboardPlaceChosen', data }])));
    },
    async resetNickname(student: string) {
      log.push(...(await writer.record(toLeaderboardStream(student), [{ type: 'NicknameReset', data: {} }])));
    },
  };
};
