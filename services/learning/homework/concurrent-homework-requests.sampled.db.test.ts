/** Two people act on one homework concurrently: the result equals one of the two serial orders. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientResponse } from '#testing/client.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import {
  createChoiceQuestion,
  createHomeworkRequest,
  type HomeworkCentre,
  openHomeworkCentre,
} from '#testing/homework-fixture.ts';
import { chooseSize } from '#testing/sampling.ts';

let room: HomeworkCentre;
beforeAll(async () => {
  room = await openHomeworkCentre();
});
afterAll(async () => {
  await using used = room;
  await expectRecordVerifies(used.centre.program);
});

const outcome = ({ status, body }: ClientResponse) => [status, body?.code];
const rounds = chooseSize({ test: [1], faults: [1, 2, 3, 4, 5] });
const tutors = { 'Ms Lee': 'tutor', 'Sam Whitfield': 'owner' } as const;

test.each(rounds)(
  'updateHomework: of two concurrent saves one is stored as a whole, and the other names who saved first (%i)',
  async () => {
    const id = await room.createHomework();
    const save = (name: keyof typeof tutors, student: string) => {
      const body = {
        ...createHomeworkRequest(room.ids),
        title: `As ${name} has it`,
        questions: [createChoiceQuestion(`${name}?`)],
      };
      const unseen = { 'if-match': '"1"' };
      return room[tutors[name]].post(`/api/homework/${id}`, { ...body, assigned_students: [student] }, unseen);
    };
    const [lee, sam] = await Promise.all([save('Ms Lee', room.ids.mia), save('Sam Whitfield', room.ids.noah)]);
    const [first, second] = lee.status === 200 ? (['Ms Lee', sam] as const) : (['Sam Whitfield', lee] as const);
    expect([lee.status, sam.status].toSorted()).toEqual([200, 412]);
    expect(second.body).toMatchObject({ code: 'version-mismatch', changed_by: first });
    const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}`);
    expect(body).toMatchObject({
      ...{ title: `As ${first} has it`, questions: [{ text: `${first}?` }], updated_by_name: first },
      assigned_students: [first === 'Ms Lee' ? room.ids.mia : room.ids.noah],
    });
  },
);

test.each(rounds)('gradeSubmission: of two concurrent grades one is stored and the other is refused (%i)', async () => {
  const id = await room.createHomework({ grading_type: 'tutor-graded', questions: [createChoiceQuestion('Which?')] });
  await room.submitHomework(room.mia, id, { 'Which?': 0 });
  const at = `/api/homework/${id}/submissions/${room.ids.mia}/grade`;
  const answers = await Promise.all([room.tutor.post(at, { grade: 70 }), room.owner.post(at, { grade: 90 })]);
  expect(answers.map(outcome).toSorted()).toEqual([
    [200, undefined],
    [409, 'already-graded'],
  ]);
  const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`);
  const given = answers[0]?.status === 200 ? 70 : 90;
  expect(body.submissions).toMatchObject([{ grade: given, grades: [{ what: 'graded', grade: given }] }]);
});

test.each(rounds)('submitHomework: a student archived concurrently has either submitted or not (%i)', async () => {
  const zoe = await room.centre.createStudent({ name: 'Zoe' });
  const client = await room.centre.signIn(zoe.email, zoe.password);
  const id = await room.createHomework({ assigned_students: [zoe.id] });
  const { body: page } = await room.getWhenCaughtUp(client, `/api/homework/${id}/assignment`);
  const answers = page.questions.map((question: { id: string }, answer: number) => ({
    question_id: question.id,
    answer,
  }));
  const [sent, archived] = await Promise.all([
    client.post(`/api/homework/${id}/submissions`, { answers, content_version: page.content_version }),
    room.tutor.delete(`/api/students/${zoe.id}`),
  ]);
  expect(archived.status).toBe(204);
  expect([200, 401]).toContain(sent.status);
  const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`);
  const made = { student_name: 'Zoe', student_archived: true, grade: 100 };
  expect(body.submissions).toMatchObject(sent.status === 200 ? [made] : []);
  expect(body.counts.not_submitted).toBe(0);
  const again = await client.post(`/api/homework/${id}/submissions`, { answers: [], content_version: 1 });
  expect(outcome(again)).toEqual([401, 'signed-out']);
});

test.each(rounds)(
  'submitHomework: answers sent during an edit are graded by the questions that the student saw (%i)',
  async () => {
    const id = await room.createHomework({ questions: [createChoiceQuestion('Half?', 0)] });
    const { body: whole } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}`);
    const { body: page } = await room.getWhenCaughtUp(room.mia, `/api/homework/${id}/assignment`);
    const [question] = whole.questions;
    const [sent, saved] = await Promise.all([
      room.mia.post(`/api/homework/${id}/submissions`, {
        answers: [{ question_id: question.id, answer: 0 }],
        content_version: page.content_version,
      }),
      room.tutor.post(`/api/homework/${id}`, {
        ...{
          ...createHomeworkRequest(room.ids),
          questions: [{ ...createChoiceQuestion('Half?', 1), id: question.id }],
          regrading: 'keep',
        },
      }),
    ]);
    expect(saved.status).toBe(200);
    const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`);
    if (sent.status === 200) {
      expect(sent.body.grade).toBe(100);
      expect(body.submissions).toMatchObject([{ grade: 100, content_version: 1 }]);
      expect(body.contents).toMatchObject([{ content_version: 1, questions: [{ version: 1, correct_answer: 0 }] }]);
    } else {
      expect([outcome(sent), body.submissions]).toEqual([[409, 'homework-changed'], []]);
    }
  },
);

test('deleteHomework: hides submissions and grades, and restoreHomework brings them all back', async () => {
  const id = await room.createHomework({ title: 'Gone for a while' });
  await room.submitHomework(room.mia, id, { 'Half of 4?': 0, 'Half of 6?': 0 });
  const of = `/api/homework/${id}/submissions`;
  await room.tutor.post(`${of}/${room.ids.mia}/correct-grade`, { grade: 80, reason: 'Misread', feedback: 'Well read' });
  const before = {
    tutor: (await room.getWhenCaughtUp(room.tutor, of)).body,
    mia: (await room.mia.get(`/api/homework/${id}/submission`)).body,
  };
  await room.tutor.delete(`/api/homework/${id}`);
  const listed = async () => {
    const { body } = await room.getWhenCaughtUp(room.mia, `/api/students/${room.ids.mia}/homework`);
    return body.homework.some((row: { id: string }) => row.id === id);
  };
  expect(await listed()).toBe(false);
  const unknown = [404, 'homework-unknown'];
  expect(outcome(await room.tutor.get(of))).toEqual(unknown);
  expect(outcome(await room.mia.get(`/api/homework/${id}/submission`))).toEqual(unknown);
  expect(outcome(await room.noah.post(of, { answers: [], content_version: 1 }))).toEqual(unknown);

  expect((await room.owner.post(`/api/homework/${id}/restore`, undefined)).status).toBe(200);
  expect(await listed()).toBe(true);
  expect((await room.getWhenCaughtUp(room.tutor, of)).body).toEqual(before.tutor);
  expect((await room.mia.get(`/api/homework/${id}/submission`)).body).toEqual(before.mia);
  expect((await room.submitHomework(room.noah, id, { 'Half of 4?': 0, 'Half of 6?': 1 })).body).toMatchObject({
    grade: 100,
  });
});
