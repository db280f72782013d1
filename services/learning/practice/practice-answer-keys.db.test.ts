/**
 * No byte that a student receives depends on a key before its question is answered: sessions that differ only in
 * their keys produce the same bytes over HTTP, in change notifications and in refusals, except for the option order.
 */

import { symbols } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import type { ServerMessage } from '#contracts/feed.ts';
import type { PracticeSession } from '#contracts/practice.ts';
import { armCrashpoint } from '#events/kernel/crashpoint.ts';
import { useCases } from '#services/server/http/use-cases.ts';
import { toComparableText, withoutVaryingParts } from '#testing/answer-bytes.ts';
import type { ClientResponse } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre, practiceRequest, type Student } from '#testing/practice-fixture.ts';

const SESSIONS = 5;
const QUESTIONS = SESSIONS * 5;
/** Patterns for every spelling of a key in JSON, and the explanations, which reveal it too. */
const KEY = /correct_?answer\\*"\s*:\s*\d|canary/i;
const KEYS = new RegExp(KEY, 'gi');
const NOW = '2026-03-20T18:00:00.000Z';
const options = ['one', 'two', 'three', 'four'];

let logged = '';
const room = await openForAllTests(
  openPracticeCentre({
    env: { LOG_LEVEL: 'trace' },
    createQuestion: (before) => {
      const [run, at] = [Math.floor(before / QUESTIONS), before % QUESTIONS];
      const correctAnswer = (at * 7 + run) % 4;
      const explanation = `canary ${at} ${options[correctAnswer]}`;
      return { text: `Question ${at}?`, options, correctAnswer, explanation, origin: { source: 'mathematics' } };
    },
  }),
);
beforeEach(() => {
  const stream = (room.centre.program.log as never as Record<symbol, { write(line: string): void }>)[symbols.streamSym];
  if (stream === undefined) throw new Error('the log writes to a stream');
  vi.spyOn(stream, 'write').mockImplementation((line) => {
    logged += line;
  });
});

/** All but the sessions of browsers, whose answers contain instants of the clock. */
const forStudents = useCases.filter(
  ({ access, method, operation }) =>
    !['tutor', 'owner'].includes(access) && method === 'GET' && !['getSession', 'getAccount'].includes(operation),
);

/** Sends every request that a student may make about a session, and many that are refused. */
async function askAll({ id, client }: Student, session: PracticeSession): Promise<ClientResponse[]> {
  const at = `/api/practice/${session.id}`;
  const queries = forStudents.flatMap(({ path }) =>
    [id, session.id].map((each) => path.replace(':id', each).replace(':key', toAnswersDraftKey(each))),
  );
  const answers: ClientResponse[] = [];
  // One after another: how many costly requests of a person are refused at once depends on how fast the first are answered.
  for (const path of [...queries, '/api/practice-reports']) answers.push(await client.get(path));
  const commands: [string, object?][] = [
    [`${at}/answers`, { question: 5, choice: 0 }],
    [`${at}/answers`, { question: 0, choice: 4 }],
    [`${at}/answers`, { question: 0, choice: 0, correct_answer: 0 }],
    [`${at}/reports`, { question: 0 }],
    [`${at}/complete`, {}],
    ['/api/practice', { ...practiceRequest, id: session.id }],
    ['/api/practice-reports/settle', { session_id: session.id, student_id: id, question: 0, verdict: 'accept' }],
  ];
  for (const [path, body] of commands) answers.push(await client.post(path, body));
  return answers;
}

/** Collects everything that a student receives about unanswered sessions. */
async function toldOf(): Promise<{
  told: string;
  heard: ServerMessage[];
  student: Student;
  sessions: PracticeSession[];
}> {
  room.moveClock(NOW);
  const student = await room.createStudent('Mia Chen');
  const { client } = student;
  using feed = await openFeedSocket(room.centre.url, client.cookie);
  const answers: ClientResponse[] = [];
  for (let count = 0; count < SESSIONS; count += 1) {
    room.moveClock(1);
    answers.push(await client.post('/api/practice', practiceRequest));
  }
  const sessions: PracticeSession[] = answers.map(({ body }) => body);
  await room.getWhenCaughtUp(client, '/api/session');
  const [first, ...others] = sessions as [PracticeSession, ...PracticeSession[]];
  answers.push(...(await askAll(student, first)));
  for (const { id } of others) answers.push(await client.get(`/api/practice/${id}`));
  await feed.waitForMessage(({ type }) => type === 'changed');
  return { told: answers.map(toComparableText).join(''), heard: feed.messages, student, sessions };
}

/** Sorts the options, because the server shuffles them differently each time. */
const linesOf = (told: string): string[] =>
  withoutVaryingParts(told)
    .replace(/"options":(\[[^\]]*\])/g, (_, list: string) => JSON.stringify(JSON.parse(list).toSorted()))
    .split('\n');

test('practice: reveals a key only after its question is answered, and no other key', async () => {
  const [one, other] = [await toldOf(), await toldOf()];
  expect(one.told.match(/Question \d+\?/g)?.length).toBeGreaterThanOrEqual(2 * QUESTIONS);
  expect(KEY.test(one.told)).toBe(false);
  const [lines, others] = [linesOf(one.told), linesOf(other.told)];
  expect(lines.filter((line, at) => line !== others[at]).join('\n')).toBe('');
  expect(lines).toHaveLength(others.length);
  expect(KEY.test(JSON.stringify([one.heard, other.heard]))).toBe(false);

  const { student, sessions } = other;
  const [session] = sessions as [PracticeSession];
  using feed = await openFeedSocket(room.centre.url, student.client.cookie);
  for (const question of session.questions.keys()) {
    const own = new RegExp(`canary ${question} `, 'g');
    const answered = await student.client.post(`/api/practice/${session.id}/answers`, { question, choice: 0 });
    expect(answered.text.match(KEYS)).toHaveLength(2);
    expect(answered.text.match(own)).toHaveLength(1);
    const { text } = await student.client.get(`/api/practice/${session.id}`);
    expect(text.match(KEYS)).toHaveLength(2 * (question + 1));
  }
  await feed.waitForMessage(({ type }) => type === 'changed');
  expect(KEY.test(JSON.stringify(feed.messages))).toBe(false);
});

test('log: contains no key and no text of a student, also when a session cannot be written', async () => {
  const { client } = await room.createStudent('Noah Brandt');
  const topic = 'What Noah is bad at';
  armCrashpoint({ name: 'before-append', how: 'throw', nth: 1 });
  const failed = await client.post('/api/practice', { ...practiceRequest, topic });
  expect([failed.status, KEY.test(failed.text)]).toEqual([500, false]);
  expect(logged).toContain('unexpected error');
  expect((await client.post('/api/practice', { ...practiceRequest, topic })).status).toBe(200);
  expect([KEY.test(logged), logged.includes(topic), logged.includes('Question 1?')]).toEqual([false, false, false]);
});
