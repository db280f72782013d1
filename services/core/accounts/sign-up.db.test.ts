import { randomUUID } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import postgres from 'postgres';
import { expect, vi } from 'vitest';
import { TUTOR_TAG_CHANNEL } from '#services/core/feed/notify-tags.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { UNCONFIRMED_SIGN_UPS_MAX } from './create-account.ts';
import { deleteExpiredAccounts } from './delete-expired-accounts.ts';
import {
  SIGN_UPS_AN_HOUR,
  SIGN_UPS_FROM_RESERVE_PER_NETWORK,
  SIGN_UPS_PER_NETWORK_AN_HOUR,
  SIGN_UPS_RESERVE_AN_HOUR,
  WAITING_SIGN_UPS_MAX,
} from './sign-up-limits.ts';
import {
  createAccountsOpener,
  createStudentRegistration,
  openTestAccounts,
  TEST_PASSWORD,
} from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();
const request = (email = 'ann@example.com', network = randomUUID() as string) => ({
  name: 'Ann Student',
  ...{ email, network },
  password: TEST_PASSWORD,
  commandId: randomUUID(),
});
const CHOSEN = 'chosen by the owner';
const tokenIn = (letter = '') => /\/login\?confirm=([\w-]+)/.exec(letter)?.[1] ?? '';

test('signUp: without confirmation, enrols at once and sends no mail', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const answer = await accounts.signUp({ ...request(), ...{ role: 'tutor', owner: true } });
  expect(answer).toMatchObject({ status: 'done', confirmation: 'off' });
  const [user] = await centre.sql`select id, role from accounts."user"`;
  expect(user?.role).toBe('student');
  expect(await centre.streamOf(user?.id)).toEqual(['StudentEnrolled']);
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
  expect(await centre.outbox()).toEqual([]);
});

test('confirmEmail: with confirmation, the link in the mail enrols once', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ emailConfirmation: 'required' });
  await centre.mail.start();
  const answer = await accounts.signUp(request());
  expect(answer).toMatchObject({ status: 'done', confirmation: 'required' });
  const id = answer.status === 'done' ? answer.id : '';
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toEqual({ status: 'wrong-credentials' });
  expect(await accounts.signIn('ann@example.com', 'wrong')).toEqual({ status: 'wrong-credentials' });
  expect(await accounts.completeEnrolments()).toBe(0);
  expect(await centre.streamOf(id)).toEqual([]);

  await expect.poll(() => centre.outbox()).toHaveLength(1);
  const [letter] = await centre.outbox();
  expect(letter).toContain('To: ann@example.com');
  const token = tokenIn(letter);
  expect(await accounts.confirmEmail(`x${token}`, CHOSEN)).toEqual({ status: 'confirmation-invalid' });
  expect(await accounts.confirmEmail(token, CHOSEN)).toMatchObject({ id, status: 'confirmed' });
  expect(await accounts.confirmEmail(token, 'a third password')).toEqual({ status: 'confirmation-invalid' });
  expect(await centre.streamOf(id)).toEqual(['StudentEnrolled']);
  expect(await accounts.signIn('ann@example.com', CHOSEN)).toMatchObject({ status: 'signed-in' });
  for (const password of [TEST_PASSWORD, 'a third password']) {
    expect(await accounts.signIn('ann@example.com', password)).toEqual({ status: 'wrong-credentials' });
  }
});

