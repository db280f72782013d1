import { afterAll, beforeAll, expect, test } from 'vitest';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { createOpenQuestion, type HomeworkCentre, openHomeworkCentre } from '#testing/homework-fixture.ts';

let now = Date.parse('2026-03-20T18:00:00Z');
let room: HomeworkCentre;
let id: string;
const path = '/api/notifications';

beforeAll(async () => {
  // Each reading of the clock is a moment later.
  room = await openHomeworkCentre({}, () => {
    now += 1_000;
    return new Date(now);
  });
  id = await room.createHomework({
    title: 'Sums',
    questions: [createOpenQuestion('Why?')],
    grading_type: 'tutor-graded',
  });
  for (const client of [room.mia, room.noah]) await room.submitHomework(client, id, { 'Why?': 'Because' });
  const at = (student: string) => `/api/homework/${id}/submissions/${student}`;
  await room.tutor.post(`${at(room.ids.mia)}/grade`, { grade: 80 });
  await room.tutor.post(`${at(room.ids.noah)}/grade`, { grade: 70 });
  await room.owner.post(`${at(room.ids.mia)}/correct-grade`, { grade: 90, reason: 'Added up wrongly' });
});
afterAll(() => room[Symbol.asyncDispose]());

test('getNotifications: lists a student’s own grades, newest first, and counts the unseen ones', async () => {
  const { mia, getWhenCaughtUp, ids } = room;
  const { body } = await getWhenCaughtUp(mia, path);
  const shared = { homework_id: id, homework_title: 'Sums', seen: false };
  expect(body).toMatchObject({
    unseen: 2,
    notifications: [
      { ...shared, what: 'grade-corrected', grade: 90, from_grade: 80, actor_name: 'Sam Whitfield' },
      { ...shared, what: 'graded', grade: 80, from_grade: null, actor_name: 'Ms Lee' },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('Added up');
  expect(JSON.stringify(body)).not.toContain(ids.noah);

  const [newest, oldest] = body.notifications;
  const upTo = async (seen: string) => {
    expect((await mia.post(`${path}/seen`, { id: seen })).status).toBe(204);
    return (await mia.get(path)).body.unseen;
  };
  expect(await upTo(oldest.id)).toBe(1);
  expect(await upTo(newest.id)).toBe(0);
  expect(await upTo(oldest.id)).toBe(0);
});

test('seeNotifications: ignores notifications of other students', async () => {
  const { mia, noah, getWhenCaughtUp } = room;
  const [own] = (await getWhenCaughtUp(noah, path)).body.notifications;
  expect((await mia.post(`${path}/seen`, { id: own.id })).status).toBe(204);
  expect((await mia.post(`${path}/seen`, { id: crypto.randomUUID() })).status).toBe(204);
  expect((await noah.get(path)).body.unseen).toBe(1);
});

test('getNotifications: a rebuild repeats none, and those of deleted homework disappear', async () => {
  const { noah, mia, tutor, getWhenCaughtUp, centre } = room;
  const before = (await getWhenCaughtUp(mia, path)).body;
  const { sql, store, keys } = centre.program;
  await rebuildReadModels({ sql, store, keys, projections: allProjections, logId: centre.program.centre.logId });
  expect((await getWhenCaughtUp(mia, path)).body).toEqual(before);
  await tutor.delete(`/api/homework/${id}`);
  expect((await getWhenCaughtUp(noah, path)).body).toEqual({ notifications: [], unseen: 0 });
});
