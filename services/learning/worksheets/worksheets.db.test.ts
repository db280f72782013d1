import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WorksheetResponse } from '#contracts/worksheets.ts';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { worksheetAggregate } from '#events/learning/worksheet/worksheet-decider.ts';
import { toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre, practiceRequest } from '#testing/practice-fixture.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { expectDone } from '#testing/race-fixture.ts';
import { worksheetsOfDay } from './prepare-worksheet.ts';
import { assignWorksheetHomework, toWorksheetHomeworkId } from './worksheet-homework.ts';

const room = await openForAllTests(openPracticeCentre());
const { centre } = room;
const { program } = centre;
const owner = await centre.createSignedInTutor({ name: 'Sam Whitfield', owner: true });
const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });
const otherTutor = await centre.createSignedInTutor({ name: 'Mr Ortiz' });
const copy = await openForAllTests(openProgramCopy(program.config, { clock: program.clock }));

const request = { ...practiceRequest, questions: 10 };
const prepare = async (): Promise<{ id: string; number: number }> =>
  expectDone(await tutor.post('/api/worksheets', request)).body;
const open = async (number: number, by: Client = tutor): Promise<WorksheetResponse> => {
  await program.runner.caughtUp();
  return expectDone(await by.get(`/api/worksheets/${number}`)).body;
};
/** The right answers to the first questions, wrong ones to the following, and the others left blank. */
const answerSheet = async (number: number, { right, wrong = 0 }: { right: number; wrong?: number }) =>
  (await open(number)).questions.map(({ correct_answer }, index) =>
    index < right ? correct_answer : index < right + wrong ? (correct_answer + 1) % 4 : null,
  );
const enter = (id: string, student_id: string, answers: readonly (number | null)[], by = tutor, key?: string) =>
  by.send('POST', `/api/worksheets/${id}/answers`, { student_id, answers }, key ? { 'idempotency-key': key } : {});
const readSubmission = async (worksheetId: string, studentId: string) =>
  program.store.read(toSubmissionStream(toWorksheetHomeworkId(worksheetId), studentId));

test('worksheets are numbered as they are prepared, found by number and topic, and opened by number', async () => {
  const first = await prepare();
  const second = await prepare();
  expect(second.number).toBe(first.number + 1);
  const sheet = await open(first.number, otherTutor);
  expect(sheet).toMatchObject({
    ...{ ...first, ...practiceRequest, question_count: 10, prepared_by_name: 'Ms Lee' },
    ...{ homework: null, answered: [] },
  });
  expect(new Set(sheet.questions.map(({ text }) => text)).size).toBe(10);
  for (const { options, correct_answer } of sheet.questions) expect(options[correct_answer]).toBe('right');
  const list = async (query: string) => expectDone(await tutor.get(`/api/worksheets?${query}`)).body;
  const numbersOf = (body: { worksheets: { number: number }[] }) => body.worksheets.map(({ number }) => number);
  expect(numbersOf(await list('search=ADD'))).toEqual([second.number, first.number]);
  expect(await list(`search=${first.number}`)).toMatchObject({ total: 1, worksheets: [{ number: first.number }] });
  expect(await list('search=fractions')).toMatchObject({ total: 0, worksheets: [] });
  const page = await list('limit=1');
  expect(numbersOf(page)).toEqual([second.number]);
  expect(numbersOf(await list(`limit=1&cursor=${page.next_cursor}`))).toEqual([first.number]);
  expect((await tutor.get('/api/worksheets/999999')).body.code).toBe('worksheet-unknown');
  expect((await tutor.get('/api/worksheets/0')).status).toBe(400);
});

test('a retry finds the worksheet of the first attempt', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => tutor.send('POST', '/api/worksheets', request, headers);
  const [one, other] = await Promise.all([send(), send()]);
  expect(expectDone(one).body).toEqual(expectDone(other).body);
});