test('signUp: answers known and unknown addresses alike, and the owner of a known one gets a letter', async () => {
  await using centre = await openAccounts();
  await centre.mail.start();
  for (const emailConfirmation of ['required', 'off'] as const) {
    for (const signUps of ['open', 'approval'] as const) {
      const accounts = centre.open({ emailConfirmation, signUps });
      const email = `${signUps}-${emailConfirmation}@example.com`;
      await accounts.register(createStudentRegistration(email));
      const before = await centre.outbox();
      const known = await accounts.signUp(request(email));
      const unknown = await accounts.signUp(request(`new-${email}`));
      expect(known).toEqual({ ...unknown, id: expect.any(String) });
      await expect
        .poll(async () => (await centre.outbox()).filter((letter) => letter.includes(`To: ${email}`)))
        .toEqual([
          ...before.filter((letter) => letter.includes(`To: ${email}`)),
          expect.stringContaining('You already\nhave an account there'),
        ]);
      expect(await accounts.signIn(email, TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
    }
  }
});

test('signUp: a stranger cannot tell from sign-in whether the address was known', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ emailConfirmation: 'required' });
  await accounts.register(createStudentRegistration('known@example.com'));
  for (const email of ['known@example.com', 'unknown@example.com']) {
    await accounts.signUp({ ...request(email), password: "the stranger's" });
    expect(await accounts.signIn(email, "the stranger's")).toEqual({ status: 'wrong-credentials' });
  }
});

test('signUp: signing up again for an unconfirmed address sends the link again, five times a day at most', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ emailConfirmation: 'required' });
  await accounts.signUp({ ...request(), name: 'A Stranger' });
  for (let n = 0; n < 6; n += 1) expect(await accounts.signUp(request())).toMatchObject({ status: 'done' });
  const [{ count } = {}] = await centre.sql`select count(*)::int from desk_jobs.job where name = 'mail'`;
  expect(count).toBe(5);
  expect([...(await centre.sql`select name from accounts."user"`)]).toEqual([{ name: 'A Stranger' }]);
  const letters = await centre.sql<{ text: string }[]>`select data ->> 'text' as text from desk_jobs.job`;
  expect(letters.filter(({ text }) => /Stranger|Student/.test(text))).toEqual([]);
});

test('accounts: a pool with one connection is enough, so that no transaction waits for another connection', async () => {
  await using database = await openTestDatabase();
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await using _ended = { [Symbol.asyncDispose]: () => sql.end({ timeout: 1 }) };
  await using centre = await openTestAccounts({ sql, url: database.url });
  const required = centre.open({ emailConfirmation: 'required', signUps: 'approval' });
  const off = centre.open({ signUps: 'approval' });
  const actor = { id: randomUUID(), role: 'tutor' } as const;
  const student = createStudentRegistration('known@example.com');
  await off.register(student);
  for (const accounts of [required, required, off]) {
    for (const email of ['known@example.com', 'new@example.com']) await accounts.signUp(request(email));
  }
  for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) await off.signUp(request(email));
  const [one, two, three] = await off.applicants();
  const decision = ({ id = '' } = {}) => ({ id, commandId: randomUUID(), actor });
  expect(await off.approveSignUp(decision(one))).toMatchObject({ status: 'done' });
  expect(await off.declineSignUp(decision(two))).toMatchObject({ status: 'done' });
  expect(await off.mergeSignUp(decision(three), student)).toMatchObject({ status: 'done' });
  await off.archive({ id: student.id, commandId: randomUUID(), actor });
});

test('confirmEmail: a sign-up from before sign-ups needed approval waits for a tutor', async () => {
  for (const signUps of ['approval', 'closed'] as const) {
    await using centre = await openAccounts();
    await centre.mail.start();
    const email = `${signUps}@example.com`;
    const answer = await centre.open({ emailConfirmation: 'required' }).signUp(request(email));
    const id = answer.status === 'done' ? answer.id : '';
    await expect.poll(async () => (await centre.outbox()).join()).toContain(email);
    const token = tokenIn((await centre.outbox()).find((letter) => letter.includes(email)));
    const accounts = centre.open({ emailConfirmation: 'required', signUps });
    expect(await accounts.confirmEmail(token, CHOSEN)).toMatchObject({ status: 'confirmed' });
    expect(await accounts.completeEnrolments()).toBe(0);
    expect(await centre.streamOf(id)).toEqual([]);
    expect((await accounts.applicants()).map((applicant) => applicant.id)).toContain(id);
    expect(await accounts.signIn(email, CHOSEN)).toMatchObject({ status: 'signed-in' });
  }
});

