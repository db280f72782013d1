import { beforeEach, expect, test } from 'vitest';
import { checkAccounts } from '#services/record/verify/check-accounts.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { countHashes } from '#testing/password-hash-spies.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';

const centre = await openForAllTests(openTestCentre({ env: { SIGNUPS: 'approval' } }));
const owner = await centre.createSignedInTutor({ name: 'Ada Quinn', owner: true });
beforeEach(() => centre.program.sql`delete from desk.limits`);

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const CHOSEN = 'a slate of my own';

const createMia = async () => {
  const mia = await centre.createStudent();
  return { ...mia, client: await centre.signIn(mia.email, mia.password) };
};
const signInOnPhone = async ({ email, password }: { email: string; password: string }): Promise<Client> => {
  const phone = centre.createVisitor();
  await phone.post('/api/auth/sign-in', { email, password }, { 'user-agent': IPHONE });
  return phone;
};
const sessionsOf = async (client: Client) => (await client.get('/api/account')).body.sessions;
const isSignedIn = async (client: Client) => (await client.get('/api/account')).status === 200;
const changePassword = (client: Client, password: string, headers?: Record<string, string>) =>
  client.post('/api/account/password', { password, new_password: CHOSEN }, headers);
const signInStatus = async (email: string, password: string) =>
  (await centre.createVisitor().post('/api/auth/sign-in', { email, password })).status;
/** What the owner's activity lists about a person's account, newest first. */
const listActs = async (id: string) => {
  const { body } = await owner.get(`/api/activity?student=${id}&group=accounts`);
  return body.entries.map((entry: { what: string; actor_id: string }) => [entry.what, entry.actor_id]);
};

test('getAccount: lists the person’s own sessions with their devices, and marks that of the request', async () => {
  const mia = await createMia();
  await createMia();
  const phone = await signInOnPhone(mia);
  const sessions = await sessionsOf(phone);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toEqual([
    expect.objectContaining({ browser: 'Safari', system: 'iPhone' }),
  ]);
  expect((await sessionsOf(mia.client)).find(({ current }: { current: boolean }) => current).system).toBeNull();
  expect((await centre.createVisitor().get('/api/account')).status).toBe(401);
});

test('getAccount: says when a session was last used, recorded at most every five minutes', async () => {
  const { sql } = centre.program;
  const mia = await createMia();
  const age = (minutes: number) => sql`
    update accounts.session set last_used_at = now() - make_interval(mins => ${minutes}) where "userId" = ${mia.id}`;
  const minutesAgo = async () => {
    const [session] = await sessionsOf(mia.client);
    return Math.round((Date.now() - Date.parse(session.last_used_at)) / 60_000);
  };
  await age(4);
  expect(await minutesAgo()).toBe(4);
  expect(await minutesAgo()).toBe(4);
  await age(60);
  await expect.poll(minutesAgo).toBe(0);
});

test('account: a key that was used for something else neither hides a change from the log nor stands for one', async () => {
  const mia = await createMia();
  await signInOnPhone(mia);
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await mia.client.post('/api/practice', { grade: 4, subject: 'math', topic: 'Addition' }, key)).status).toBe(
    200,
  );
  expect((await mia.client.post('/api/account/sessions/end', {}, key)).status).toBe(204);
  expect((await changePassword(mia.client, 'not this one', key)).body.code).toBe('wrong-password');
  expect((await changePassword(mia.client, mia.password, key)).status).toBe(204);
  expect((await changePassword(mia.client, mia.password, key)).status).toBe(204);
  await centre.program.runner.caughtUp();
  expect((await listActs(mia.id)).map(([what]: [string]) => what).slice(0, 2)).toEqual([
    'password-changed',
    'sessions-ended',
  ]);
});

test('changePassword: needs the current password, keeps this session and ends the others', async () => {
  const mia = await createMia();
  const phone = await signInOnPhone(mia);
  using socket = await openFeedSocket(centre.url, phone.cookie);
  const wrong = await changePassword(mia.client, 'not this one');
  expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([
    403,
    'wrong-password',
    ['password'],
  ]);
  const short = await mia.client.post('/api/account/password', { password: mia.password, new_password: 'short' });
  expect([short.status, Object.keys(short.body.errors)]).toEqual([400, ['new_password']]);
  expect(await isSignedIn(phone)).toBe(true);

  expect((await changePassword(mia.client, mia.password)).status).toBe(204);
  expect(await socket.closed).toBe(4401);
  expect([await isSignedIn(phone), await isSignedIn(mia.client)]).toEqual([false, true]);
  expect([await signInStatus(mia.email, mia.password), await signInStatus(mia.email, CHOSEN)]).toEqual([401, 204]);
  expect((await listActs(mia.id))[0]).toEqual(['password-changed', mia.id]);
});