test('answers from paper are submitted homework: blanks count as wrong, and student and tutor see who entered them', async () => {
  const mia = await room.createStudent('Mia Chen');
  const { id, number } = await prepare();
  const entered = expectDone(await enter(id, mia.id, await answerSheet(number, { right: 6, wrong: 1 }))).body;
  expect(entered).toEqual({ homework_id: toWorksheetHomeworkId(id), grade: 60 });
  const paths = { own: `/api/students/${mia.id}/homework`, homework: `/api/homework/${entered.homework_id}` };
  const { body: own } = await room.getWhenCaughtUp(mia.client, paths.own);
  expect(own).toMatchObject({
    ...{ completed: 1, graded: 1 },
    homework: [{ title: `Worksheet ${number}: Addition`, due_date: null, submission: { grade: 60, late: false } }],
  });
  const { body: submission } = await mia.client.get(`${paths.homework}/submission`);
  expect(submission).toMatchObject({ entered_by_name: 'Ms Lee', keys_shown: true, grade: 60 });
  expect(submission.answers).toHaveLength(7);
  expect(submission.questions.every(({ correct_answer }: { correct_answer: number }) => correct_answer !== null)).toBe(
    true,
  );
  const { body: notifications } = await mia.client.get('/api/notifications');
  expect(notifications.notifications).toMatchObject([{ what: 'graded', grade: 60, actor_name: 'Ms Lee' }]);
  expect(await open(number)).toMatchObject({
    homework: { id: entered.homework_id, deleted: false, can_open: true, tutor_name: 'Ms Lee' },
    answered: [{ student_id: mia.id, student_name: 'Mia Chen', grade: 60 }],
  });
  expect((await open(number, otherTutor)).homework).toMatchObject({ can_open: false });
  expect((await tutor.get(`${paths.homework}/submissions/export?format=csv`)).text).toContain('Ms Lee');
  const { body: homework } = await tutor.get(paths.homework);
  expect(homework.questions[0].provenance).toMatchObject({ origin: { source: 'mathematics' }, edited: false });
});

test('two tutors, two copies and a double click record one submission, and a later entry is refused', async () => {
  const [noah, kim] = [await room.createStudent('Noah Brandt'), await room.createStudent('Kim Park')];
  const { id, number } = await prepare();
  const [full, half] = [await answerSheet(number, { right: 10 }), await answerSheet(number, { right: 5 })];
  const key = randomUUID();
  const sent = await Promise.all([
    enter(id, noah.id, full, tutor, key),
    enter(id, noah.id, full, tutor.at(copy.url), key),
    enter(id, noah.id, half, otherTutor.at(copy.url)),
    enter(id, kim.id, half, otherTutor),
  ]);
  const ofNoah = sent.slice(0, 3);
  const done = ofNoah.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  for (const { body, status } of ofNoah)
    if (status !== 200)
      expect(body).toMatchObject({ status: 409, detail: expect.stringContaining('recorded already') });
  expect(await readSubmission(id, noah.id)).toHaveLength(1);
  expect(sent[3]?.body).toMatchObject({ grade: 50 });
  expect((await open(number)).answered.map(({ student_name }) => student_name)).toEqual(['Kim Park', 'Noah Brandt']);
  expect((await enter(id, noah.id, full)).body.code).toBe('already-submitted');
  expect(await readSubmission(id, noah.id)).toHaveLength(1);
});

test('a mistyped answer is corrected by who may manage the homework, and the history keeps the earlier grade', async () => {
  const lia = await room.createStudent('Lia Moreau');
  const { id, number } = await prepare();
  const right = await answerSheet(number, { right: 10 });
  const { homework_id } = expectDone(await enter(id, lia.id, right.with(9, null).with(8, null))).body;
  const correct = (answers: readonly (number | null)[], by = tutor, headers: Record<string, string> = {}) =>
    by.send('POST', `/api/worksheets/${id}/answers/${lia.id}/correct`, { answers, reason: '9 was ticked.' }, headers);
  const corrected = expectDone(await correct(right.with(9, null))).body;
  expect(corrected).toEqual({ grade: 90, version: 2 });
  const { body: submission } = await room.getWhenCaughtUp(tutor, `/api/homework/${homework_id}/submissions/${lia.id}`);
  expect(submission).toMatchObject({ grade: 90, entered_by_name: 'Ms Lee', version: 2 });
  expect(submission.answers).toHaveLength(9);
  expect(submission.grades).toMatchObject([
    { what: 'submitted', grade: 80 },
    { what: 'corrected', from_grade: 80, grade: 90, reason: '9 was ticked.', actor_name: 'Ms Lee' },
  ]);
  expect((await open(number)).answered).toMatchObject([{ student_name: 'Lia Moreau', grade: 90 }]);
  expect((await correct(right, tutor, { 'if-match': '"1"' })).status).toBe(412);
  expect((await correct(right, otherTutor)).body.code).toBe('homework-unknown');
  expect((await correct(right, lia.client)).status).toBe(403);
  expect((await correct([...right, 0])).body.errors?.answers).toBe('This worksheet has 10 questions.');
  expect(await readSubmission(id, lia.id)).toHaveLength(2);
});

