import { expect, test } from 'vitest';
import type { LogEvent } from '../../engine/table.ts';
import { applyPracticeEvent, emptyPracticeRecord } from './apply-practice-event.ts';

const STUDENT = '00000000-0000-4000-8000-000000000001';
const sessionId = (number: number) => `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`;

const event = (session: number, type: string, data: object) =>
  ({ stream: `practice-${sessionId(session)}-${STUDENT}`, type, data }) as unknown as LogEvent;
const completed = (session: number, change: object = {}) =>
  event(session, 'PracticeSessionCompleted', {
    ...{
      grade: 4,
      subject: 'science',
      topic: 'plants',
      correct: 4,
      day: `2026-11-${String(session).padStart(2, '0')}`,
    },
    ...change,
  });
const fold = (...events: LogEvent[]) => events.reduce(applyPracticeEvent, emptyPracticeRecord);

test('the first steady topic is achieved on the day of the second session with eight of ten correct', () => {
  expect(fold(completed(1), completed(2)).earned).toEqual([{ kind: 'topics', count: 1, day: '2026-11-02' }]);
  expect(fold(completed(1), completed(2, { correct: 3 })).earned).toEqual([]);
  expect(fold(completed(1), completed(2, { grade: 5 })).earned).toEqual([]);
  expect(fold(completed(1), completed(2, { topic: 'cells' })).earned).toEqual([]);
});

test('a topic counts once, also when it was lost and is steady again', () => {
  const lost = [completed(1), completed(2), completed(3, { correct: 0 }), completed(4, { correct: 5 })];
  expect(fold(...lost, completed(5, { correct: 5 })).counts.topics).toBe(1);
});

test('a decided report changes the score of its session, and takes no achievement back', () => {
  const before = [completed(1, { correct: 3 }), completed(2)];
  const accepted = event(1, 'PracticeReportAccepted', { question: 0, correct: 1, points: 10, day: '2026-11-01' });
  const reopened = event(1, 'PracticeReportReopened', { question: 0, correct: 1, points: 10, day: '2026-11-01' });
  expect(fold(...before, accepted).earned).toMatchObject([{ kind: 'topics', day: '2026-11-01' }]);
  expect(fold(...before, accepted, reopened).earned).toHaveLength(1);
  expect(fold(...before, accepted, reopened, completed(3, { correct: 3 })).counts.topics).toBe(1);
});

test('days count once each, in any rhythm', () => {
  const days = ['01', '01', '05', '09', '20', '28'].map((day, at) =>
    completed(at, { day: `2026-11-${day}`, topic: undefined }),
  );
  expect(fold(...days).earned).toEqual([{ kind: 'days', count: 5, day: '2026-11-28' }]);
});

test('a race counts as a day of practice, and makes no topic steady', () => {
  const race = event(2, 'PracticeRaceRecorded', {
    grade: 4,
    subject: 'science',
    topic: 'Plants',
    correct: 5,
    day: '2026-11-02',
  });
  expect(fold(completed(1), race)).toMatchObject({ counts: { days: 2, topics: 0 } });
});

test('missed questions that are put right count in sessions and in reviews', () => {
  const reviews = Array.from({ length: 8 }, (_, at) =>
    event(1, 'PracticeQuestionPutRight', { question: at, day: '2026-11-03' }),
  );
  const { counts, earned } = fold(completed(1, { putRight: 2 }), ...reviews);
  expect([counts['put-right'], earned]).toEqual([10, [{ kind: 'put-right', count: 10, day: '2026-11-03' }]]);
});

test('the level of a subject is the highest grade in which a topic was steady, and steps count over all subjects', () => {
  const english = { subject: 'english', topic: 'verbs', grade: 7 };
  const { levels, counts } = fold(
    ...[completed(1), completed(2), completed(3, { grade: 2 }), completed(4, { grade: 2 })],
    ...[completed(5, english), completed(6, english), completed(7, { grade: 6 }), completed(8, { grade: 6 })],
  );
  expect([levels, counts.grades]).toEqual([{ science: 6, english: 7 }, 1]);
});

test('a step to a higher grade counts when a topic of that grade is steady', () => {
  const of = (session: number, grade: number) => [completed(session, { grade }), completed(session + 1, { grade })];
  expect(fold(...of(1, 4), ...of(3, 3)).counts.grades).toBe(0);
  expect(fold(...of(1, 4), ...of(3, 5)).earned.at(-1)).toEqual({ kind: 'grades', count: 1, day: '2026-11-04' });
});