test('changePassword: of two devices at once, one changes it; a retry of that one is the same change', async () => {
  const mia = await createMia();
  const phone = await signInOnPhone(mia);
  const keys = [crypto.randomUUID(), crypto.randomUUID()];
  const clients = [mia.client, phone];
  const change = (at: number) =>
    clients[at]?.post(
      '/api/account/password',
      { password: mia.password, new_password: `${CHOSEN} ${at}` },
      { 'idempotency-key': keys[at] ?? '' },
    );
  const statuses = (await Promise.all([change(0), change(1)])).map((answer) => answer?.status);
  const winner = statuses.indexOf(204);
  // The other one had no session any more, or a password that is no longer the present one.
  expect([204, 401, 403]).toContain(statuses[1 - winner]);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect((await change(winner))?.status).toBe(204);
  expect(await signInStatus(mia.email, `${CHOSEN} ${winner}`)).toBe(204);
  expect((await listActs(mia.id)).filter(([what]: [string]) => what === 'password-changed')).toHaveLength(1);
});

test('changePassword: wrong passwords count against the limits of signing in', async () => {
  const mia = await createMia();
  const statuses = [];
  for (let n = 0; n < 15; n += 1) statuses.push((await changePassword(mia.client, 'not this one')).status);
  // Ten on the known device, and then four as on an unknown one.
  expect(statuses).toEqual([...Array(14).fill(403), 429]);
  // The page of the account has no link to the page for a forgotten password.
  expect((await changePassword(mia.client, mia.password)).body.detail).toMatch(
    /^There were too many attempts\. [^.]*\.$/,
  );
  expect(await signInStatus(mia.email, mia.password)).toBe(429);
});

test('endSessions: ends one session or all others at once, here and on another copy, and never that of another person', async () => {
  await using copy = await openProgramCopy(centre.program.config);
  const mia = await createMia();
  const noah = await createMia();
  const phone = await signInOnPhone(mia);
  const tablet = await signInOnPhone(mia);
  await signInOnPhone(mia);
  using ofPhone = await openFeedSocket(copy.url, phone.cookie);
  const end = (session?: string) => mia.client.post('/api/account/sessions/end', { session });
  const currentId = async (client: Client) =>
    (await sessionsOf(client)).find(({ current }: { current: boolean }) => current).id;

  expect((await end(await currentId(noah.client))).status).toBe(204);
  expect((await end(await currentId(mia.client))).status).toBe(204);
  expect([await isSignedIn(noah.client), await isSignedIn(mia.client)]).toEqual([true, true]);
  expect(await listActs(mia.id)).toEqual([['enrolled', expect.anything()]]);

  expect((await end(await currentId(phone))).status).toBe(204);
  expect(await ofPhone.closed).toBe(4401);
  expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, true]);
  expect((await end()).status).toBe(204);
  expect([await isSignedIn(tablet), await isSignedIn(mia.client)]).toEqual([false, true]);
  expect(await isSignedIn(noah.client)).toBe(true);
  const { body } = await owner.get(`/api/activity?student=${mia.id}&group=accounts&limit=2`);
  expect(body.entries).toMatchObject([
    { what: 'sessions-ended', actor_id: mia.id, sessions: 2 },
    { what: 'sessions-ended', actor_id: mia.id, sessions: 1 },
  ]);
});

