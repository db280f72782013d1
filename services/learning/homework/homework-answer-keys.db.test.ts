/**
 * No byte that a student receives depends on an answer key too early. Two homework that differ only in their keys
 * produce the same bytes over HTTP, in change notifications, in refusals and in headers.
 */
import { symbols } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { armCrashpoint } from '#events/kernel/crashpoint.ts';
import { toComparableText, withoutVaryingParts } from '#testing/answer-bytes.ts';
import type { ClientResponse } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { createChoiceQuestion, createHomeworkRequest, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const QUESTIONS = 20;
const keys = (shift: number) => Array.from({ length: QUESTIONS }, (_, index) => (index * 7 + shift) % 4);
const questionsWith = (shift: number) =>
  keys(shift).map((key, index) => createChoiceQuestion(`Question ${index}?`, key));
/** Patterns for every spelling of an answer key in JSON. */
const KEY = /correct_?answer\\*"\s*:\s*\d/i;

let logged: string;
const room = await openForAllTests(openHomeworkCentre({ LOG_LEVEL: 'trace' }));
logged = '';
beforeEach(() => {
  const stream = (room.centre.program.log as never as Record<symbol, { write(line: string): void }>)[symbols.streamSym];
  if (stream === undefined) throw new Error('the log writes to a stream');
  vi.spyOn(stream, 'write').mockImplementation((line) => {
    logged += line;
  });
});

type Grading = 'auto-graded' | 'tutor-graded';

/** Collects everything that Mia receives about one homework from its creation to her submission, including refusals. */
async function toldOf(shift: number, grading_type: Grading, keys_shown: boolean): Promise<[string, string]> {
  const { mia, tutor, ids, createHomework, getWhenCaughtUp } = room;
  using feed = await openFeedSocket(room.centre.url, mia.cookie);
  const id = await createHomework({ questions: questionsWith(shift), grading_type, keys_shown });
  const answers: ClientResponse[] = [];
  const ask = async (path: string) => answers.push(await getWhenCaughtUp(mia, path));
  await ask(`/api/students/${ids.mia}/homework`);
  const seen = await getWhenCaughtUp(mia, `/api/homework/${id}/assignment`);
  answers.push(seen);
  await ask(`/api/homework/${id}/submission`);
  const { content_version, questions }: { content_version: number; questions: { id: string }[] } = seen.body;
  const all = questions.map((question) => ({ question_id: question.id, answer: 0 }));
  const submit = (body: object) => mia.post(`/api/homework/${id}/submissions`, body);
  answers.push(await submit({ content_version: 99, answers: all }));
  answers.push(await submit({ content_version, answers: all.slice(1) }));
  answers.push(await submit({ content_version, answers: [...all, { question_id: id, answer: 0 }] }));
  answers.push(await submit({ content_version, answers: [{ question_id: 'x', answer: 9 }] }));
  for (const path of ['', '/submissions', '/regrading', '/submissions/x/grade'])
    await ask(`/api/homework/${id}${path}`);
  answers.push(await mia.post(`/api/homework/${id}/regrading`, { questions: questionsWith(shift) }));
  answers.push(await mia.get('/api/activity'));
  const before = answers.map(toComparableText).join('\n');
  const done = await submit({ content_version, answers: all });
  if (grading_type === 'tutor-graded') answers.push(done);
  await ask(`/api/homework/${id}/submission`);
  await ask(`/api/homework/${id}/assignment`);
  await feed.waitForMessage((message) => message.type === 'changed');
  const after = answers.map(toComparableText).join('\n');
  // Change notifications name only Mia.
  const tags = feed.messages.flatMap((message) => (message.type === 'changed' ? message.tags : []));
  expect(new Set(tags)).toEqual(new Set([`student:${ids.mia}`]));
  // The homework is edited, so that a change notification about content is sent too.
  await tutor.post(`/api/homework/${id}`, {
    ...createHomeworkRequest(ids),
    questions: questionsWith(shift + 1),
    regrading: 'keep',
  });
  await tutor.delete(`/api/homework/${id}`);
  return [before, after];
}

test.each<[Grading, boolean]>([
  ['auto-graded', false],
  ['auto-graded', true],
  ['tutor-graded', false],
  ['tutor-graded', true],
])('%s work, keys shown later: %s', async (grading, shown) => {
  const [one, other] = [await toldOf(0, grading, shown), await toldOf(1, grading, shown)];
  expect(withoutVaryingParts(one[0]) === withoutVaryingParts(other[0])).toBe(true);
  expect(KEY.test(one[0])).toBe(false);
  expect(one[0].includes('no-store')).toBe(true);
  if (grading === 'auto-graded' && shown) return;
  expect(KEY.test(one[1])).toBe(false);
  if (grading === 'tutor-graded') {
    expect(withoutVaryingParts(one[1]) === withoutVaryingParts(other[1])).toBe(true);
  }
});

test('getSubmission: shows keys only of graded submissions whose tutor allows it', async () => {
  const { mia, ids, tutor, createHomework, submitHomework, getWhenCaughtUp } = room;
  const answers = Object.fromEntries(Array.from({ length: QUESTIONS }, (_, index) => [`Question ${index}?`, 0]));
  for (const keys_shown of [false, true]) {
    const id = await createHomework({ questions: questionsWith(2), grading_type: 'tutor-graded', keys_shown });
    await submitHomework(mia, id, answers);
    await tutor.post(`/api/homework/${id}/submissions/${ids.mia}/grade`, { grade: 70 });
    const { body } = await getWhenCaughtUp(mia, `/api/homework/${id}/submission`);
    const told = body.questions.map((row: { correct_answer: number | null }) => row.correct_answer);
    expect(told).toEqual(keys_shown ? keys(2) : keys(2).map(() => null));
    expect(KEY.test((await mia.get(`/api/homework/${id}/assignment`)).text)).toBe(false);
  }
});

test('log: contains no key, also when a homework cannot be written', async () => {
  armCrashpoint({ name: 'before-append', how: 'throw', nth: 1 });
  const failed = await room.tutor.post('/api/homework', {
    ...createHomeworkRequest(room.ids),
    questions: questionsWith(3),
  });
  expect([failed.status, KEY.test(failed.text)]).toEqual([500, false]);
  expect(logged).toContain('unexpected error');
  expect(KEY.test(logged)).toBe(false);
  expect(logged.includes('Question 1?')).toBe(false);
});
