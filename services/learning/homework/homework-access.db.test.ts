/** Access to homework: homework of other people is answered like unknown homework. */
import { expect, test } from 'vitest';
import type { Client, ClientResponse } from '#testing/client.ts';
import { createChoiceQuestion, createHomeworkRequest, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const room = await openForAllTests(openHomeworkCentre());
const id = await room.createHomework();
await room.submitHomework(room.mia, id, { 'Half of 4?': 0, 'Half of 6?': 1 });
const deleted = await room.createHomework({ title: 'Gone' });
await room.tutor.delete(`/api/homework/${deleted}`);
await room.centre.program.runner.caughtUp();

const outcome = ({ status, body }: ClientResponse) => [status, body?.code];
const UNKNOWN = [404, 'homework-unknown'];

/** Every request that a tutor can make for one homework. */
const calls = (homework: string): Record<string, (client: Client) => Promise<ClientResponse>> => {
  const at = `/api/homework/${homework}`;
  const { mia } = room.ids;
  return {
    getHomework: (client) => client.get(at),
    updateHomework: (client) => client.post(at, createHomeworkRequest(room.ids)),
    updateHomeworkAssignments: (client) => client.post(`${at}/assignments`, { assigned_students: [mia] }),
    previewRegrading: (client) => client.post(`${at}/regrading`, { questions: [createChoiceQuestion('Half?')] }),
    getSubmissions: (client) => client.get(`${at}/submissions`),
    gradeSubmission: (client) => client.post(`${at}/submissions/${mia}/grade`, { grade: 50 }),
    correctGrade: (client) => client.post(`${at}/submissions/${mia}/correct-grade`, { grade: 50, reason: 'x' }),
    deleteHomework: (client) => client.delete(at),
  };
};
const names = [
  ...['getHomework', 'updateHomework', 'updateHomeworkAssignments', 'previewRegrading'],
  ...['getSubmissions', 'gradeSubmission', 'correctGrade', 'deleteHomework'],
];

test.each(names)('%s answers another tutor’s homework like unknown homework', async (name) => {
  expect(outcome((await calls(id)[name]?.(room.otherTutor)) as ClientResponse)).toEqual(UNKNOWN);
  expect(outcome((await calls(crypto.randomUUID())[name]?.(room.tutor)) as ClientResponse)).toEqual(UNKNOWN);
});

test.each(names.filter((name) => name !== 'deleteHomework'))('%s finds nothing that was deleted', async (name) => {
  expect(outcome((await calls(deleted)[name]?.(room.tutor)) as ClientResponse)).toEqual(UNKNOWN);
  expect(outcome((await calls(deleted)[name]?.(room.owner)) as ClientResponse)).toEqual(UNKNOWN);
});

test('owners: see and correct every tutor’s homework', async () => {
  expect((await room.owner.get(`/api/homework/${id}`)).body.created_by_name).toBe('Ms Lee');
  expect((await room.owner.get(`/api/homework/${id}/submissions`)).body.submissions).toHaveLength(1);
  const corrected = await calls(id).correctGrade?.(room.owner);
  expect(corrected?.body).toMatchObject({ grade: 50 });
});

test('getHomeworkForTutor: lists a tutor’s own homework; owners can list all and deleted homework', async () => {
  const list = async (client: Client, search = '') => (await client.get(`/api/homework${search}`)).body;
  expect(await list(room.tutor)).toMatchObject({ total: 1, homework: [{ id }] });
  expect(await list(room.otherTutor)).toMatchObject({ total: 0, homework: [] });
  expect(await list(room.owner)).toMatchObject({ total: 0 });
  expect(await list(room.owner, '?all=true')).toMatchObject({ total: 1, homework: [{ id }] });
  expect(await list(room.owner, '?all=true&deleted=true')).toMatchObject({ total: 1, homework: [{ id: deleted }] });
  for (const search of ['?all=true', '?deleted=true']) {
    expect(await list(room.tutor, search)).toMatchObject({ code: 'unauthorized', detail: 'Unauthorized' });
  }
  expect((await room.tutor.get('/api/dashboard')).body.assignments).toBe(1);
});

test('students: find only homework that is assigned to them and not deleted', async () => {
  const alone = await room.createHomework({ title: 'For Noah', assigned_students: [room.ids.noah] });
  await room.centre.program.runner.caughtUp();
  for (const homework of [alone, deleted, crypto.randomUUID()]) {
    const at = `/api/homework/${homework}`;
    expect(outcome(await room.mia.get(`${at}/assignment`))).toEqual(UNKNOWN);
    expect(outcome(await room.mia.get(`${at}/submission`))).toEqual(UNKNOWN);
    const sent = { answers: [], content_version: 1 };
    expect(outcome(await room.mia.post(`${at}/submissions`, sent))).toEqual(UNKNOWN);
  }
  const { body } = await room.mia.get(`/api/students/${room.ids.mia}/homework`);
  expect(body.homework.map((row: { id: string }) => row.id)).toEqual([id]);
  expect(outcome(await room.mia.get(`/api/students/${room.ids.noah}/homework`))).toEqual([403, 'unauthorized']);
  expect(outcome(await room.tutor.get(`/api/students/${room.ids.mia}/homework`))).toEqual([403, 'unauthorized']);
});

test('getSubmissionOfChild: a family reads what its child reads of submitted work, and nothing else, until its access ends', async () => {
  const { centre, ids, tutor, mia, noah } = room;
  const hidden = await room.createHomework({ title: 'Without keys', keys_shown: false });
  await room.submitHomework(mia, hidden, { 'Half of 4?': 0, 'Half of 6?': 1 });
  const waiting = await room.createHomework({ title: 'Waiting', grading_type: 'tutor-graded' });
  await room.submitHomework(mia, waiting, { 'Half of 4?': 0, 'Half of 6?': 1 });
  const openFamily = async (child: string) => {
    const family = await centre.createFamily({ children: [child] });
    return { ...family, client: await centre.signIn(family.email, family.password) };
  };
  const [ann, bo] = [await openFamily(ids.mia), await openFamily(ids.noah)];
  const at = (student: string, homework: string) => `/api/students/${student}/homework/${homework}/submission`;
  for (const homework of [id, hidden, waiting]) {
    const own = await mia.get(`/api/homework/${homework}/submission`);
    const seen = await ann.client.get(at(ids.mia, homework));
    expect([seen.status, seen.body]).toEqual([200, own.body]);
    expect(outcome(await bo.client.get(at(ids.mia, homework)))).toEqual([403, 'unauthorized']);
  }
  const draft = { body: { answers: [] }, revision: 0 };
  expect((await noah.post(`/api/drafts/answers:${id}`, draft)).status).toBe(200);
  const unsubmitted = await bo.client.get(at(ids.noah, id));
  expect(outcome(unsubmitted)).toEqual([404, 'not-submitted']);
  expect(unsubmitted.text).not.toContain('Half of');
  expect(outcome(await bo.client.get(at(ids.noah, deleted)))).toEqual(UNKNOWN);

  expect((await tutor.post(`/api/students/${ids.mia}/families/end`, { account_id: ann.id })).status).toBe(204);
  const again = await centre.signIn(ann.email, ann.password);
  expect(outcome(await again.get(at(ids.mia, id)))).toEqual([403, 'unauthorized']);
});

test('getAssignment: only a student who has submitted it learns that a homework was deleted', async () => {
  const handedIn = await room.createHomework({ title: 'Handed in' });
  await room.submitHomework(room.mia, handedIn, { 'Half of 4?': 0, 'Half of 6?': 1 });
  await room.tutor.delete(`/api/homework/${handedIn}`);
  const at = `/api/homework/${handedIn}/assignment`;
  expect(outcome(await room.getWhenCaughtUp(room.mia, at))).toEqual([409, 'already-submitted']);
  expect(outcome(await room.noah.get(at))).toEqual(UNKNOWN);
});

test('restoreHomework: only owners restore', async () => {
  const at = `/api/homework/${deleted}/restore`;
  expect(outcome(await room.tutor.post(at, undefined))).toEqual([403, 'unauthorized']);
  expect((await room.owner.post(at, undefined)).body).toMatchObject({ id: deleted, version: 3 });
  expect((await room.getWhenCaughtUp(room.tutor, `/api/homework/${deleted}`)).body).toMatchObject({ title: 'Gone' });
  expect(outcome(await room.owner.post(`/api/homework/${crypto.randomUUID()}/restore`, undefined))).toEqual(UNKNOWN);
});

test('deleteHomework: a repeated deletion is done once', async () => {
  const twice = await room.createHomework();
  expect((await room.tutor.delete(`/api/homework/${twice}`)).status).toBe(204);
  expect((await room.tutor.delete(`/api/homework/${twice}`)).status).toBe(204);
});