test('signUp: a refused name counts for its network only, and closed sign-ups check none', async () => {
  await using centre = await openAccounts();
  const isNameRefused = vi.fn(async () => true);
  expect(await centre.open({ signUps: 'closed' }).signUp({ ...request(), isNameRefused })).toEqual({
    status: 'closed',
  });
  expect(isNameRefused).not.toHaveBeenCalled();
  const accounts = centre.open({ signUps: 'approval' });
  const network = '203.0.113.9';
  for (let n = 0; n < SIGN_UPS_PER_NETWORK_AN_HOUR; n += 1) {
    const refused = { ...request(undefined, network), isNameRefused };
    expect(await accounts.signUp(refused)).toEqual({ status: 'name-refused' });
  }
  expect(await accounts.signUp({ ...request(undefined, network), isNameRefused })).toMatchObject({
    ...{ status: 'limited', by: 'network' },
  });
  expect(isNameRefused).toHaveBeenCalledTimes(SIGN_UPS_PER_NETWORK_AN_HOUR);
  expect(await centre.sql`select key from desk.limits where key not like 'sign-ups-network:%'`).toHaveLength(0);
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
});

test('accounts: tutors are notified when the list of sign-up requests changed, and of nothing else', async () => {
  await using centre = await openAccounts();
  await centre.mail.start();
  let heard = 0;
  const { unlisten } = await centre.sql.listen(TUTOR_TAG_CHANNEL, (payload) => {
    heard += payload === 'sign-ups' ? 1 : 0;
  });
  /** Notifications arrive in order, so all earlier ones have been received when this one arrives. */
  const heardSoFar = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const listening = await centre.sql.listen(TUTOR_TAG_CHANNEL, (payload) => payload === 'last' && resolve());
    await centre.sql.notify(TUTOR_TAG_CHANNEL, 'last');
    await promise;
    await listening.unlisten();
    return heard;
  };
  const required = centre.open({ emailConfirmation: 'required', signUps: 'approval' });
  const off = centre.open({ signUps: 'approval' });
  const actor = { id: randomUUID(), role: 'tutor' } as const;
  await centre.open({ signUps: 'closed' }).signUp(request());
  await required.confirmEmail('not a token', CHOSEN);
  await required.signUp(request('bea@example.com'));
  await off.approveSignUp({ id: randomUUID(), commandId: randomUUID(), actor });
  expect(await heardSoFar()).toBe(0);

  await expect.poll(() => centre.outbox()).toHaveLength(1);
  await required.confirmEmail(tokenIn((await centre.outbox())[0]), CHOSEN);
  expect(await heardSoFar()).toBe(1);
  await off.signUp(request());
  expect(await heardSoFar()).toBe(2);
  await off.signUp(request());
  expect(await heardSoFar()).toBe(2);
  const [first] = await off.applicants();
  await off.declineSignUp({ id: first?.id ?? '', commandId: randomUUID(), actor });
  expect(await heardSoFar()).toBe(3);
  await unlisten();
});