test('an account that no tutor has approved yet changes without an event, once even if a request is repeated', async () => {
  const { sql, store } = centre.program;
  const zoe = { name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
  expect((await centre.createVisitor().post('/api/auth/sign-up', zoe)).status).toBe(200);
  const [row] = await sql<{ id: string }[]>`select id from accounts."user" where email = ${zoe.email}`;
  const client = await centre.signIn(zoe.email, zoe.password);
  const phone = await signInOnPhone(zoe);
  expect((await client.post('/api/account/sessions/end', {})).status).toBe(204);
  expect(await isSignedIn(phone)).toBe(false);
  const toKey = () => ({ 'idempotency-key': crypto.randomUUID() });
  const change = async (key = toKey()) => (await changePassword(client, zoe.password, key)).status;
  const passwordKey = toKey();
  expect(await Promise.all([change(passwordKey), change(passwordKey)])).toEqual([204, 204]);
  expect([await change(passwordKey), await change()]).toEqual([204, 403]);
  expect([await signInStatus(zoe.email, zoe.password), await signInStatus(zoe.email, CHOSEN)]).toEqual([401, 204]);
  const token = await takeToken(row?.id ?? '', 'zoe.new@rollbook.example');
  const confirm = async (key = toKey()) =>
    (await client.post('/api/account/email/confirm', { token }, key)).body?.code ?? 'confirmed';
  const emailKey = toKey();
  const answers = [await confirm(emailKey), await confirm(emailKey), await confirm()];
  expect(answers).toEqual(['confirmed', 'confirmed', 'reset-invalid']);
  expect((await client.get('/api/session')).body.user.email).toBe('zoe.new@rollbook.example');
  expect(await store.read(`account-${row?.id}`)).toEqual([]);
});

/** Sends the letters of requests so far, and returns the token of the last link to a new address. */
const takeToken = async (personId: string, email: string) => {
  await centre.program.accounts.sendEmailChangeLink(personId, email);
  const [job] = await centre.program.sql<{ text: string }[]>`
    select data ->> 'text' as text from desk_jobs.job where data ->> 'to' = ${email} order by created_on desc limit 1`;
  return /\?email_token=(\S+)/.exec(job?.text ?? '')?.[1] ?? '';
};

test('requestEmailChange: needs the password, and answers the same for an address with an account', async () => {
  const mia = await createMia();
  const noah = await createMia();
  const ask = (email: string, password = mia.password) => mia.client.post('/api/account/email', { email, password });
  const wrong = await ask('mia.new@rollbook.example', 'not this one');
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
  const own = await ask(mia.email.toUpperCase());
  expect([own.status, Object.keys(own.body.errors)]).toEqual([400, ['email']]);
  const hashes = countHashes();
  const heard = async (email: string) => {
    const { status, text, headers } = await ask(email);
    return [status, text, [...headers.keys()].sort()];
  };
  const unknown = await heard('mia.new@rollbook.example');
  expect(unknown.slice(0, 2)).toEqual([204, '']);
  expect(await heard(noah.email)).toEqual(unknown);
  expect(hashes.count()).toBe(2);
});

test('confirmEmailChange: changes the profile and the account together, only in a session of the person, and tells the activity', async () => {
  const { sql, readModels } = centre.program;
  const mia = await createMia();
  const noah = await createMia();
  const email = `new-${mia.email}`;
  const token = await takeToken(mia.id, email);
  const shown = async (client: Client) => (await client.get(`/api/account?email_token=${token}`)).body.new_email;
  expect([await shown(mia.client), await shown(noah.client)]).toEqual([email, null]);
  const confirm = (client: Client) => client.post('/api/account/email/confirm', { token });
  expect((await confirm(centre.createVisitor())).status).toBe(401);
  expect((await confirm(noah.client)).body.code).toBe('reset-invalid');
  const { account_token: held } = (await mia.client.get('/api/session')).body;

  expect((await confirm(mia.client)).status).toBe(204);
  expect((await confirm(mia.client)).body.code).toBe('reset-invalid');
  const { user, profile } = (await mia.client.get('/api/session')).body;
  expect([user.email, profile.email]).toEqual([email, email]);
  expect((await owner.get(`/api/students/${mia.id}`)).body.email).toBe(email);
  expect(await checkAccounts(sql, readModels.schema)).toEqual([]);
  expect((await listActs(mia.id))[0]).toEqual(['email-changed', mia.id]);
  expect([await signInStatus(mia.email, mia.password), await signInStatus(email, mia.password)]).toEqual([401, 204]);
  // A page from before the change says so when its session has ended.
  const { gone } = (await centre.createVisitor().get(`/api/session?account=${held}`)).body;
  expect(gone).toBe('email-changed');
});

test('changeStudentEmail: a tutor gives a student another address, but no tutor, and none that has an account', async () => {
  const { sql, readModels } = centre.program;
  const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });
  const other = await centre.createTutor({ name: 'Sam Reed' });
  const mia = await createMia();
  const noah = await createMia();
  const change = (id: string, email: string, client = tutor) => client.post(`/api/students/${id}/email`, { email });
  const email = `typed-${mia.email}`;
  expect((await change(mia.id, noah.email)).body.code).toBe('email-taken');
  expect((await change(other.id, 'taken.over@rollbook.example')).body.code).toBe('student-unknown');
  expect((await change(mia.id, email, noah.client)).status).toBe(403);
  expect((await change(mia.id, email.toUpperCase())).status).toBe(204);
  expect((await tutor.get(`/api/students/${mia.id}`)).body.email).toBe(email);
  expect(await checkAccounts(sql, readModels.schema)).toEqual([]);
  // Their devices stay signed in.
  expect((await mia.client.get('/api/session')).body.user.email).toBe(email);
  expect((await listActs(mia.id))[0]?.[0]).toBe('email-changed');
  await tutor.delete(`/api/students/${mia.id}`);
  expect((await change(mia.id, `third-${mia.email}`)).body.code).toBe('student-archived');
});
