/** What a tutor does beside a family changes nothing that the family, or the student, can see: neither that it happened nor when. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { useCases } from './use-cases.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const tutor = await centre.createSignedInTutor({ owner: true });
const mia = await centre.createStudent();
const student = await centre.signIn(mia.email, mia.password);
const post = async (path: string, body: object) => {
  const answer = await tutor.post(`/api/students/${mia.id}${path}`, body);
  expect([path, answer.status, answer.text]).toEqual([path, expect.toSatisfy((status) => status < 300), answer.text]);
  return answer;
};
const DAY = '2026-11-19';
const mark = (notes: object) => post('/attendance', { status: 'present', date: DAY, ...notes });
const invite = async () => {
  const { body } = await post('/families', { name: '', email: '' });
  return new URL(body.link).searchParams.get('family-invitation') ?? '';
};
async function createFamily(): Promise<Client> {
  const email = `${randomUUID()}@example.com`;
  const password = 'chalk and slate';
  const body = { token: await invite(), name: 'Ann Olsen', email, password };
  expect((await centre.createVisitor().post('/api/family-invitation', body)).status).toBe(204);
  return centre.signIn(email, password);
}

/** All that a person may read about the student, apart from what every request of the person changes. */
const readable = useCases.filter(
  ({ method, operation, access, path }) =>
    method === 'GET' &&
    !['tutor', 'owner', 'public'].includes(access) &&
    !['getPersonalData', 'getAccount', 'getSession'].includes(operation) &&
    path.split(':').length <= 2,
);
/** The instant at which an answer was made, and the position of the whole log. */
const VARYING = /"made_at":"[^"]+"|"position":"[^"]+"/g;

async function readAll(client: Client): Promise<Record<string, string>> {
  await centre.program.runner.caughtUp();
  const query = new URLSearchParams({ student_id: mia.id });
  const found: Record<string, string> = {};
  for (const { operation, path } of readable) {
    const to = path.replace(':id', mia.id);
    const plain = await client.get(to);
    const { status, headers, text } = plain.status === 200 ? plain : await client.get(`${to}?${query}`);
    if (status === 200) found[operation] = `${headers.get('etag')} ${text.replace(VARYING, '')}`;
  }
  return found;
}

test('a private note, another family and a code for a password change nothing for a student and a family', async () => {
  await post('/classes/add', { classes: 4 });
  await mark({ notes: 'Fractions' });
  const ann = await createFamily();
  const before = [await readAll(student), await readAll(ann)];
  for (const read of before)
    expect(Object.keys(read)).toEqual(
      expect.arrayContaining(['getStudentProfile', 'getClassHistory', 'getAttendanceRecords', 'getMoney']),
    );
  using ofStudent = await openFeedSocket(centre.url, student.cookie);
  using ofFamily = await openFeedSocket(centre.url, ann.cookie);

  await mark({ notes: 'Fractions', private_notes: 'Tired' });
  await mark({ notes: 'Fractions', private_notes: '' });
  await createFamily();
  await post('/password-code', {});
  expect([await readAll(student), await readAll(ann)]).toEqual(before);

  await post('/classes/add', { classes: 1 });
  for (const feed of [ofStudent, ofFamily]) {
    await feed.waitForMessage(({ type }) => type === 'changed');
    expect(feed.messages.map(({ type }) => type)).toEqual(['hello', 'changed']);
  }
});
