import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

// A Friday at noon in New York, two days before the clocks go back.
const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-10-30T16:00:00Z') }));
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
    client,
    make: async (): Promise<string> => (await client.post('/api/calendar', undefined)).body.path,
  };
}
const readBegins = (text: string) => [...text.matchAll(/^DTSTART:(\S+)\r$/gm)].map(([, begins]) => begins);

test('getCalendarFile: anybody with the address reads the classes of that student, and nothing about a person', async () => {
  const mia = await createScheduledStudent('Mia Chen', 'Algebra');
  await createScheduledStudent('Ben Novak', 'Chess');
  await owner.post('/api/rules/closed-days', { from: '2026-11-13', to: '2026-11-13' });
  expect((await mia.client.get('/api/calendar')).body).toEqual({ created_at: null });
  const path = await mia.make();
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{32}\.ics$/);
  expect((await mia.client.get('/api/calendar')).body).toEqual({ created_at: '2026-10-30T16:00:00.000Z' });
  const answer = await stranger.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  // The class keeps its time when the clocks go back, and the closed day has none.
  expect(readBegins(answer.text).slice(0, 3)).toEqual(['20261030T200000Z', '20261106T210000Z', '20261120T210000Z']);
  expect(answer.text).toContain('SUMMARY:Algebra');
  for (const other of ['Mia', 'Chess', 'Lee']) expect(answer.text).not.toContain(other);
});

test('an unknown, a renewed and a revoked address, and that of a former student, answer alike', async () => {
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
  expect((await zoe.client.delete('/api/calendar')).status).toBe(204);
  await expectUnknown(second);
  const third = await zoe.make();
  expect((await stranger.get(third)).status).toBe(200);
  await tutor.delete(`/api/students/${zoe.id}`);
  await centre.program.runner.caughtUp();
  await expectUnknown(third);
});

test('the database holds no address that could be used', async () => {
  const ada = await createScheduledStudent('Ada Byron', 'Logic');
  const token = (await ada.make()).slice('/api/calendar/'.length, -'.ics'.length);
  const rows = await centre.program.sql`select * from desk.calendar_addresses`;
  expect(JSON.stringify(rows)).not.toContain(token);
});