test('an entry that was interrupted after the assignment is completed by its repetition', async () => {
  const ada = await room.createStudent('Ada Ruiz');
  const { id: worksheetId, number } = await prepare();
  const profile = (await tutor.get('/api/session')).body.profile;
  const worksheet = (await program.loadAggregate(worksheetAggregate, worksheetId)).state;
  if (!worksheet) throw new Error('The worksheet was not recorded.');
  const interrupted = { profile, commandId: randomUUID(), fingerprint: 'interrupted' };
  await assignWorksheetHomework(program, interrupted, { worksheetId, worksheet, number, studentId: ada.id });
  expect(await readSubmission(worksheetId, ada.id)).toEqual([]);
  const key = randomUUID();
  const answers = await answerSheet(number, { right: 8 });
  expect((await enter(worksheetId, ada.id, answers, tutor, key)).body).toMatchObject({ grade: 80 });
  expect((await enter(worksheetId, ada.id, answers, tutor, key)).body).toMatchObject({ grade: 80 });
  expect(await readSubmission(worksheetId, ada.id)).toHaveLength(1);
});

test('what cannot be recorded is refused in words, and assigns nothing', async () => {
  const [eli, former] = [await room.createStudent('Eli Stone'), await room.createStudent('Zoe Hart')];
  const { id, number } = await prepare();
  const answers = await answerSheet(number, { right: 10 });
  expect((await enter(randomUUID(), eli.id, answers)).body.code).toBe('worksheet-unknown');
  expect((await enter(id, eli.id, [...answers, 0])).body.errors).toEqual({
    answers: 'This worksheet has 10 questions.',
  });
  expectDone(await tutor.send('DELETE', `/api/students/${former.id}`));
  await program.runner.caughtUp();
  for (const student of [former.id, randomUUID()])
    expect((await enter(id, student, answers)).body.errors?.student_id).toMatch(/deleted, or is not a student/);
  expect((await eli.client.get(`/api/worksheets/${number}`)).status).toBe(403);
  expect((await enter(id, eli.id, answers, eli.client)).status).toBe(403);
  expect((await open(number)).homework).toBeNull();
});

test('a homework whose questions were edited takes no answers from paper; another key and order do', async () => {
  const [leo, uma] = [await room.createStudent('Leo Berg'), await room.createStudent('Uma Nair')];
  const { id, number } = await prepare();
  const answers = await answerSheet(number, { right: 10 });
  const { homework_id } = expectDone(await enter(id, leo.id, answers)).body;
  const path = `/api/homework/${homework_id}`;
  const { body: homework, headers } = await room.getWhenCaughtUp(tutor, path);
  const toInput = ({ id, type, text, options, correct_answer }: Record<string, unknown>) => ({
    ...{ id, type, text, options, correct_answer },
  });
  const save = (questions: readonly object[], etag: string | null, students = [leo.id]) =>
    tutor.send(
      'POST',
      path,
      {
        ...{ title: homework.title, questions, assigned_students: students, grading_type: 'auto-graded' },
        ...{ keys_shown: true, regrading: 'keep' },
      },
      { 'if-match': etag ?? '' },
    );
  const [first, ...others] = homework.questions.map(toInput);
  const otherKey = { ...first, correct_answer: (first.correct_answer + 1) % 4, options: first.options };
  const saved = expectDone(await save([...others, otherKey], headers.get('etag')));
  expect((await enter(id, uma.id, answers)).body).toMatchObject({ grade: 90 });
  const ivy = await room.createStudent('Ivy Cole');
  await program.runner.caughtUp();
  const etag = (await tutor.get(path)).headers.get('etag');
  expect(saved.status).toBe(200);
  expectDone(await save([...others, { ...otherKey, text: 'Another question?' }], etag, [leo.id, uma.id]));
  const refused = await enter(id, ivy.id, answers);
  expect(refused.body).toMatchObject({ code: 'worksheet-homework-edited', detail: expect.stringContaining('paper') });
  await program.runner.caughtUp();
  expect((await tutor.get(path)).body.assigned_students).not.toContain(ivy.id);
  expectDone(await tutor.send('DELETE', path));
  expect((await enter(id, ivy.id, answers)).body).toMatchObject({ code: 'worksheet-homework-deleted', status: 409 });
  expect((await open(number, owner)).homework).toMatchObject({ deleted: true, can_open: false });
});

test('prepareWorksheet: a tutor can prepare 100 worksheets a day, and a retry does not count', async () => {
  const busy = await centre.createSignedInTutor({ name: 'Ms Busy' });
  const key = { 'idempotency-key': randomUUID() };
  const send = (headers: Record<string, string> = {}) => busy.send('POST', '/api/worksheets', request, headers);
  const first = expectDone(await send(key)).body;
  const { id } = (await busy.get('/api/session')).body.profile;
  const limitKey = toDayLimitKey(program, id);
  await program.limits.consume(worksheetsOfDay, limitKey, 99);
  expect((await send()).body).toMatchObject({ code: 'too-often', detail: expect.stringContaining('100 worksheets') });
  expect(expectDone(await send(key)).body).toEqual(first);
});
