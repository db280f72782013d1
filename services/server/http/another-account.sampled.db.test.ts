/**
 * Requests of a page after another person has signed in to the same browser in another tab: the browser sends the cookie
 * of that person. The cases are generated from the table of routes, so that new routes are covered.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEW_HOMEWORK_DRAFT_KEY } from '#contracts/draft-keys.ts';
import { countEvents } from '#events/store/test/test-log.ts';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client, ClientResponse } from '#testing/client.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { chooseEvery, chooseSeed } from '#testing/sampling.ts';
import { useCases } from './use-cases.ts';

const chosen = chooseEvery(4, useCases, chooseSeed(import.meta.filename));
const routes = chosen.map((route) => [route.operation, route] as const);

let centre: TestCentre;
let mia: TestPerson;
let noah: TestPerson;
let sam: TestPerson;
let tutor: Client;
let student: Client;
/** What the tables hold before the requests, none of which writes anything. */
let before: unknown[];
beforeAll(async () => {
  centre = await openTestCentre();
  [mia, noah] = [await centre.createStudent({ classes: 6 }), await centre.createStudent({ name: 'Noah Brandt' })];
  sam = await centre.createTutor();
  const ada = await centre.createTutor({ name: 'Ada Bell', owner: true });
  [tutor, student] = [await centre.signIn(ada.email, ada.password), await centre.signIn(mia.email, mia.password)];
  before = await written();
});
afterAll(() => centre[Symbol.asyncDispose]());

/** Sends a request as one person who may use the route, with the Page-Of header of another person who may use it. */
function fromAnothersPage({ method, path, access }: UseCase): Promise<ClientResponse> {
  const [client, person] = access === 'student' ? [student, noah] : [tutor, sam];
  const address = path.replace(/:(id|studentId|record)/g, mia.id).replace(':date', '2026-01-05');
  const key = address.replace(':key', NEW_HOMEWORK_DRAFT_KEY);
  return client.send(method, key, method === 'POST' ? {} : undefined, { 'page-of': person.id });
}

/** Number of rows in each table that a request may write to. */
const written = async () => [await countEvents(centre.program.store), ...(await writtenRows())];
const writtenRows = () => centre.program.sql`
  select (select count(*) from desk.drafts) as drafts,
    (select count(*) from accounts.session) as sessions, (select count(*) from accounts."user") as accounts`;

test.each(routes)('%s: refuses a page of another account, without revealing who is signed in', async (_, route) => {
  const { status, body, headers } = await fromAnothersPage(route);
  expect([status, body]).toEqual([
    409,
    {
      type: 'urn:rollbook:problem:another-account',
      title: 'Another account is signed in',
      status: 409,
      code: 'another-account',
      detail: "You're now signed in as someone else, so nothing was saved.",
    },
  ]);
  expect([headers.get('position'), headers.get('set-cookie')]).toEqual([null, null]);
  expect(await written()).toEqual(before);
});

test('createRefusalRecorder: records no refusal for a request from a page of another account', async () => {
  expect((await student.delete(`/api/students/${noah.id}`, { 'page-of': mia.id })).body.code).toBe('unauthorized');
  const noted = () => centre.program.sql`select code from desk.refusals`;
  await expect.poll(noted).toContainEqual({ code: 'unauthorized' });
  expect(await noted()).toEqual([{ code: 'unauthorized' }]);
});

test('enforceRouteAccess: accepts a request from the page of the signed-in person, and one without Page-Of', async () => {
  for (const headers of [{ 'page-of': mia.id }, {}] as Record<string, string>[]) {
    expect((await student.get(`/api/students/${mia.id}`, headers)).body.id).toBe(mia.id);
    const seen = { id: crypto.randomUUID() };
    expect((await student.post('/api/notifications/seen', seen, headers)).status).toBe(204);
  }
});

test('enforceRouteAccess: ignores Page-Of when nobody is signed in, and refuses a Page-Of that is no id', async () => {
  const ended = await centre.createVisitor().get('/api/students', { 'page-of': sam.id });
  expect([ended.status, ended.body.code]).toEqual([401, 'signed-out']);
  const { email, password } = noah;
  const again = await centre.createVisitor().post('/api/auth/sign-in', { email, password }, { 'page-of': noah.id });
  expect(again.status).toBe(204);
  const nonsense = await student.get('/api/leaderboard', { 'page-of': 'me' });
  expect(nonsense.body.code).toBe('another-account');
});
