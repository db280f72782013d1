import { expect, test } from 'vitest';
import { toHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import {
  createChoiceQuestion,
  createHomeworkRequest,
  createOpenQuestion,
  openHomeworkCentre,
} from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const room = await openForAllTests(openHomeworkCentre());

type Question = Record<string, unknown> & { id: string };
const detail = async (id: string) => (await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}`)).body;
/** The questions of a homework in the shape that the form sends. */
const asked = (questions: Question[]): Question[] =>
  questions.map(({ id, type, text, options, correct_answer }) =>
    type === 'open-answer' ? { id, type, text } : { id, type, text, options, correct_answer },
  );
const save = (id: string, more: object, headers = {}) =>
  room.tutor.post(`/api/homework/${id}`, { ...createHomeworkRequest(room.ids), ...more }, headers);
const positionOf = ({ headers }: { headers: Headers }) => BigInt(headers.get('position')?.split('.').at(-1) ?? 0);
/** Of the events of a homework and its submissions. */
const newestPosition = async (id: string): Promise<bigint> => {
  const streams = [toHomeworkStream(id), ...Object.values(room.ids).map((student) => toSubmissionStream(id, student))];
  const events = await Promise.all(streams.map((stream) => room.centre.program.store.read(stream)));
  return events.flat().reduce((newest, { position }) => (position > newest ? position : newest), 0n);
};
const grades = async (id: string) => {
  const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`);
  return Object.fromEntries(
    body.submissions.map((row: { student_name: string; grade: number }) => [row.student_name, row.grade]),
  );
};

test('updateHomework: edited questions keep their ids, and submissions show the questions as answered', async () => {
  const id = await room.createHomework({
    questions: [createChoiceQuestion('Half of 4?'), createOpenQuestion('Why?')],
    grading_type: 'tutor-graded',
  });
  await room.submitHomework(room.mia, id, { 'Half of 4?': 0, 'Why?': 'So' });
  const [first, second] = asked((await detail(id)).questions) as [Question, Question];
  const questions = [{ ...second, text: 'Why not?' }, first, createChoiceQuestion('And of 8?')];
  const saved = await save(id, { title: 'Halves', grading_type: 'tutor-graded', questions }, { 'if-match': '"1"' });
  expect(saved.body).toEqual({ id, version: 2, regraded: 0 });

  const after = await detail(id);
  expect(after).toMatchObject({ title: 'Halves', version: 2, question_count: 3 });
  expect(after.questions.map(({ id: question, text, version }: Question) => [question, text, version])).toEqual([
    [second.id, 'Why not?', 2],
    [first.id, 'Half of 4?', 1],
    [expect.any(String), 'And of 8?', 1],
  ]);
  const { body } = await room.getWhenCaughtUp(room.mia, `/api/homework/${id}/submission`);
  expect(body.questions.map(({ text }: Question) => text)).toEqual(['Half of 4?', 'Why?']);
});

test('updateHomework: refuses the second of two concurrent edits, and names who changed what and when', async () => {
  const id = await room.createHomework();
  const questions = asked((await detail(id)).questions);
  await room.owner.post(`/api/homework/${id}`, { ...createHomeworkRequest(room.ids), title: 'Changed', questions });
  const late = await save(id, { title: 'Mine', questions }, { 'if-match': '"1"' });
  expect([late.status, late.body]).toMatchObject([
    412,
    {
      ...{ code: 'version-mismatch', changed_by: 'Sam Whitfield', changed_at: '2026-03-20T18:00:00.000Z' },
      detail: 'Sam Whitfield changed this homework while you were editing. Review the change before saving.',
    },
  ]);
  const assigned = { assigned_students: [room.ids.mia] };
  await room.owner.post(`/api/homework/${id}/assignments`, assigned);
  // The stale version is reported before the students who cannot be assigned.
  const gone = [crypto.randomUUID()];
  const again = await save(id, { questions, assigned_students: gone }, { 'if-match': '"2"' });
  expect(again.body.detail).toMatch(/^Sam Whitfield unassigned students from this homework while you were editing/);
});

test('updateHomework: checks the students also for a version above the loaded one', async () => {
  const id = await room.createHomework();
  await room.submitHomework(room.mia, id, { 'Half of 4?': 0, 'Half of 6?': 1 });
  const at = `/api/homework/${id}/assignments`;
  for (const [assigned, code] of [
    [crypto.randomUUID(), 'student-not-assignable'],
    [room.ids.noah, 'student-submitted'],
  ]) {
    const early = await room.tutor.post(at, { assigned_students: [assigned] }, { 'if-match': '"2"' });
    expect(early.body.code).toBe(code);
  }
});

