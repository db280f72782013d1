import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { createConfirmationTokens } from '#services/core/accounts/person-token.ts';
import { LIST_WAIT_MS } from '#services/core/feed/wait-until-projected.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';

let centre: TestCentre;
/** A centre where people who sign up must confirm their e-mail. */
let strict: TestCentre;

beforeAll(async () => {
  centre = await openTestCentre({ env: { SIGNUPS: 'open' } });
  strict = await openTestCentre({ env: { EMAIL_CONFIRMATION: 'required', SIGNUPS: 'open' } });
});
afterAll(() => Promise.all([centre, strict].map((opened) => opened[Symbol.asyncDispose]())));

const signedOut = { user: null, profile: null, expires_at: null, account_token: null };
const credentialsOf = ({ email, password }: TestPerson) => [email, password] as const;
const noah = { name: 'Noah Brandt', email: 'noah@rollbook.example', password: 'chalk and slate' };

test('signUp: creates a student whatever the request says, who can sign in immediately', async () => {
  const visitor = centre.createVisitor();
  expect((await visitor.get('/api/session')).body).toEqual(signedOut);

  const signedUp = await visitor.post('/api/auth/sign-up', { ...noah, role: 'tutor', owner: true, classes_total: 9 });
  expect([signedUp.status, signedUp.body]).toEqual([200, { confirmation: 'off' }]);

  const student = await centre.signIn(noah.email, noah.password);
  // An answer waits only briefly for the read models.
  await centre.program.runner.caughtUp();
  const { body } = await student.get('/api/session');
  expect(body.profile).toEqual({ ...pick(noah), id: body.user.id, role: 'student', owner: false });
  expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now());
  expect((await student.get(`/api/students/${body.user.id}`)).body.classes_total).toBe(0);
});

const pick = ({ name, email }: typeof noah) => ({ name, email });

test('getSession: an owner is a tutor with the owner flag', async () => {
  const ada = await centre.createTutor({ name: 'Ada Bell', owner: true });
  const owner = await centre.signIn(ada.email.toUpperCase(), ada.password);
  expect((await owner.get('/api/session')).body.profile).toMatchObject({ role: 'tutor', owner: true });
});

test('signOut: ends the session, and succeeds when repeated', async () => {
  const tutor = await centre.createSignedInTutor();
  const { cookie } = tutor;

  expect((await tutor.post('/api/auth/sign-out', undefined)).status).toBe(204);
  expect(tutor.cookie).not.toContain('rollbook=');
  expect((await tutor.get('/api/students', { cookie })).status).toBe(401);
  expect((await tutor.post('/api/auth/sign-out', {})).status).toBe(204);
});

test('getSession: after a session has ended, reports to its page that the account was removed', async () => {
  const [sam, mia] = [await centre.createTutor(), await centre.createStudent()];
  const tutor = await centre.signIn(sam.email, sam.password);
  const student = await centre.signIn(mia.email, mia.password);
  const { account_token } = (await student.get('/api/session')).body;
  const asked = `/api/session?account=${account_token}`;
  expect((await centre.createVisitor().get(asked)).body).toEqual(signedOut);
  expect((await student.get(asked)).body.user.id).toBe(mia.id);
  await tutor.delete(`/api/students/${mia.id}`);
  expect((await student.get(asked)).body).toEqual({ ...signedOut, gone: 'closed' });
  expect((await student.get('/api/session')).body).toEqual(signedOut);
});

test('getSession: reports an account as closed to a page from before its student was restored with another e-mail', async () => {
  const [sam, mia] = [await centre.createTutor(), await centre.createStudent()];
  const tutor = await centre.signIn(...credentialsOf(sam));
  const student = await centre.signIn(...credentialsOf(mia));
  const { account_token } = (await student.get('/api/session')).body;
  await tutor.delete(`/api/students/${mia.id}`);
  await centre.program.runner.caughtUp();
  const restored = { email: `new-${mia.email}`, password: 'chalk and slate' };
  expect((await tutor.post(`/api/students/${mia.id}/restore`, restored)).status).toBe(200);
  expect((await student.get(`/api/session?account=${account_token}`)).body.gone).toBe('closed');
  const again = await centre.signIn(restored.email, restored.password);
  const held = (await again.get('/api/session')).body.account_token;
  expect((await centre.createVisitor().get(`/api/session?account=${held}`)).body).toEqual(signedOut);
});

