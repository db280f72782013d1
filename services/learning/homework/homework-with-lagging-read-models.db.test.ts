import { randomUUID } from 'node:crypto';
import { afterEach, expect, vi } from 'vitest';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import type { Client } from '#testing/client.ts';
import { createChoiceQuestion, createHomeworkRequest, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';

const room = await openForAllTests(openHomeworkCentre());
afterEach(() => vi.restoreAllMocks());

/** Stops the projections, so that the read models lag behind. */
const holdFolding = async () => {
  const { program } = room.centre;
  await program.runner.caughtUp();
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = program.sql.begin(async (sql) => {
    await sql`select * from ${sql(program.readModels.schema)}.checkpoint for update`;
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return {
    async [Symbol.asyncDispose]() {
      released.resolve();
      await holding;
      await program.runner.caughtUp();
    },
  };
};

/** Creates a homework of one question with key A, and the requests that student and tutor send without reloading it. */
const asked = async () => {
  const id = await room.createHomework({ questions: [createChoiceQuestion('Half?', 0)] });
  const { body } = await room.getWhenCaughtUp(room.mia, `/api/homework/${id}/assignment`);
  const [question] = body.questions;
  return {
    id,
    submit: (client: Client) =>
      client.post(`/api/homework/${id}/submissions`, {
        content_version: body.content_version,
        answers: [{ question_id: question.id, answer: 0 }],
      }),
    edit: (more: object = {}) =>
      room.tutor.post(`/api/homework/${id}`, {
        ...createHomeworkRequest(room.ids),
        questions: [{ ...createChoiceQuestion('Half?', 1), id: question.id }],
        ...more,
      }),
    preview: () =>
      room.tutor.post(`/api/homework/${id}/regrading`, {
        questions: [{ ...createChoiceQuestion('Half?', 1), id: question.id }],
      }),
    submissions: async () =>
      (await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`)).body.submissions,
  };
};

test('updateHomework: requires a choice and regrades even if the read models lag behind the submissions', async () => {
  const homework = await asked();
  {
    await using _ = await holdFolding();
    for (const client of [room.mia, room.noah]) expect((await homework.submit(client)).body.grade).toBe(100);
    const unasked = await homework.edit();
    expect([unasked.status, unasked.body.code]).toEqual([409, 'regrading-needed']);
    expect((await homework.preview()).body).toMatchObject({
      needed: true,
      rows: [
        { student_name: 'Mia Chen', grade: 100, regraded: 0, credited: 100 },
        { student_name: 'Noah Brandt', grade: 100, regraded: 0, credited: 100 },
      ],
    });
    expect((await homework.edit({ regrading: 'regrade' })).body).toMatchObject({ version: 2, regraded: 2 });
  }
  expect((await homework.submissions()).map(({ grade }: { grade: number }) => grade)).toEqual([0, 0]);
});

test('submitHomework: a submission to outdated questions is regraded by the concurrent edit', async () => {
  const homework = await asked();
  const { store } = room.centre.program;
  {
    await using _ = await holdFolding();
    // The edit is appended after the submission has loaded the homework and before the submission is appended.
    const append = store.append.bind(store);
    const edited = Promise.withResolvers<unknown>();
    vi.spyOn(store, 'append').mockImplementation(async (stream, ...rest) => {
      if (stream === toSubmissionStream(homework.id, room.ids.mia)) {
        vi.mocked(store.append).mockRestore();
        edited.resolve((await homework.edit({ regrading: 'regrade' })).body);
      }
      return append(stream, ...rest);
    });
    const submitted = await homework.submit(room.mia);
    expect(submitted).toMatchObject({ status: 200, body: { grade: 0 } });
    expect(submitted.headers.get('position')?.split('.').at(-1)).toBe(String(await store.head()));
    expect(await edited.promise).toMatchObject({ version: 2, regraded: 0 });
  }
  expect(await homework.submissions()).toMatchObject([
    {
      grade: 0,
      grades: [
        { what: 'submitted', grade: 100 },
        { what: 'regraded', grade: 0 },
      ],
    },
  ]);
});

test('updateHomework: needs confirmation to unassign, and assigns new students, while read models lag', async () => {
  const homework = await asked();
  await using _ = await holdFolding();
  expect((await homework.submit(room.mia)).status).toBe(200);
  const path = `/api/homework/${homework.id}/assignments`;
  const without = await room.tutor.post(path, { assigned_students: [room.ids.noah] });
  expect([without.status, without.body.code]).toEqual([409, 'student-submitted']);
  const made = await room.tutor.post('/api/students', {
    ...{ name: 'Ole Dahl', email: 'ole@example.com', password: 'chalk and slate', classes_total: 1 },
  });
  const assigned_students = [room.ids.mia, room.ids.noah, made.body.balance.student_id];
  expect((await room.tutor.post(path, { assigned_students })).status).toBe(200);
  const nobody = await room.tutor.post(path, { assigned_students: [...assigned_students, randomUUID()] });
  expect(nobody.body.code).toBe('student-not-assignable');
});

test('updateHomework: an edit that changes no key reads no submission', async () => {
  const homework = await asked();
  const { program } = room.centre;
  await homework.submit(room.mia);
  const read = vi.spyOn(program.store, 'read');
  const question = (await room.getWhenCaughtUp(room.tutor, `/api/homework/${homework.id}`)).body.questions[0];
  const reworded = { ...createChoiceQuestion('Half?', 0), text: 'A half?', id: question.id };
  expect((await homework.edit({ title: 'Halves', questions: [reworded] })).body).toMatchObject({ version: 2 });
  // The guard of the log reads single events that the database knows.
  const submissions = read.mock.calls.filter(([stream, , limit]) => stream.startsWith('submission-') && limit !== 1);
  expect(submissions).toEqual([]);
});

testInFaults(
  'updateHomework: fifty key changes with concurrent submissions all apply the tutor’s choice',
  async () => {
    await using _ = await holdFolding();
    const homeworks = [];
    for (let count = 0; count < 50; count += 1) {
      const id = (
        await room.tutor.post('/api/homework', {
          ...createHomeworkRequest(room.ids),
          questions: [createChoiceQuestion('Half?', 0)],
        })
      ).body.id;
      const { state } = await room.centre.program.loadAggregate(homeworkAggregate, id);
      homeworks.push({ id, question: state.content?.questions[0]?.id, index: count });
    }
    await mapInParallel(homeworks, async ({ id, question, index }) => {
      const submit = () =>
        room.mia.post(`/api/homework/${id}/submissions`, {
          content_version: 1,
          answers: [{ question_id: question, answer: 0 }],
        });
      const edit = () =>
        room.tutor.post(`/api/homework/${id}`, {
          ...{
            ...createHomeworkRequest(room.ids),
            questions: [{ ...createChoiceQuestion('Half?', 1), id: question }],
            regrading: 'regrade',
          },
        });
      const [submitted, edited] = await (index % 2 ? Promise.all([submit(), edit()]) : inOrder(submit, edit));
      expect([edited.status, edited.text]).toEqual([200, expect.any(String)]);
      if (submitted.status !== 200) expect(submitted.body.code).toBe('homework-changed');
      const grades = await room.centre.program.store.read(`submission-${id}-${room.ids.mia}`);
      const types = grades.map(({ type }) => type);
      expect(types).toEqual(submitted.status === 200 ? ['HomeworkSubmitted', 'SubmissionRegraded'] : []);
    });
  },
  60_000,
);

const inOrder = async <One, Other>(one: () => Promise<One>, other: () => Promise<Other>): Promise<[One, Other]> => [
  await one(),
  await other(),
];
