import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import type { PracticeCommand } from './commands.ts';
import { type StartedPracticeSession, toPracticePoints } from './practice-decider.ts';
import {
  answerPracticeQuestions,
  applyPracticeCommand,
  correctChoices,
  createStartedSession,
  DECIDING_TUTOR,
  decidePracticeCommand as decide,
  PRACTICE_DAY,
  practiceQuestions,
  SESSION_STARTED_AT,
  START_PRACTICE_COMMAND,
} from './test/practice-fixture.ts';

const later = (ms: number) => new Date(Date.parse(SESSION_STARTED_AT) + ms).toISOString();
const answer = (question: number, choice: number): PracticeCommand => ({ type: 'AnswerQuestion', question, choice });
const HOURS = 3_600_000;

describe('AnswerQuestion', () => {
  test('the first answer counts, and a second one writes nothing', () => {
    expect(decide(createStartedSession(), answer(1, 1))).toEqual([
      { type: 'PracticeQuestionAnswered', data: { question: 1, choice: 1, correct: true } },
    ]);
    const answered = applyPracticeCommand(createStartedSession(), answer(1, 0));
    expect(answered.answers.get(1)).toEqual({ choice: 0, correct: false });
    expect(decide(answered, answer(1, 1))).toEqual([]);
  });

  test.each<[number, number]>([
    [5, 0],
    [-1, 0],
    [0.5, 0],
    [0, 4],
    [0, -1],
    [0, 1.5],
  ])('question %d has no option %d', (question, choice) => {
    expect(decide(createStartedSession(), answer(question, choice))).toBe('no-such-option');
  });

  test('a session accepts answers for two hours, and a second answer to a completed one writes nothing', () => {
    expect(decide(createStartedSession(), answer(0, 0), later(2 * HOURS))).toHaveLength(1);
    expect(decide(createStartedSession(), answer(0, 0), later(2 * HOURS + 1))).toBe('practice-expired');
    const done = answerPracticeQuestions(createStartedSession(), correctChoices);
    expect(decide(done, answer(0, 1), later(9 * HOURS))).toEqual([]);
  });

  test('a session accepts answers for as long as the rule said on the day of its start', () => {
    const session = createStartedSession(30);
    expect(session.started.openMinutes).toBe(30);
    expect(decide(session, answer(0, 0), later(HOURS / 2))).toHaveLength(1);
    expect(decide(session, answer(0, 0), later(HOURS / 2 + 1))).toBe('practice-expired');
  });

  test('a session that was not started is refused, and no session starts twice', () => {
    expect(decide(null, answer(0, 0))).toBe('practice-unknown');
    expect(decide(null, { type: 'CompletePractice' })).toBe('practice-unknown');
    expect(decide(createStartedSession(), START_PRACTICE_COMMAND)).toBe('practice-unknown');
  });
});

describe('completion', () => {
  const completed = {
    type: 'PracticeSessionCompleted',
    data: {
      ...{ grade: 4, subject: 'math', questionsAnswered: 5, correct: 3, points: 30 },
      ...{ ...PRACTICE_DAY, hasty: false },
    },
  };

  test('the last answer completes the session, in any order of the questions', () => {
    const four = answerPracticeQuestions(createStartedSession(), [0, 1, 2, 0]);
    expect(decide(four, answer(4, 1), later(5_000))).toEqual([
      { type: 'PracticeQuestionAnswered', data: { question: 4, choice: 1, correct: false } },
      completed,
    ]);
    const others = [4, 3, 2, 1].reduce<StartedPracticeSession>(
      (state, question) => applyPracticeCommand(state, answer(question, 0)),
      createStartedSession(),
    );
    expect(decide(others, answer(0, 0))).toMatchObject([
      { type: 'PracticeQuestionAnswered' },
      { type: 'PracticeSessionCompleted' },
    ]);
  });

  test('CompletePractice: is refused until all questions are answered, and then has nothing to do', () => {
    const four = answerPracticeQuestions(createStartedSession(), correctChoices.slice(0, 4));
    expect(decide(four, { type: 'CompletePractice' })).toBe('practice-unfinished');
    const all = answerPracticeQuestions(createStartedSession(), [0, 1, 2, 0, 1]);
    expect(decide(all, { type: 'CompletePractice' })).toEqual([]);
  });

  test.each([
    [199, true],
    [200, false],
  ])('with one answer every %d ms, hasty is %s', (everyMs, hasty) => {
    const done = answerPracticeQuestions(createStartedSession(), correctChoices, everyMs);
    expect(done.completed).toMatchObject({ hasty, points: 50 });
  });
});

