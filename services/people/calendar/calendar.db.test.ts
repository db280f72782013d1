import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

// A Friday at noon in New York, two days before the clocks go back.
let now = new Date('2026-10-30T16:00:00Z');
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });
const ownerAccount = await centre.createTutor({ name: 'Olga Owner', owner: true });
const owner = await centre.signIn(ownerAccount.email, ownerAccount.password);
const stranger = centre.createVisitor();

/** A student in a group of their own that has a class on Fridays. */
async function createScheduledStudent(name: string, group: string) {
  const student = await centre.createStudent({ name });
  const client = await centre.signIn(student.email, student.password);
  const { id } = (await tutor.post('/api/groups', { name: group, students: [student.id] })).body;
  const meetings = [{ weekday: 5, begins: '16:00', ends: '17:00', room: 'Room 2' }];
  await tutor.post(`/api/groups/${id}/schedule`, { from: '2026-10-30', meetings, seen_version: 0 });
  await centre.program.runner.caughtUp();
  return {
    id: student.id,
    email: student.email,
    client,
    make: async (): Promise<string> => (await client.post(`/api/students/${student.id}/calendar`, undefined)).body.path,
  };
}
const readBegins = (text: string) => [...text.matchAll(/^DTSTART:(\S+)\r$/gm)].map(([, begins]) => begins);

test('getCalendarFile: anybody with the address reads the classes of that student, and nothing about a person', async () => {
  const mia = await createScheduledStudent('Mia Chen', 'Algebra');
  await createScheduledStudent('Ben Novak', 'Chess');
  await owner.post('/api/rules/closed-days', { from: '2026-11-13', to: '2026-11-13' });
  expect((await mia.client.get(`/api/students/${mia.id}/calendar`)).body).toEqual({ created_at: null });
  const path = await mia.make();
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{32}\.ics$/);
  expect((await mia.client.get(`/api/students/${mia.id}/calendar`)).body).toEqual({
    created_at: '2026-10-30T16:00:00.000Z',
  });
  const answer = await stranger.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  // The class keeps its time when the clocks go back, and the closed day has none.
  expect(readBegins(answer.text).slice(0, 3)).toEqual(['20261030T200000Z', '20261106T210000Z', '20261120T210000Z']);
  expect(answer.text).toContain('SUMMARY:Algebra');
  for (const other of ['Mia', 'Chess', 'Lee']) expect(answer.text).not.toContain(other);
});

test('an unknown, a renewed and a revoked address, and that of a former student, answer alike, also when the student is back', async () => {
  const zoe = await createScheduledStudent('Zoe Adams', 'Physics');
  const unknown = await stranger.get(`/api/calendar/${'x'.repeat(32)}.ics`);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found']);
  const expectUnknown = async (path: string) => {
    const { status, body } = await stranger.get(path);
    expect({ status, body }).toEqual({ status: 404, body: unknown.body });
  };
  const first = await zoe.make();
  const second = await zoe.make();
  await expectUnknown(first);
  expect((await stranger.get(second)).status).toBe(200);
  await expectUnknown(second.replace('.ics', ''));
  expect((await zoe.client.delete(`/api/students/${zoe.id}/calendar`)).status).toBe(204);
  await expectUnknown(second);
  const third = await zoe.make();
  expect((await stranger.get(third)).status).toBe(200);
  await tutor.delete(`/api/students/${zoe.id}`);
  await centre.program.runner.caughtUp();
  await expectUnknown(third);
  const restore = { email: zoe.email, password: 'chalk and slate' };
  expect((await tutor.post(`/api/students/${zoe.id}/restore`, restore)).status).toBe(200);
  await centre.program.runner.caughtUp();
  await expectUnknown(third);
});

test('a family reads the classes of one child at an address of its own, which ends with its access and does not come back', async () => {
  const mia = await createScheduledStudent('Mia Olsen', 'Drawing');
  const ben = await createScheduledStudent('Ben Olsen', 'Singing');
  const ann = await centre.createFamily({ children: [mia.id, ben.id] });
  const other = await centre.createFamily({ children: [ben.id] });
  const [family, otherFamily] = [
    await centre.signIn(ann.email, ann.password),
    await centre.signIn(other.email, other.password),
  ];
  const at = `/api/students/${mia.id}/calendar`;
  const make = async (student = mia.id) =>
    (await family.post(`/api/students/${student}/calendar`, undefined)).body.path;
  const read = async (path: string) => (await stranger.get(path)).status;
  const [own, first, ofBen] = [await mia.make(), await make(), await make(ben.id)];
  const { text } = await stranger.get(first);
  for (const shown of ['X-WR-CALNAME:Mia: ', 'SUMMARY:Mia: Drawing']) expect(text).toContain(shown);
  for (const hidden of ['Olsen', 'Ben', 'Singing']) expect(text).not.toContain(hidden);
  expect((await family.get(at)).body).toEqual({ created_at: now.toISOString() });
  for (const method of ['GET', 'POST', 'DELETE'] as const)
    expect((await otherFamily.send(method, at, method === 'POST' ? {} : undefined)).status).toBe(403);

  expect((await family.delete(at)).status).toBe(204);
  expect([await read(first), await read(own), await read(ofBen)]).toEqual([404, 200, 200]);
  const second = await make();
  await tutor.post(`/api/students/${mia.id}/families/end`, { account_id: ann.id });
  await centre.program.runner.caughtUp();
  expect([await read(second), await read(own), await read(ofBen)]).toEqual([404, 200, 200]);
  now = new Date('2026-10-30T17:00:00Z');
  const { link } = (await tutor.post(`/api/students/${mia.id}/families`, { name: '', email: '' })).body;
  const token = new URL(link).searchParams.get('family-invitation');
  expect((await family.post('/api/family-invitation/join', { token })).status).toBe(204);
  expect([(await family.get(at)).body, await read(second)]).toEqual([{ created_at: null }, 404]);
  const third = await make();
  expect(await read(third)).toBe(200);
  await tutor.delete(`/api/students/${mia.id}`);
  await centre.program.runner.caughtUp();
  expect([await read(third), await read(own), await read(ofBen)]).toEqual([404, 404, 200]);
});

test('the database holds no address that could be used', async () => {
  const ada = await createScheduledStudent('Ada Byron', 'Logic');
  const token = (await ada.make()).slice('/api/calendar/'.length, -'.ics'.length);
  const rows = await centre.program.sql`select * from desk.calendar_addresses`;
  expect(JSON.stringify(rows)).not.toContain(token);
});
