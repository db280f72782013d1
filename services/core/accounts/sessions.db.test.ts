import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countHashes } from '#testing/password-hash-spies.ts';
import type { AccountService } from './accounts.ts';
import { deleteExpiredAccounts } from './delete-expired-accounts.ts';
import { SESSIONS_PER_PERSON_MAX } from './sessions.ts';
import {
  createAccountsOpener,
  createStudentRegistration,
  TEST_PASSWORD,
  toCookieHeader,
} from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();
const signedIn = async (accounts: AccountService, email = 'ann@example.com') => {
  const answer = await accounts.signIn(email, TEST_PASSWORD);
  if (answer.status !== 'signed-in') throw new Error(answer.status);
  return { ...answer, headers: toCookieHeader(answer.setCookie) };
};

test('session: finds the session of a cookie in headers of fetch and of node', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const student = createStudentRegistration('ann@example.com');
  await accounts.register(student);
  const { headers, setCookie, userId } = await signedIn(accounts, 'Ann@Example.com');
  expect(setCookie).toHaveLength(1);
  expect(setCookie[0]).toMatch(/^rollbook=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const session = await accounts.session(headers);
  expect(session).toMatchObject({ userId, email: 'ann@example.com', setCookie: [] });
  expect(userId).toBe(student.id);
  expect(await accounts.session(new Headers(headers))).toEqual(session);
  expect(Date.parse(session?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});

test('signIn: over https the cookie is bound to the host', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ publicUrl: 'https://rollbook.example' });
  await accounts.register(createStudentRegistration('ann@example.com'));
  const { setCookie, headers } = await signedIn(accounts);
  expect(setCookie[0]).toMatch(/^__Host-rollbook=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await accounts.session(headers)).not.toBeNull();
  const [gone] = await accounts.signOut(headers);
  expect(gone).toMatch(/^__Host-rollbook=; Max-Age=0; .*Secure/);
});

test('session: returns null for a missing or forged cookie', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  for (const value of ['', 'made.up', '%ZZ.%00', `${'x'.repeat(4_000)}.y`]) {
    expect(await accounts.session({ cookie: `rollbook=${value}` })).toBeNull();
  }
  expect(await accounts.session({ cookie: 'other=1' })).toBeNull();
  await accounts.register(createStudentRegistration('ann@example.com'));
  const { cookie } = (await signedIn(accounts)).headers;
  const [token = '', signature = ''] = cookie.split('.');
  const another = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  for (const forged of [`${token}.${another}`, `${token}x.${signature}`, `${token}.`, token, `other${cookie}`]) {
    expect(await accounts.session({ cookie: forged })).toBeNull();
  }
  // A cookie with the same name that somebody added does not end the session.
  expect(await accounts.session({ cookie: `rollbook=planted.by; ${cookie}` })).not.toBeNull();
  expect(await accounts.session({})).toBeNull();
});

