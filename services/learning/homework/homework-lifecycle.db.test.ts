import { expect, test } from 'vitest';
import { createChoiceQuestion, createOpenQuestion, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const room = await openForAllTests(openHomeworkCentre());

test('auto-graded homework: is created, listed, answered, scored immediately, read and corrected', async () => {
  const { tutor, mia, ids, getWhenCaughtUp, createHomework, submitHomework } = room;
  const id = await createHomework({ title: 'Halves', due_date: '2026-03-19' });

  const { body: list } = await getWhenCaughtUp(tutor, '/api/homework');
  expect(list.homework[0]).toMatchObject({
    ...{ id, title: 'Halves', grading_type: 'auto-graded', created_by_name: 'Ms Lee', question_count: 2 },
    ...{ assigned_count: 2, submission_count: 0, needs_review_count: 0, graded_count: 0, due_date: '2026-03-19' },
  });
  const whole = await getWhenCaughtUp(tutor, `/api/homework/${id}`);
  expect(whole.headers.get('etag')).toBe('"1"');
  expect(whole.body).toMatchObject({ keys_shown: true, updated_by_name: 'Ms Lee', submitted_students: [] });
  expect(whole.body.questions.map((row: { correct_answer: number }) => row.correct_answer)).toEqual([0, 1]);
  expect(whole.body.assigned_students.toSorted()).toEqual([ids.mia, ids.noah].toSorted());

  const before = await getWhenCaughtUp(mia, `/api/students/${ids.mia}/homework`);
  expect(before.body).toMatchObject({ homework: [{ id, created_by_name: 'Ms Lee', submission: null }], completed: 0 });

  const submitted = await submitHomework(mia, id, { 'Half of 4?': 0, 'Half of 6?': 3 });
  expect(submitted.body).toMatchObject({ is_graded: true, grade: 50 });
  const again = await submitHomework(mia, id, { 'Half of 4?': 0, 'Half of 6?': 1 });
  expect([again.status, again.body.code]).toEqual([409, 'already-submitted']);
  expect((await getWhenCaughtUp(mia, `/api/homework/${id}/assignment`)).body.submitted).toBe(true);

  const wrong = { grade: 80, reason: 'The question was misprinted', feedback: 'Well read' };
  const corrected = await tutor.post(`/api/homework/${id}/submissions/${ids.mia}/correct-grade`, wrong);
  expect(corrected.body).toEqual({ grade: 80, version: 2 });

  const { body: after } = await getWhenCaughtUp(mia, `/api/students/${ids.mia}/homework`);
  expect(after).toMatchObject({ assigned: 1, completed: 1, graded: 1 });
  expect(after.homework[0].submission).toMatchObject({ late: true, grade: 80, feedback: 'Well read' });
  const { body: own } = await getWhenCaughtUp(mia, `/api/homework/${id}/submission`);
  expect(own).toMatchObject({
    title: 'Halves',
    grade: 80,
    keys_shown: true,
    questions: [
      { correct_answer: 0, counts: 'by-key' },
      { correct_answer: 1, counts: 'by-key' },
    ],
  });
  expect(own.grades).toMatchObject([
    { what: 'submitted', from_grade: null, grade: 50, actor_name: 'Mia Chen', reason: null },
    { what: 'corrected', from_grade: 50, grade: 80, actor_name: 'Ms Lee', reason: 'The question was misprinted' },
  ]);
});

test('tutor-graded homework: shows the tutor the answers and who has not submitted', async () => {
  const { tutor, mia, ids, getWhenCaughtUp, createHomework, submitHomework } = room;
  const questions = [createChoiceQuestion('Which?', 2), createOpenQuestion('Why?')];
  const id = await createHomework({ questions, grading_type: 'tutor-graded', keys_shown: true });
  const submitted = await submitHomework(mia, id, { 'Which?': 0, 'Why?': 'Because of the sum' });
  expect(submitted.body).toMatchObject({ is_graded: false, grade: null });
  expect((await getWhenCaughtUp(mia, `/api/homework/${id}/submission`)).body.questions[0].correct_answer).toBeNull();

  const { body } = await getWhenCaughtUp(tutor, `/api/homework/${id}/submissions`);
  const { body: missing } = await tutor.get(`/api/homework/${id}/not-submitted`);
  expect(missing).toMatchObject({ students: [{ id: ids.noah, name: 'Noah Brandt' }], next_cursor: null });
  expect(body.counts).toEqual({ all: 1, needs_review: 1, graded: 0, not_submitted: 1 });
  expect(body.submissions).toMatchObject([
    { student_name: 'Mia Chen', is_graded: false, grades: [], content_version: 1 },
  ]);
  expect(body.contents).toMatchObject([{ content_version: 1, questions: [{ correct_answer: 2 }, { options: [] }] }]);
  expect(body.submissions[0].answers.map((row: { answer: unknown }) => row.answer)).toEqual([0, 'Because of the sum']);

  const at = `/api/homework/${id}/submissions/${ids.mia}`;
  expect((await tutor.get(at)).body).toEqual({ ...body.submissions[0], questions: body.contents[0].questions });
  expect((await tutor.post(`${at}/grade`, { grade: 90, feedback: 'Good' })).body).toEqual({ grade: 90, version: 2 });
  expect((await tutor.post(`${at}/grade`, { grade: 91 })).body.code).toBe('already-graded');
  expect((await getWhenCaughtUp(tutor, '/api/homework?search=FRÁC')).body).toMatchObject({
    total: 1,
    homework: [{ graded_count: 1 }],
  });
  const { body: own } = await getWhenCaughtUp(mia, `/api/homework/${id}/submission`);
  expect(own).toMatchObject({ grade: 90, feedback: 'Good', questions: [{ correct_answer: 2 }, {}] });
});

test('a drawing stays with its question for tutor and student, and a question without it is another version', async () => {
  const { tutor, mia, ids, getWhenCaughtUp, createHomework } = room;
  const figure = { kind: 'clock', hour: 3, minute: 30 };
  const asked = createChoiceQuestion('What time does the clock show?');
  const id = await createHomework({ title: 'Time', questions: [{ ...asked, figure }] });
  const { body: seen } = await getWhenCaughtUp(mia, `/api/homework/${id}/assignment`);
  expect(seen.questions).toMatchObject([{ figure, correct_answer: null, version: 1 }]);

  const [{ id: question }] = seen.questions;
  const content = { title: 'Time', grading_type: 'auto-graded', assigned_students: [ids.mia] };
  const save = (questions: readonly object[], version: number) =>
    tutor.post(`/api/homework/${id}`, { ...content, questions }, { 'if-match': `"${version}"` });
  expect((await save([{ ...asked, id: question }], 1)).status).toBe(200);
  const { body: after } = await getWhenCaughtUp(tutor, `/api/homework/${id}`);
  expect(after.questions).toMatchObject([{ figure: null, version: 2 }]);
  const wrong = { ...asked, figure: { kind: 'clock', hour: 13, minute: 30 } };
  expect((await save([wrong], after.version)).status).toBe(400);
});
