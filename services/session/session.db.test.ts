import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCentre, testCentre } from '#scripts/test/centre.ts';
import { confirmationTokens } from '#services/accounts/confirmation-token.ts';

let centre: TestCentre;

beforeAll(async () => {
  centre = await testCentre();
});
afterAll(() => centre[Symbol.asyncDispose]());

const noah = { name: 'Noah Brandt', email: 'noah@rollbook.example', password: 'chalk and slate' };

test('whoever signs up is a student, whatever the request says, and can sign in at once', async () => {
  const visitor = centre.visitor();
  expect((await visitor.get('/api/session')).body).toEqual({ user: null, profile: null, expires_at: null });

  const signedUp = await visitor.post('/api/auth/sign-up', { ...noah, role: 'tutor', owner: true, classes_total: 9 });
  expect([signedUp.status, signedUp.body]).toEqual([200, { confirmation: 'off' }]);

  const student = await centre.signIn(noah.email, noah.password);
  const { body } = await student.get('/api/session');
  expect(body.profile).toEqual({ ...pick(noah), id: body.user.id, role: 'student', owner: false });
  expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now());
  expect((await student.get(`/api/students/${body.user.id}`)).body.classes_total).toBe(0);
});

const pick = ({ name, email }: typeof noah) => ({ name, email });

test('an owner is a tutor with a flag', async () => {
  const ada = await centre.createTutor({ name: 'Ada Bell', owner: true });
  const owner = await centre.signIn(ada.email.toUpperCase(), ada.password);
  expect((await owner.get('/api/session')).body.profile).toMatchObject({ role: 'tutor', owner: true });
});

test('signing out ends the session for good, and twice is no fault', async () => {
  const tutor = await centre.newTutor();
  const { cookie } = tutor;

  expect((await tutor.post('/api/auth/sign-out', undefined)).status).toBe(204);
  expect(tutor.cookie).not.toContain('rollbook=');
  expect((await tutor.get('/api/students', { cookie })).status).toBe(401);
  expect((await tutor.post('/api/auth/sign-out', {})).status).toBe(204);
});

test('where a session has ended, an account that is no more says so', async () => {
  const [sam, mia] = [await centre.createTutor(), await centre.createStudent()];
  const tutor = await centre.signIn(sam.email, sam.password);
  const student = await centre.signIn(mia.email, mia.password);
  const asked = `/api/session?person=${mia.id}`;
  const signedOut = { user: null, profile: null, expires_at: null };
  expect((await centre.visitor().get(asked)).body).toEqual(signedOut);
  expect((await student.get(asked)).body.user.id).toBe(mia.id);
  await tutor.delete(`/api/students/${mia.id}`);
  expect((await student.get(asked)).body).toEqual({ ...signedOut, gone: true });
  expect((await student.get('/api/session')).body).toEqual(signedOut);
});

test('a wrong password and an unknown e-mail are answered alike', async () => {
  const sam = await centre.createTutor();
  const visitor = centre.visitor();
  const wrong = await visitor.post('/api/auth/sign-in', { email: sam.email, password: 'chalk' });
  const unknown = await visitor.post('/api/auth/sign-in', { email: 'nobody@else.example', password: 'chalk' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-credentials']);
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

test('the cookie is for this site and for no script', async () => {
  const sam = await centre.createTutor();
  const { email, password } = sam;
  const answer = await centre.visitor().post('/api/auth/sign-in', { email, password });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^rollbook=.*HttpOnly.*SameSite=Lax/i),
    expect.stringMatching(/^rollbook-device=.*HttpOnly.*SameSite=Lax/i),
  ]);
});

test('where confirmation is required, a student is enrolled when confirmed', async () => {
  await using strict = await testCentre({ env: { EMAIL_CONFIRMATION: 'required' } });
  const visitor = strict.visitor();
  const signedUp = await visitor.post('/api/auth/sign-up', noah);
  expect([signedUp.status, signedUp.body]).toEqual([200, { confirmation: 'required' }]);

  const early = await visitor.post('/api/auth/sign-in', { email: noah.email, password: noah.password });
  expect([early.status, early.body.code]).toEqual([403, 'email-unconfirmed']);
  const invalid = await visitor.post('/api/auth/confirm', { token: 'guessed' });
  expect([invalid.status, invalid.body.code]).toEqual([400, 'confirmation-invalid']);

  const { config, sql } = strict.program;
  const [user] = await sql<{ id: string }[]>`select id from accounts."user" where email = ${noah.email}`;
  const token = confirmationTokens(config.sessionSecret).issue(user?.id ?? '');
  expect((await visitor.post('/api/auth/confirm', { token })).status).toBe(204);
  expect((await visitor.post('/api/auth/confirm', { token })).status).toBe(204);
  const student = await strict.signIn(noah.email, noah.password);
  expect((await student.get('/api/session')).body.profile).toMatchObject({ id: user?.id, role: 'student' });
});