test('getSession: answers strangers the same for accounts that exist, were removed or never existed', async () => {
  const [sam, mia] = [await centre.createTutor(), await centre.createStudent()];
  const eve = await centre.signIn(...credentialsOf(await centre.createStudent()));
  const { account_token } = (await eve.get('/api/session')).body;
  const signature = Buffer.from(account_token.split('.')[0], 'base64url').subarray(16);
  const forged = (id: string) =>
    Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signature]).toString('base64url');
  const tutor = await centre.signIn(...credentialsOf(sam));
  await tutor.delete(`/api/students/${mia.id}`);
  for (const id of [sam.id, mia.id, crypto.randomUUID()]) {
    const visitor = centre.createVisitor();
    expect((await visitor.get(`/api/session?person=${id}`)).status).toBe(400);
    for (const token of [id, forged(id), ''])
      expect((await visitor.get(`/api/session?account=${token}`)).body).toEqual(signedOut);
    expect((await eve.get(`/api/session?account=${forged(id)}`)).body.gone).toBeUndefined();
  }
});

test('signIn: gives the same answer for a wrong password and an unknown e-mail', async () => {
  const sam = await centre.createTutor();
  const visitor = centre.createVisitor();
  const wrong = await visitor.post('/api/auth/sign-in', { email: sam.email, password: 'chalk' });
  const unknown = await visitor.post('/api/auth/sign-in', { email: 'nobody@else.example', password: 'chalk' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-credentials']);
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

test('signIn: the cookie is HttpOnly and limited to this site', async () => {
  const sam = await centre.createTutor();
  const { email, password } = sam;
  const answer = await centre.createVisitor().post('/api/auth/sign-in', { email, password });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^rollbook=.*HttpOnly.*SameSite=Lax/i),
    expect.stringMatching(/^rollbook-device=.*HttpOnly.*SameSite=Lax/i),
  ]);
});

test('getSession: only the session of the first sign-in is named so, whatever ended in between', async () => {
  const { email, password } = await centre.createTutor();
  const isFirst = async (client: Client) => (await client.get('/api/session')).body.first_session ?? false;
  const first = await centre.signIn(email, password);
  expect([await isFirst(first), await isFirst(first)]).toEqual([true, true]);
  const second = await centre.signIn(email, password);
  expect([await isFirst(second), await isFirst(centre.createVisitor())]).toEqual([false, false]);
  await second.post('/api/auth/sign-out-everywhere', {});
  expect(await isFirst(await centre.signIn(email, password))).toBe(false);
});

test('confirmEmail: sets the password once, and enrols unless a tutor must approve', async () => {
  const visitor = strict.createVisitor();
  const signedUp = await visitor.post('/api/auth/sign-up', noah);
  expect([signedUp.status, signedUp.body]).toEqual([200, { confirmation: 'required' }]);

  const early = await visitor.post('/api/auth/sign-in', { email: noah.email, password: noah.password });
  const unknown = await visitor.post('/api/auth/sign-in', { email: 'nobody@else.example', password: noah.password });
  expect([early.status, early.body]).toEqual([401, unknown.body]);
  expect(early.body.detail).toContain('open the link in our email first');
  const password = 'chosen by the owner';
  const invalid = await visitor.post('/api/auth/confirm', { token: 'guessed', password });
  expect([invalid.status, invalid.body.code]).toEqual([400, 'confirmation-invalid']);

  const { config, sql } = strict.program;
  const [user] = await sql<{ id: string }[]>`select id from accounts."user" where email = ${noah.email}`;
  const token = createConfirmationTokens(config.sessionSecret).issue(user?.id ?? '', noah.email);
  const peek = async (asked: string) => (await strict.createVisitor().get(`/api/auth/confirm?token=${asked}`)).body;
  expect(await peek('guessed')).toEqual({ email: null });
  expect(await peek(token)).toEqual({ email: noah.email });
  const short = await visitor.post('/api/auth/confirm', { token, password: 'short' });
  expect([short.status, Object.keys(short.body.errors)]).toEqual([400, ['password']]);
  const confirmed = await Promise.all([1, 2, 3].map(() => visitor.post('/api/auth/confirm', { token, password })));
  expect(confirmed.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  const late = await visitor.post('/api/auth/confirm', { token, password: 'of a thief' });
  expect([late.status, late.body.code]).toEqual([400, 'confirmation-invalid']);
  expect(await peek(token)).toEqual({ email: null });
  await expect(strict.signIn(noah.email, noah.password)).rejects.toThrow('wrong-credentials');
  await expect(strict.signIn(noah.email, 'of a thief')).rejects.toThrow('wrong-credentials');
  const student = await strict.signIn(noah.email, password);
  expect((await student.get('/api/session')).body.profile).toMatchObject({ id: user?.id, role: 'student' });
});

testInFaults('signUp: gives known and unknown addresses the same answer, byte for byte', async () => {
  await using approving = await openTestCentre({ env: { SIGNUPS: 'approval' } });
  await using careful = await openTestCentre({ env: { SIGNUPS: 'approval', EMAIL_CONFIRMATION: 'required' } });
  for (const each of [centre, strict, approving, careful]) {
    const { email } = await each.createStudent();
    const known = await each.createVisitor().post('/api/auth/sign-up', { ...noah, email });
    const unknown = await each.createVisitor().post('/api/auth/sign-up', { ...noah, email: `new-${email}` });
    const heard = ({ status, text, headers }: typeof known) => [status, text, [...headers.keys()].sort()];
    expect(heard(known)).toEqual(heard(unknown));
  }
});

test('signUp: refuses an invisible name and one that looks like a tutor’s; a tutor may add a namesake', async () => {
  const tutor = await centre.createSignedInTutor({ name: 'Sara Lee' });
  const visitor = centre.createVisitor();
  for (const name of ['Ѕаrа Lее', 'sara LEE', 'Sarа  Lee', '\u202eeeL araS', '\u200b', '...']) {
    const { status, body } = await visitor.post('/api/auth/sign-up', { ...noah, name });
    expect([name, status, Object.keys(body.errors)]).toEqual([name, 400, ['name']]);
  }
  const namesake = { name: 'Sara Lee', email: 'sara.lee@rollbook.example', password: 'chalk and slate' };
  expect((await tutor.post('/api/students', namesake)).status).toBe(200);
  expect((await tutor.post('/api/students', { ...namesake, name: 'Ann\u2066' })).status).toBe(400);
});

test('signUp: is refused with a sentence if sign-ups are closed', async () => {
  await using closed = await openTestCentre({ env: { SIGNUPS: 'closed' } });
  const visitor = closed.createVisitor();
  expect((await visitor.get('/api/centre')).body.sign_ups).toBe('closed');
  const { status, body } = await visitor.post('/api/auth/sign-up', noah);
  expect([status, body.code, body.detail]).toEqual([
    403,
    'sign-ups-closed',
    'You cannot create an account here yourself. Please ask your tutor for one.',
  ]);
});

test('confirmEmail: a link to one address confirms no other, even if sign-ups share a key', async () => {
  const visitor = strict.createVisitor();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { config, sql } = strict.program;
  const signUp = (email: string) =>
    visitor.post('/api/auth/sign-up', { name: 'Eve Fox', email, password: "the stranger's" }, key);
  await signUp('eve@rollbook.example');
  const [eve] = await sql<{ id: string }[]>`select id from accounts."user" where email = 'eve@rollbook.example'`;
  const token = createConfirmationTokens(config.sessionSecret).issue(eve?.id ?? '', 'eve@rollbook.example');
  // The sign-up and its idempotency key have expired.
  await sql`delete from accounts."user" where id = ${eve?.id ?? ''}`;
  await sql`delete from accounts.sign_up_requests`;
  await signUp('victim@rollbook.example');
  const [victim] = await sql<{ id: string }[]>`select id from accounts."user" where email = 'victim@rollbook.example'`;
  expect(victim?.id, 'the key names the account').toBe(eve?.id);
  const confirmed = await visitor.post('/api/auth/confirm', { token, password: "the stranger's" });
  expect([confirmed.status, confirmed.body.code]).toEqual([400, 'confirmation-invalid']);
});

test('getSession: returns the profile right after a sign-up even if the read models lag behind', async () => {
  const { sql, readModels, runner } = centre.program;
  await runner.caughtUp();
  const visitor = centre.createVisitor();
  const released = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // Projecting waits for this lock; reading does not.
  const holding = sql.begin(async (tx) => {
    await tx`lock table ${tx(readModels.schema)}.checkpoint in exclusive mode`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const late = { ...noah, email: 'late@example.com' };
  expect((await visitor.post('/api/auth/sign-up', late)).status).toBe(200);
  const student = await centre.signIn(late.email, late.password);
  const session = student.get('/api/session');
  // Waits longer than a list waits for the read models.
  await sleep(4 * LIST_WAIT_MS);
  released.resolve();
  await holding;
  expect((await session).body.profile).toMatchObject({ role: 'student' });
});