describe('ReviewQuestion', () => {
  const review = (question: number, choice: number): PracticeCommand => ({ type: 'ReviewQuestion', question, choice });
  const done = answerPracticeQuestions(createStartedSession(), [1, 1, 2, 3, 0]);

  test('a missed question is put right once, by the correct option', () => {
    expect(decide(done, review(0, 3))).toEqual([]);
    expect(decide(done, review(0, 0))).toEqual([
      { type: 'PracticeQuestionPutRight', data: { question: 0, day: '2026-11-21' } },
    ]);
    expect(decide(applyPracticeCommand(done, review(0, 0)), review(0, 0))).toEqual([]);
  });

  test('a question that was answered correctly, or whose report was accepted, has nothing to put right', () => {
    expect(decide(done, review(1, 1))).toEqual([]);
    const reported = applyPracticeCommand(done, { type: 'ReportQuestion', question: 0 });
    expect(decide(applyPracticeCommand(reported, { type: 'AcceptReport', question: 0 }), review(0, 0))).toEqual([]);
  });

  test('an open session cannot be reviewed, which would show its keys', () => {
    expect(decide(answerPracticeQuestions(createStartedSession(), [1]), review(0, 0))).toBe('practice-unfinished');
    expect(decide(done, review(0, 4))).toBe('no-such-option');
    expect(decide(done, review(5, 0))).toBe('no-such-option');
  });

  test('a review changes no points', () => {
    const { completed, answers } = applyPracticeCommand(done, review(0, 0));
    expect({ completed, answers }).toEqual({ completed: done.completed, answers: done.answers });
  });
});

test('a session says how many missed questions came back and were answered correctly', () => {
  const questions = practiceQuestions.map((question, at) =>
    at < 2 ? { ...question, missedOn: '2026-11-10' } : question,
  );
  const started = applyPracticeCommand(null, { ...START_PRACTICE_COMMAND, questions });
  expect(answerPracticeQuestions(started, correctChoices).completed).toHaveProperty('putRight', 2);
  expect(answerPracticeQuestions(started, [1, ...correctChoices.slice(1)]).completed).toHaveProperty('putRight', 1);
  expect(answerPracticeQuestions(started, [1, 2, ...correctChoices.slice(2)]).completed).not.toHaveProperty('putRight');
});