test('session: prolongs a session of yesterday, with a new cookie', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  await accounts.register(createStudentRegistration('ann@example.com'));
  const { headers } = await signedIn(accounts);
  await centre.sql`update accounts.session set "expiresAt" = now() + interval '28 days 23 hours'`;
  const prolonged = await accounts.session(headers);
  expect(prolonged?.setCookie[0]).toMatch(/^rollbook=.+; Max-Age=2592000/);
  expect(Date.parse(prolonged?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  expect((await accounts.session(headers))?.setCookie).toEqual([]);

  await centre.sql`update accounts.session set "expiresAt" = now() - interval '1 second'`;
  expect(await accounts.session(headers)).toBeNull();
  await signedIn(accounts);
  await centre.sql`update accounts.session set "expiresAt" = now() - interval '1 second'`;
  await deleteExpiredAccounts(centre.sql);
  expect(await centre.sql`select 1 from accounts.session`).toHaveLength(0);
});

test('signOut ends only this session, archive ends all of a person; both notify at once', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const student = createStudentRegistration('ann@example.com');
  await accounts.register(student);
  const [desk, phone, tablet] = [await signedIn(accounts), await signedIn(accounts), await signedIn(accounts)];
  const idOf = async ({ headers }: typeof desk) => (await accounts.session(headers))?.sessionId ?? '';
  const ids = [await idOf(desk), await idOf(phone), await idOf(tablet)];
  const told: string[] = [];
  const stop = accounts.onSessionEnded(({ sessionId }) => told.push(sessionId));
  expect(await accounts.aliveSessions(ids)).toEqual(new Set(ids));

  expect(await accounts.signOut(desk.headers)).toEqual([expect.stringMatching(/^rollbook=; Max-Age=0/)]);
  expect(told).toEqual([ids[0]]);
  expect(await accounts.session(desk.headers)).toBeNull();
  expect(await accounts.aliveSessions(ids)).toEqual(new Set(ids.slice(1)));

  stop();
  const last: string[] = [];
  accounts.onSessionEnded(({ sessionId }) => last.push(sessionId));
  await accounts.archive({ id: student.id, commandId: randomUUID(), actor: { id: randomUUID(), role: 'tutor' } });
  expect(told).toHaveLength(1);
  expect(new Set(last)).toEqual(new Set(ids.slice(1)));
  expect(await accounts.aliveSessions(ids)).toEqual(new Set());
  expect(await accounts.signOut({})).toHaveLength(1);
});

test('signIn: one person has at most 20 sessions, and another one ends the oldest', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  for (const email of ['ann@example.com', 'ben@example.com']) await accounts.register(createStudentRegistration(email));
  const other = await signedIn(accounts, 'ben@example.com');
  const sessions: Awaited<ReturnType<typeof signedIn>>[] = [];
  while (sessions.length < SESSIONS_PER_PERSON_MAX) sessions.push(await signedIn(accounts));
  const alive = () => Promise.all(sessions.map(async ({ headers }) => (await accounts.session(headers)) !== null));
  expect(await alive()).not.toContain(false);
  const oldestId = (await accounts.session(sessions[0]?.headers ?? {}))?.sessionId;
  const ended: string[] = [];
  accounts.onSessionEnded(({ sessionId }) => ended.push(sessionId));

  sessions.push(await signedIn(accounts));
  expect(ended).toEqual([oldestId]);
  expect((await alive()).indexOf(true)).toBe(1);
  expect(await accounts.session(other.headers)).not.toBeNull();
});

test('signOutEverywhere: ends every session of one person and of nobody else', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const [ann, ben] = [createStudentRegistration('ann@example.com'), createStudentRegistration('ben@example.com')];
  for (const student of [ann, ben]) await accounts.register(student);
  const [desk, phone] = [await signedIn(accounts), await signedIn(accounts)];
  const other = await signedIn(accounts, 'ben@example.com');
  await accounts.signOutEverywhere(desk.headers);
  expect(await accounts.session(desk.headers)).toBeNull();
  expect(await accounts.session(phone.headers)).toBeNull();
  expect(await accounts.session(other.headers)).not.toBeNull();
});

test('signIn: unknown e-mails and wrong passwords get the same answer after the same work', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const hashes = countHashes();
  await accounts.register(createStudentRegistration('ann@example.com'));
  for (const email of ['ann@example.com', 'nobody@example.com']) {
    const before = hashes.count();
    expect(await accounts.signIn(email, 'wrong password')).toEqual({ status: 'wrong-credentials' });
    expect(hashes.count() - before).toBe(1);
  }
  // A sign-in with an unknown e-mail hashes with the same cost parameters as a known one.
  expect(hashes.hash.mock.lastCall).toEqual(['wrong password', hashes.hash.mock.calls[0]?.[1]]);
  expect(await accounts.signIn('not an address', TEST_PASSWORD)).toEqual({ status: 'wrong-credentials' });
});