test('signUp: a repeated key is the same sign-up, and is refused with another name or e-mail, for known and unknown addresses', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  await accounts.register(createStudentRegistration('known@example.com'));
  for (const first of [request('unknown@example.com'), request('known@example.com')]) {
    const answer = await accounts.signUp(first);
    expect(await accounts.signUp(first)).toEqual(answer);
    expect(await accounts.signUp({ ...first, password: 'another one' })).toEqual(answer);
    expect(await accounts.signUp({ ...first, email: 'other@example.com' })).toEqual({ status: 'command-reused' });
    expect(await accounts.signUp({ ...first, name: 'Bea Student' })).toEqual({ status: 'command-reused' });
  }
  expect(await accounts.signIn('unknown@example.com', 'another one')).toEqual({ status: 'wrong-credentials' });
  expect(await accounts.signIn('unknown@example.com', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('signUp: a late retry creates no account for somebody who was archived', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const first = request();
  const answer = await accounts.signUp(first);
  const id = answer.status === 'done' ? answer.id : '';
  await accounts.archive({ id, commandId: randomUUID(), actor: { id: randomUUID(), role: 'tutor' } });
  expect(await accounts.signUp(first)).toEqual(answer);
  expect(await centre.streamOf(id)).toEqual(['StudentEnrolled', 'StudentArchived']);
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
});

test('signUp: over two copies of the program, accepts thirty at once and refuses four hundred', async () => {
  await using centre = await openAccounts();
  const copies = [centre.open({ signUps: 'approval' }), centre.open({ signUps: 'approval' })];
  const signUps = async (count: number, network?: string) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) => copies[n % 2]?.signUp(request(`${randomUUID()}@example.com`, network))),
    );
    return answers.filter((answer) => answer?.status === 'done').length;
  };
  const room = '203.0.113.9';
  expect(await signUps(SIGN_UPS_PER_NETWORK_AN_HOUR, room)).toBe(30);
  expect(await copies[0]?.signUp(request('next@example.com', room))).toMatchObject({
    status: 'limited',
    by: 'network',
  });
  // Refused sign-ups of one network do not count against the limit of others.
  expect(await signUps(90)).toBe(SIGN_UPS_AN_HOUR - 30 + SIGN_UPS_RESERVE_AN_HOUR);
  expect(await copies[0]?.signUp(request())).toMatchObject({ status: 'limited', by: 'hour' });
});

test('signUp: two networks that use up the hour leave a reserve for families elsewhere', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ signUps: 'approval' });
  vi.spyOn(argon2, 'hash').mockResolvedValue('hashed');
  const signUp = async (network: string) =>
    (await accounts.signUp(request(`${randomUUID()}@example.com`, network))).status;
  for (const network of ['203.0.113.1', '203.0.113.2'])
    for (let n = 0; n < SIGN_UPS_PER_NETWORK_AN_HOUR; n += 1) expect(await signUp(network)).toBe('done');
  expect([await signUp('203.0.113.1'), await signUp('203.0.113.2')]).toEqual(['limited', 'limited']);
  for (let n = 0; n < SIGN_UPS_FROM_RESERVE_PER_NETWORK; n += 1) expect(await signUp('198.51.100.7')).toBe('done');
  expect(await signUp('198.51.100.7')).toBe('limited');
  expect(await signUp('198.51.100.8')).toBe('done');
});

testInFaults('signUp: one network fills at most half of the list of requests, even over several hours', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ signUps: 'approval' });
  // The passwords are hashed already, because this test makes many sign-ups.
  vi.spyOn(argon2, 'hash').mockResolvedValue('hashed');
  let made = 0;
  for (let hour = 0; hour < 6; hour += 1) {
    for (let n = 0; n <= SIGN_UPS_PER_NETWORK_AN_HOUR; n += 1) {
      const { status } = await accounts.signUp(request(`${randomUUID()}@example.com`, '203.0.113.9'));
      if (status === 'done') made += 1;
    }
    await centre.sql`update desk.limits set expire = expire - 3601000`;
  }
  expect(made).toBe(WAITING_SIGN_UPS_MAX / 2);
  expect(await accounts.signUp(request())).toMatchObject({ status: 'done' });
});

test('signUp: replaces the oldest unconfirmed sign-ups, so that they block nobody', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ signUps: 'approval', emailConfirmation: 'required' });
  await centre.sql`
    insert into accounts."user" (id, name, email, "emailVerified", role, awaiting_approval, "createdAt")
    select gen_random_uuid(), 'Waiting ' || n, n || '@example.com', false, 'student', true, now() - n * interval '1 minute'
    from generate_series(1, ${UNCONFIRMED_SIGN_UPS_MAX}) n`;
  expect(await accounts.signUp(request())).toMatchObject({ status: 'done' });
  const names = (await centre.sql<{ name: string }[]>`select name from accounts."user"`).map(({ name }) => name);
  expect(names).toHaveLength(UNCONFIRMED_SIGN_UPS_MAX);
  expect(names).toContain('Ann Student');
  expect(names).not.toContain(`Waiting ${UNCONFIRMED_SIGN_UPS_MAX}`);
  // The newest link confirms its sign-up, and no tutor's list was full.
  await centre.mail.start();
  await expect.poll(() => centre.outbox()).toHaveLength(1);
  const [letter] = await centre.outbox();
  expect(await accounts.confirmEmail(tokenIn(letter), CHOSEN)).toMatchObject({ status: 'confirmed' });
});