describe('reports of questions', () => {
  const report = (question: number): PracticeCommand => ({ type: 'ReportQuestion', question });
  const accept = (question: number): PracticeCommand => ({ type: 'AcceptReport', question });
  const dismiss = (question: number): PracticeCommand => ({ type: 'DismissReport', question });
  const wrong = answerPracticeQuestions(createStartedSession(), [1, 1, 2, 3, 0]);

  test('an answered question can be reported once', () => {
    expect(decide(createStartedSession(), report(0))).toBe('not-answered');
    expect(decide(wrong, report(0))).toEqual([{ type: 'PracticeQuestionReported', data: { question: 0 } }]);
    expect(decide(applyPracticeCommand(wrong, report(0)), report(0))).toEqual([]);
  });

  test('an accepted report adds one correct answer on the day of the session', () => {
    const reported = applyPracticeCommand(wrong, report(0));
    expect(decide(reported, accept(0))).toEqual([
      { type: 'PracticeReportAccepted', data: { question: 0, correct: 1, points: 10, day: '2026-11-21' } },
    ]);
    expect(decide(applyPracticeCommand(reported, accept(0)), accept(0))).toEqual([]);
    expect(decide(applyPracticeCommand(reported, accept(0)), dismiss(0))).toBe('report-unknown');
    expect(decide(wrong, accept(0))).toBe('report-unknown');
  });

  test('an accepted report of a correctly answered question adds nothing, and one in an open session counts when the session ends', () => {
    const right = applyPracticeCommand(wrong, report(1));
    expect(decide(right, accept(1))).toMatchObject([{ data: { correct: 0, points: 0 } }]);
    const open = answerPracticeQuestions(createStartedSession(), [1]);
    const accepted = applyPracticeCommand(applyPracticeCommand(open, report(0)), accept(0));
    const rest = [1, 2, 3, 4].reduce<StartedPracticeSession>(
      (state, at) => applyPracticeCommand(state, answer(at, correctChoices[at] as number)),
      accepted,
    );
    expect(rest.completed).toMatchObject({ correct: 5, points: 50 });
  });

  const reopen = (question: number, tutorId = DECIDING_TUTOR): PracticeCommand => ({
    ...{ type: 'ReopenReport', question, tutorId },
  });
  const withdraw = (question: number): PracticeCommand => ({ type: 'WithdrawReport', question });

  test('a tutor can undo a decision shortly after it, which takes back its points', () => {
    const accepted = applyPracticeCommand(applyPracticeCommand(wrong, report(0)), accept(0));
    expect(decide(accepted, reopen(0))).toEqual([
      { type: 'PracticeReportReopened', data: { question: 0, correct: 1, points: 10, day: '2026-11-21' } },
    ]);
    expect(decide(accepted, reopen(0, 'another tutor'))).toBe('report-unknown');
    expect(decide(accepted, reopen(0), '2099-01-01T00:00:00.000Z')).toBe('undo-expired');
    const reopened = applyPracticeCommand(accepted, reopen(0));
    expect(decide(reopened, reopen(0))).toEqual([]);
    expect(decide(reopened, dismiss(0))).toEqual([{ type: 'PracticeReportDismissed', data: { question: 0 } }]);
    const dismissed = applyPracticeCommand(reopened, dismiss(0));
    expect(decide(dismissed, reopen(0))).toMatchObject([{ data: { correct: 0, points: 0 } }]);
  });

  test('a student can undo a report shortly after it until a tutor decides, and report the question again', () => {
    const reported = applyPracticeCommand(wrong, report(0));
    expect(decide(reported, withdraw(0))).toEqual([{ type: 'PracticeReportWithdrawn', data: { question: 0 } }]);
    expect(decide(reported, withdraw(0), '2099-01-01T00:00:00.000Z')).toBe('undo-expired');
    expect(decide(applyPracticeCommand(reported, accept(0)), withdraw(0))).toBe('report-unknown');
    const withdrawn = applyPracticeCommand(reported, withdraw(0));
    expect(decide(withdrawn, withdraw(0))).toEqual([]);
    expect(decide(withdrawn, accept(0))).toBe('report-unknown');
    expect(decide(withdrawn, report(0))).toEqual([{ type: 'PracticeQuestionReported', data: { question: 0 } }]);
  });

  test('a student can undo the report of one question three times', () => {
    const undone = [1, 2, 3].reduce(
      (session) => applyPracticeCommand(applyPracticeCommand(session, report(0)), withdraw(0)),
      wrong,
    );
    const again = applyPracticeCommand(undone, report(0));
    expect(decide(again, withdraw(0))).toBe('undo-expired');
    expect(decide(again, accept(0))).toHaveLength(1);
  });

  test('a dismissed report stays dismissed', () => {
    const dismissed = applyPracticeCommand(applyPracticeCommand(wrong, report(0)), dismiss(0));
    expect(decide(dismissed, dismiss(0))).toEqual([]);
    expect(decide(dismissed, accept(0))).toBe('report-unknown');
  });
});