test('conflicts: the name in a refusal is isolated from the direction of the sentence', async () => {
  const first = await room.centre.createSignedInTutor({ name: 'מיה', owner: true });
  const id = await room.createHomework();
  const questions = asked((await detail(id)).questions);
  await room.submitHomework(room.mia, id, { 'Half of 4?': 0, 'Half of 6?': 1 });
  const work = `/api/homework/${id}/submissions/${room.ids.mia}/correct-grade`;
  await first.post(work, { grade: 80, reason: 'Misread' });
  await first.post(`/api/homework/${id}`, { ...createHomeworkRequest(room.ids), title: 'Changed', questions });

  const late = { 'if-match': '"1"' };
  const saved = await save(id, { title: 'Mine', questions }, late);
  expect(saved.body.detail).toMatch(/^\u2068מיה\u2069 changed this homework while you were editing/);
  const corrected = await room.tutor.post(work, { grade: 70, reason: 'Read again' }, late);
  expect(corrected.body.detail).toMatch(
    /^\u2068מיה\u2069 corrected the grade of this submission while you were editing/,
  );
});

test('correctGrade: a refusal for a stale version says what was done to the submission', async () => {
  const late = { 'if-match': '"1"' };
  const lateCorrection = async (id: string) => {
    const at = `/api/homework/${id}/submissions/${room.ids.mia}/correct-grade`;
    return (await room.owner.post(at, { grade: 70, reason: 'Read again' }, late)).body.detail;
  };
  const auto = await room.createHomework();
  await room.submitHomework(room.mia, auto, { 'Half of 4?': 0, 'Half of 6?': 1 });
  const [first, second] = asked((await detail(auto)).questions) as [Question, Question];
  await save(auto, { questions: [{ ...first, correct_answer: 3 }, second], regrading: 'regrade' });
  expect(await lateCorrection(auto)).toMatch(/^Ms Lee regraded this submission while you were editing/);

  const manual = await room.createHomework({ grading_type: 'tutor-graded' });
  await room.submitHomework(room.mia, manual, { 'Half of 4?': 0, 'Half of 6?': 1 });
  await room.tutor.post(`/api/homework/${manual}/submissions/${room.ids.mia}/grade`, { grade: 80 });
  expect(await lateCorrection(manual)).toMatch(/^Ms Lee graded this submission while you were editing/);
});

test('previewRegrading: orders students by name', async () => {
  const [zoe, anna, ottilie] = await Promise.all(
    ['Zoe', 'anna', 'Öttilie'].map((name) => room.centre.createStudent({ name })),
  );
  const people = [zoe, anna, ottilie].flatMap((person) => person ?? []);
  const id = await room.createHomework({ assigned_students: people.map((person) => person.id) });
  for (const { email, password } of people) {
    await room.submitHomework(await room.centre.signIn(email, password), id, { 'Half of 4?': 0, 'Half of 6?': 1 });
  }
  const [first, second] = asked((await detail(id)).questions) as [Question, Question];
  const questions = [{ ...first, correct_answer: 3 }, second];
  const { rows } = (await room.tutor.post(`/api/homework/${id}/regrading`, { questions })).body;
  const names = rows.map(({ student_name }: { student_name: string }) => student_name);
  expect(names).toEqual(['anna', 'Öttilie', 'Zoe']);
});

test('updateHomework: a changed key requires a regrading choice, and the preview shows each choice’s effect', async () => {
  const outcomes: Record<string, object> = {};
  for (const regrading of ['keep', 'regrade', 'credit'] as const) {
    const id = await room.createHomework();
    await room.submitHomework(room.mia, id, { 'Half of 4?': 0, 'Half of 6?': 1 });
    await room.submitHomework(room.noah, id, { 'Half of 4?': 3, 'Half of 6?': 2 });
    const [first, second] = asked((await detail(id)).questions) as [Question, Question];
    const questions = [{ ...first, correct_answer: 3 }, second];

    const preview = await room.tutor.post(`/api/homework/${id}/regrading`, { questions });
    expect(preview.body).toMatchObject({
      needed: true,
      rows: [
        { student_name: 'Mia Chen', grade: 100, regraded: 50, credited: 100, kept: false },
        { student_name: 'Noah Brandt', grade: 0, regraded: 50, credited: 50, kept: false },
      ],
    });
    const refused = await save(id, { questions });
    expect([refused.status, refused.body.code]).toEqual([409, 'regrading-needed']);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const saved = await save(id, { questions, regrading }, key);
    expect(saved.body).toMatchObject({ version: 2, regraded: { keep: 0, credit: 1, regrade: 2 }[regrading] });
    const again = await save(id, { questions, regrading }, key);
    expect(again.body).toEqual(saved.body);
    // A page that waits for the position of the answer shows the new grades.
    for (const answer of [saved, again]) expect(positionOf(answer)).toBe(await newestPosition(id));
    outcomes[regrading] = await grades(id);
  }
  expect(outcomes).toEqual({
    keep: { 'Mia Chen': 100, 'Noah Brandt': 0 },
    regrade: { 'Mia Chen': 50, 'Noah Brandt': 50 },
    credit: { 'Mia Chen': 100, 'Noah Brandt': 50 },
  });
});