test('signUp: limits the number of requests that wait for approval', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ signUps: 'approval' });
  const first = request();
  await accounts.signUp(first);
  await centre.sql`
    insert into accounts."user" (id, name, email, "emailVerified", role, awaiting_approval)
    select gen_random_uuid(), 'Waiting ' || n, n || '@example.com', true, 'student', true
    from generate_series(2, ${WAITING_SIGN_UPS_MAX}) n`;
  expect(await accounts.signUp(request('other@example.com'))).toMatchObject({ status: 'limited', by: 'waiting' });
  expect(await accounts.signUp(first)).toMatchObject({ status: 'done' });
  await centre.sql`delete from accounts."user" where name <> 'Ann Student'`;
  expect(await accounts.signUp(request('other@example.com'))).toMatchObject({ status: 'done' });
});

test('signUp: with approval, the applicant can sign in and the log has nothing about them', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ signUps: 'approval' });
  const head = await centre.store.head();
  await accounts.signUp(request());
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
  expect(await accounts.completeEnrolments()).toBe(0);
  expect(await centre.store.head()).toBe(head);
  expect(await centre.sql`select 1 from desk.personal_keys`).toHaveLength(0);
});

test('createAccount: a tutor replaces an unconfirmed sign-up at once, and anybody after three days', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ emailConfirmation: 'required' });
  await accounts.signUp(request());
  expect(await accounts.register(createStudentRegistration('ann@example.com'))).toMatchObject({ status: 'done' });

  await accounts.signUp(request('bea@example.com'));
  await centre.sql`update accounts."user" set "createdAt" = now() - interval '73 hours' where not "emailVerified"`;
  expect(await accounts.signUp(request('bea@example.com'))).toMatchObject({ status: 'done' });

  await centre.sql`update accounts."user" set "createdAt" = now() - interval '73 hours'`;
  await deleteExpiredAccounts(centre.sql);
  expect([...(await centre.sql`select email from accounts."user"`)]).toEqual([{ email: 'ann@example.com' }]);
});

test('createAccountService: the next start enrols waiting sign-ups after confirmation was switched off', async () => {
  await using centre = await openAccounts();
  const answer = await centre.open({ emailConfirmation: 'required' }).signUp(request());
  const accounts = centre.open({ emailConfirmation: 'off', trustUnconfirmed: true });
  expect(await accounts.completeEnrolments()).toBe(1);
  expect(await centre.streamOf(answer.status === 'done' ? answer.id : '')).toEqual(['StudentEnrolled']);
});

test('createAccountService: waiting sign-ups keep waiting if only the mail server is removed', async () => {
  await using centre = await openAccounts();
  const answer = await centre.open({ emailConfirmation: 'required' }).signUp(request());
  await centre.mail.start();

  const accounts = centre.open({ emailConfirmation: 'off' });
  expect(await accounts.completeEnrolments()).toBe(0);
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toEqual({ status: 'wrong-credentials' });
  await expect.poll(() => centre.outbox()).toHaveLength(1);
  await centre.mail.start();
  await expect.poll(() => centre.outbox()).toHaveLength(1);
  const [letter] = await centre.outbox();
  expect(await accounts.confirmEmail(tokenIn(letter), CHOSEN)).toMatchObject({ status: 'confirmed' });
  expect(await centre.streamOf(answer.status === 'done' ? answer.id : '')).toEqual(['StudentEnrolled']);
});

test('signUp: creates the account and enqueues its mail in one transaction', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ emailConfirmation: 'required' });
  const send = vi.spyOn(centre.mail, 'send').mockRejectedValueOnce(new Error('queue refused'));
  await expect(accounts.signUp(request())).rejects.toThrow('queue refused');
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
  send.mockRestore();
  expect(await accounts.signUp(request())).toMatchObject({ status: 'done' });
});