test('a session gives 10 points for each correct answer, for any order of commands', () => {
  const at = fc.nat(4);
  const command = fc.oneof(
    fc.record({ question: at, choice: fc.nat(3) }).map(({ question, choice }) => answer(question, choice)),
    at.map((question): PracticeCommand => ({ type: 'ReportQuestion', question })),
    at.map((question): PracticeCommand => ({ type: 'AcceptReport', question })),
    at.map((question): PracticeCommand => ({ type: 'DismissReport', question })),
    at.map((question): PracticeCommand => ({ type: 'WithdrawReport', question })),
    at.map((question): PracticeCommand => ({ type: 'ReopenReport', question, tutorId: DECIDING_TUTOR })),
    fc.constant({ type: 'CompletePractice' }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      let state = createStartedSession();
      let points = 0;
      let completions = 0;
      for (const each of [...commands, ...correctChoices.map((_, question) => answer(question, 0))]) {
        const events = decide(state, each);
        if (typeof events === 'string') continue;
        for (const { type, data } of events) {
          if (type === 'PracticeSessionCompleted') completions += 1;
          if (type === 'PracticeSessionCompleted' || type === 'PracticeReportAccepted') points += data.points;
          if (type === 'PracticeReportReopened') points -= data.points;
        }
        state = applyPracticeCommand(state, each);
      }
      const right = correctChoices.filter(
        (key, question) =>
          state.answers.get(question)?.choice === key || state.reports.get(question)?.status === 'accepted',
      );
      expect(completions).toBe(1);
      expect(points).toBe(toPracticePoints(right.length));
    }),
    { seed: chooseSeed(import.meta.filename) },
  );
});

describe('RecordRace', () => {
  const answers = [{ choice: 0, correct: true }, null, { choice: 0, correct: false }];
  const record: PracticeCommand = {
    ...{ type: 'RecordRace', race: 'race', grade: 4, subject: 'math', topic: 'Addition', answers },
    questions: practiceQuestions.slice(0, 3),
  };

  test('a race is one completed session, whose points count as the rule says', () => {
    const recorded = (rules: { racePoints: 'on' | 'off' }) => decide(null, record, SESSION_STARTED_AT, rules);
    expect(recorded({ racePoints: 'on' })).toMatchObject([
      { type: 'PracticeRaceRecorded', data: { correct: 1, points: 10, day: PRACTICE_DAY.day, counts: true } },
    ]);
    expect(recorded({ racePoints: 'off' })).toMatchObject([{ data: { points: 10, counts: false } }]);
    expect(decide(applyPracticeCommand(null, record), record)).toEqual([]);
  });

  test('what the student did not answer in time stays unanswered', () => {
    const session = applyPracticeCommand(null, record);
    expect([...session.answers.keys()]).toEqual([0, 2]);
    expect(decide(session, answer(1, 0))).toBe('practice-expired');
    expect(decide(session, { type: 'ReportQuestion', question: 1 })).toBe('not-answered');
  });

  test('an accepted report adds points to the student’s figures only if the race counts', () => {
    const credit = (racePoints: 'on' | 'off') => {
      const session = applyPracticeCommand(null, record, SESSION_STARTED_AT, { racePoints });
      const reported = applyPracticeCommand(session, { type: 'ReportQuestion', question: 2 });
      return decide(reported, { type: 'AcceptReport', question: 2 });
    };
    const data = { question: 2, correct: 1, points: 10 };
    expect(credit('on')).toEqual([{ type: 'PracticeReportAccepted', data: { ...data, day: PRACTICE_DAY.day } }]);
    expect(credit('off')).toEqual([{ type: 'PracticeReportAccepted', data }]);
  });
});