test('updateHomework: regrading keeps corrected grades and earlier credit', async () => {
  const id = await room.createHomework();
  await room.submitHomework(room.mia, id, { 'Half of 4?': 1, 'Half of 6?': 0 });
  await room.submitHomework(room.noah, id, { 'Half of 4?': 1, 'Half of 6?': 0 });
  await room.tutor.post(`/api/homework/${id}/submissions/${room.ids.noah}/correct-grade`, { grade: 7, reason: 'Late' });
  const [first, second] = asked((await detail(id)).questions) as [Question, Question];
  const credited = { ...first, correct_answer: 3 };
  await save(id, { questions: [credited, second], regrading: 'credit' });
  expect(await grades(id)).toEqual({ 'Mia Chen': 50, 'Noah Brandt': 7 });
  const preview = await room.tutor.post(`/api/homework/${id}/regrading`, {
    questions: [credited, { ...second, correct_answer: 0 }],
  });
  expect(preview.body.rows).toMatchObject([
    { student_name: 'Mia Chen', regraded: 100, credited: 100 },
    { grade: 7, regraded: 7, credited: 7, kept: true },
  ]);
  await save(id, { questions: [credited, { ...second, correct_answer: 0 }], regrading: 'regrade' });
  expect(await grades(id)).toEqual({ 'Mia Chen': 100, 'Noah Brandt': 7 });
});

test('updateHomework: unassigning a student who has submitted needs confirmation and keeps the submission', async () => {
  const id = await room.createHomework();
  await room.submitHomework(room.mia, id, { 'Half of 4?': 0, 'Half of 6?': 1 });
  const at = `/api/homework/${id}/assignments`;
  const body = { assigned_students: [room.ids.noah] };
  const refused = await room.tutor.post(at, body);
  expect([refused.status, refused.body.code]).toEqual([409, 'student-submitted']);
  expect((await room.tutor.post(at, { ...body, unassign_submitted: true })).body.version).toBe(2);
  expect(await detail(id)).toMatchObject({ assigned_students: [room.ids.noah], submitted_students: [room.ids.mia] });
  expect((await room.mia.get(`/api/homework/${id}/submission`)).body.grade).toBe(100);
  expect((await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`)).body.submissions).toHaveLength(1);
});

test('former students: disappear from forms and counts, keep their submissions and stay assigned through saves', async () => {
  const zoe = await room.centre.createStudent({ name: 'Zoe' });
  const zoesClient = await room.centre.signIn(zoe.email, zoe.password);
  const id = await room.createHomework({ assigned_students: [zoe.id, room.ids.mia] });
  await room.submitHomework(zoesClient, id, { 'Half of 4?': 0, 'Half of 6?': 1 });
  const noZoe = await room.createHomework({ assigned_students: [zoe.id, room.ids.mia] });
  const before = await detail(id);
  await room.tutor.delete(`/api/students/${zoe.id}`);

  const after = await detail(id);
  expect(after).toMatchObject({ assigned_students: [room.ids.mia], assigned_count: 1, submission_count: 1 });
  const { body } = await room.tutor.get(`/api/homework/${id}/submissions`);
  expect(body.submissions).toMatchObject([{ student_name: 'Zoe', student_archived: true }]);
  expect((await room.tutor.get(`/api/homework/${noZoe}/not-submitted`)).body.students).toHaveLength(1);
  const questions = asked(before.questions);
  const refused = await save(id, { title: 'New', questions, assigned_students: before.assigned_students });
  expect([refused.status, refused.body.code]).toEqual([422, 'student-not-assignable']);
  expect(await detail(id)).toMatchObject({ title: 'Fractions', version: 1 });
  const saved = await save(id, { title: 'New', questions, assigned_students: after.assigned_students });
  expect(saved.body).toMatchObject({ version: 2 });
  expect((await zoesClient.get(`/api/homework/${id}/assignment`)).status).toBe(401);
});

test('updateHomework: asking what should happen to the grades is not recorded as a refusal', async () => {
  const id = await room.createHomework();
  await room.submitHomework(room.mia, id, { 'Half of 4?': 0, 'Half of 6?': 1 });
  const [first, second] = asked((await detail(id)).questions) as [Question, Question];
  const needed = await save(id, { questions: [{ ...first, correct_answer: 3 }, second] });
  expect(needed.body.code).toBe('regrading-needed');
  const unknown = await room.tutor.post(`/api/homework/${crypto.randomUUID()}`, createHomeworkRequest(room.ids));
  expect(unknown.body.code).toBe('homework-unknown');
  // The later refusal is recorded, so the earlier one would have been too.
  const recorded = async () =>
    (await room.centre.program.sql`select code from desk.refusals`).map(({ code }) => code as string);
  await expect.poll(recorded).toContain('homework-unknown');
  expect(await recorded()).not.toContain('regrading-needed');
});
