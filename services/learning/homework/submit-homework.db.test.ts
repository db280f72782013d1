import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, ClientResponse } from '#testing/client.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import {
  createChoiceQuestion,
  createOpenQuestion,
  type HomeworkCentre,
  openHomeworkCentre,
} from '#testing/homework-fixture.ts';

const STUDENTS = 60;
let room: HomeworkCentre;
let students: { id: string; client: Client }[];
beforeAll(async () => {
  room = await openHomeworkCentre();
  students = await Promise.all(
    Array.from({ length: STUDENTS }, async (_, index) => {
      const { id, email, password } = await room.centre.createStudent({ name: `Student ${index}` });
      return { id, client: await room.centre.signIn(email, password) };
    }),
  );
}, 60_000);
afterAll(() => room[Symbol.asyncDispose]());

test('submitHomework: sixty concurrent students, some with retries, store one submission each', async () => {
  const id = await room.createHomework({
    questions: [createChoiceQuestion('Which?', 1), createOpenQuestion('Why?')],
    assigned_students: students.map((student) => student.id),
  });
  using feed = await openFeedSocket(room.centre.url, room.tutor.cookie);
  const { body: asked } = await room.getWhenCaughtUp(students[0]?.client as Client, `/api/homework/${id}/assignment`);
  const [which, why] = asked.questions.map((question: { id: string }) => question.id);
  const submit = (index: number, key: string): Promise<ClientResponse> => {
    const answers = [
      { question_id: which, answer: index % 4 },
      { question_id: why, answer: `Said by ${index}` },
    ];
    const body = { answers, content_version: asked.content_version };
    return (students[index] as (typeof students)[number]).client.post(`/api/homework/${id}/submissions`, body, {
      'idempotency-key': key,
    });
  };
  // Every third request is repeated with its idempotency key, and every third with another key.
  const sent = await Promise.all(
    students.map((_, index) => {
      const key = crypto.randomUUID();
      const keys = [[key], [key, key], [key, crypto.randomUUID()]][index % 3] ?? [];
      return Promise.all(keys.map((each) => submit(index, each)));
    }),
  );
  for (const [index, answers] of sent.entries()) {
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([[200], [200, 200], [200, 409]][index % 3]);
  }

  const done = sent.flat().filter(({ status }) => status === 200);
  const positions = done.map(({ headers }) => headers.get('position') as string);
  const last = positions.reduce((one, other) => (placeOf(one) > placeOf(other) ? one : other));
  // The tutor's page is notified of the last submission and then loads all of them.
  const hint = await feed.waitForMessage(
    (message) =>
      message.type === 'changed' &&
      message.tags.includes(`assignment:${id}`) &&
      placeOf(message.position) >= placeOf(last),
  );
  const after = { 'min-position': hint.position as string };
  const { body: seen } = await room.tutor.get(`/api/homework/${id}/submissions?limit=200`, after);
  expect(seen.counts).toMatchObject({ all: STUDENTS, not_submitted: 0 });
  expect(seen.submissions).toHaveLength(STUDENTS);
  for (const { student_id, answers, grade, grades } of seen.submissions) {
    const index = students.findIndex((student) => student.id === student_id);
    expect(answers.map(({ answer }: { answer: unknown }) => answer)).toEqual([index % 4, `Said by ${index}`]);
    expect([grade, grades.length]).toEqual([index % 4 === 1 ? 50 : 0, 1]);
  }
  const { body: list } = await room.tutor.get('/api/homework', after);
  expect(list.homework[0]).toMatchObject({
    ...{ assigned_count: STUDENTS, submission_count: STUDENTS, graded_count: STUDENTS, needs_review_count: 0 },
  });

  await expectRecordVerifies(room.centre.program);
});

const placeOf = (position: string | null): bigint => BigInt(position?.split('.')[1] ?? 0);
