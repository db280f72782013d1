/** Rate limits of sign-ins: attackers who guess passwords, and people who know theirs. */
import argon2 from '@node-rs/argon2';
import { beforeEach, expect, vi } from 'vitest';
import { isPasswordCorrect } from '#services/core/accounts/password.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { Client, type ClientResponse } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { countHashes } from '#testing/password-hash-spies.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';

const centre = await openForAllTests(openTestCentre({ env: { TRUST_PROXY: 'loopback' } }));
const mia = await centre.createStudent();
beforeEach(() => centre.program.sql`delete from desk.limits`);

const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (client: Client, email: string, password: string, address: string): Promise<ClientResponse> =>
  client.post('/api/auth/sign-in', { email, password }, from(address));
const guess = (email: string, address: string) => signIn(centre.createVisitor(), email, 'not this one', address);
const addressOf = (number: number) => `198.51.${number >> 8}.${number & 255}`;
/** Counts against a limit what others have used of it. */
const use = (name: string, windowSeconds: number, key: string, points: number) =>
  centre.program.limits.consume({ name, points, windowSeconds }, key, points);
/** Ages the counters of all limits in the database. */
const letPass = (seconds: number) => centre.program.sql`update desk.limits set expire = expire - ${seconds * 1_000}`;

test('signIn: checks one account fewer than 100 times an hour from many addresses, with growing waits', async () => {
  const hashes = countHashes();
  const waits: number[] = [];
  for (let minute = 0; minute < 60; minute += 2) {
    const guesses = Array.from({ length: minute === 0 ? 13 : 2 }, (_, n) =>
      guess(mia.email, addressOf(minute * 13 + n)),
    );
    const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429);
    waits.push(Math.max(...refused.map(({ headers }) => Number(headers.get('retry-after')))));
    await letPass(120);
  }
  const checks = hashes.count();
  expect(checks).toBeGreaterThanOrEqual(30);
  expect(checks).toBeLessThanOrEqual(60);
  expect(waits[0]).toBeLessThanOrEqual(60);
  expect(Math.max(...waits)).toBeGreaterThan(600);
});

test('signIn: limits unknown e-mails in the same way', async () => {
  const answersFor = async (email: string) => {
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await guess(email, addressOf(0)));
    return answers.map(({ status, body }) => [status, body]);
  };
  const hashes = countHashes();
  const known = await answersFor(mia.email);
  const checksOfKnown = hashes.count();
  expect(await answersFor('nobody@rollbook.example')).toEqual(known);
  expect(hashes.count() - checksOfKnown).toBe(checksOfKnown);
  expect(known.map(([status]) => status)).toEqual([401, 401, 401, 401, 429, 429, 429]);
  expect(known.at(-1)?.[1]).toMatchObject({
    code: 'too-many-requests',
    detail:
      'There were too many attempts. Please try again in a minute. You can also choose a new password with “Forgot your password?”.',
  });
});

test('signIn: while others guess, accepts the right password on a known device only', async () => {
  const own = await centre.signIn(mia.email, mia.password);
  for (let n = 0; n < 11; n += 1) await guess(mia.email, addressOf(n));
  expect((await signIn(centre.createVisitor(), mia.email, mia.password, addressOf(50))).status).toBe(429);
  expect((await signIn(own, mia.email, mia.password, addressOf(50))).status).toBe(204);

  const noah = await centre.createStudent({ name: 'Noah Brandt' });
  const device = await centre.signIn(noah.email, noah.password);
  expect((await signIn(device, mia.email, mia.password, addressOf(51))).status).toBe(429);
});

test('resetPassword: whoever sets a new password signs in with it, however many others guess at the account', async () => {
  const ada = await centre.createStudent({ name: 'Ada Lovell' });
  for (let n = 0; n < 11; n += 1) await guess(ada.email, addressOf(n));
  const visitor = centre.createVisitor();
  const made = await centre.program.accounts.makeResetCode({ id: ada.id });
  expect((await visitor.post('/api/auth/reset', { token: made?.code, password: 'a new slate' })).status).toBe(204);
  expect((await signIn(visitor, ada.email, 'a new slate', addressOf(50))).status).toBe(204);
  expect((await signIn(centre.createVisitor(), ada.email, 'a new slate', addressOf(51))).status).toBe(429);
});

testInFaults('signIn: limits known devices, counted over all devices of the account', async () => {
  const devices = [];
  for (let n = 0; n < 3; n += 1) devices.push(await centre.signIn(mia.email, mia.password));
  await centre.program.sql`delete from desk.limits`;
  const hashes = countHashes();
  for (const device of devices) {
    for (let n = 0; n < 11; n += 1) await signIn(device, mia.email, 'not this one', addressOf(n));
  }
  expect(hashes.count()).toBe(15 + 10);
});

test('signIn: limits guesses at many accounts from many addresses for the whole centre, except on known devices', async () => {
  const own = await centre.signIn(mia.email, mia.password);
  await centre.program.sql`delete from desk.limits`;
  await use('password-centre-minute', 60, 'centre', 230);
  const hashes = countHashes();
  const guesses = Array.from({ length: 30 }, (_, n) => guess(`pupil-${n}@rollbook.example`, addressOf(n)));
  const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429);
  expect([hashes.count(), refused.length]).toEqual([20, 10]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  const [{ rows } = { rows: 0 }] = await centre.program.sql<{ rows: number }[]>`
    select count(*)::int as rows from desk.limits`;
  for (let n = 1_000; n < 1_010; n += 1) await guess(`made-up-${n}@rollbook.example`, addressOf(n));
  const [{ later } = { later: 0 }] = await centre.program.sql<{ later: number }[]>`
    select count(*)::int as later from desk.limits`;
  expect(later).toBe(rows);

  expect((await signIn(own, mia.email, mia.password, addressOf(1))).status).toBe(204);
  const noah = await centre.createStudent();
  expect((await signIn(centre.createVisitor(), noah.email, noah.password, '192.0.2.1')).status).toBe(429);
  await letPass(60);
  expect((await signIn(centre.createVisitor(), noah.email, noah.password, '192.0.2.1')).status).toBe(204);
});

testInFaults('signIn: 170 wrong guesses from one IPv6 /48 keep out nobody else, nor the owner', async () => {
  const [one, same] = ['2001:db8:1:1::1', '2001:db8:1:2::1'];
  const guesses = Array.from({ length: 170 }, (_, n) => guess(`pupil-${n % 160}@rollbook.example`, n % 2 ? one : same));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  await letPass(61);
  for (let n = 0; n < 20; n += 1) await guess(mia.email, n % 2 ? one : same);
  expect((await guess(mia.email, one)).status).toBe(429);
  // On a device that has never signed in, at an address that others do not use.
  expect((await signIn(centre.createVisitor(), mia.email, mia.password, '203.0.113.9')).status).toBe(204);
});

testInFaults('signIn: one network keeps nobody else out when its windows overlap those of others', async () => {
  const stranger = '192.0.2.77';
  const known = await centre.signIn(mia.email, mia.password);
  const guessOften = (email: (n: number) => string, times: number) =>
    Promise.all(Array.from({ length: times }, (_, n) => guess(email(n), stranger)));
  await guessOften(() => mia.email, 1);
  await letPass(31);
  // A window of the centre begins, and one of the account.
  await centre.program
    .sql`delete from desk.limits where key like 'password-centre%' or key like 'password-account-minute%'`;
  expect((await signIn(centre.createVisitor(), mia.email, mia.password, '203.0.113.9')).status).toBe(204);
  const guessAtAll = async () => {
    await guessOften(() => mia.email, 10);
    await guessOften((n) => `pupil-${n}@rollbook.example`, 120);
  };
  await guessAtAll();
  // A second window of the network begins.
  await letPass(30);
  await guessAtAll();
  expect((await signIn(centre.createVisitor(), mia.email, mia.password, '203.0.113.10')).status).toBe(204);
  expect((await signIn(known, mia.email, mia.password, stranger)).status).toBe(204);
});

test('signIn: limits guesses of one address over all accounts', async () => {
  await use('password-network-hour', 3_600, '192.0.2.7', 298);
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await guess(`pupil-${n}@rollbook.example`, '192.0.2.7')).status);
  expect(statuses).toEqual([401, 401, 429]);
  expect((await guess('pupil-999@rollbook.example', '192.0.2.8')).status).toBe(401);
});

testInFaults('signIn: accepts sixty students behind one address at once, some after a wrong password', async () => {
  const { sql } = centre.program;
  // Signing in reads the accounts alone.
  const students = await sql<{ email: string }[]>`
    insert into accounts."user" (id, name, email, "emailVerified", role)
    select gen_random_uuid(), 'Pupil', 'pupil-' || n || '@rollbook.example', true, 'student' from generate_series(1, 60) n
    returning email`;
  await sql`
    insert into accounts.account ("accountId", "providerId", "userId", password)
    select pupil.id, 'credential', pupil.id, account.password
    from accounts."user" pupil, accounts.account where pupil.name = 'Pupil' and account."userId" = ${mia.id}`;
  const school = '203.0.113.77';
  const statuses = await Promise.all(
    students.map(async ({ email }, n) => {
      const client = centre.createVisitor();
      for (let mistyped = 0; mistyped < n % 3; mistyped += 1) await signIn(client, email, 'chalk and slat', school);
      return (await signIn(client, email, mia.password, school)).status;
    }),
  );
  expect(statuses).toEqual(Array(60).fill(204));
});

testInFaults('signIn: two copies of the program share the limits', async () => {
  await using copy = await openProgramCopy(centre.program.config);
  const answers = [];
  for (let n = 0; n < 4; n += 1) {
    answers.push(await guess(mia.email, addressOf(1)));
    answers.push(await signIn(new Client(copy.url), mia.email, 'not this one', addressOf(1)));
  }
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
});

test('signIn: a right password does not count against the limits', async () => {
  for (let n = 0; n < 11; n += 1) {
    expect((await signIn(centre.createVisitor(), mia.email, mia.password, addressOf(n))).status).toBe(204);
  }
});

test('signIn: a right password on a known device does not count either', async () => {
  const own = await centre.signIn(mia.email, mia.password);
  for (let n = 0; n < 11; n += 1) expect((await signIn(own, mia.email, mia.password, addressOf(n))).status).toBe(204);
  const used = await centre.program.sql`select key from desk.limits where points > 0`;
  expect(used.map(({ key }) => key)).toEqual([]);
});

test('signIn: right passwords that are refused because of others in flight count for nothing afterwards', async () => {
  const own = await centre.signIn(mia.email, mia.password);
  const refused = Promise.withResolvers<void>();
  vi.spyOn(argon2, 'verify').mockImplementation(async () => {
    await refused.promise;
    return true;
  });
  const statuses = Array.from({ length: 20 }, async () => {
    const { status } = await signIn(own, mia.email, mia.password, '192.0.2.1');
    if (status === 429) refused.resolve();
    return status;
  });
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([204, 429]));
  expect(await centre.program.sql`select key from desk.limits where points > 0`).toEqual([]);
});

test('signIn: however many passwords of one network wait to be checked, another network waits for one of them', async () => {
  const checked: string[] = [];
  const released = Promise.withResolvers<void>();
  vi.spyOn(argon2, 'verify').mockImplementation(async (stored) => {
    checked.push(`${stored}`);
    await released.promise;
    return false;
  });
  // Without the queries of a real one, a sign-in waits for its turn as soon as it is counted here.
  const waiting = vi.spyOn(centre.program.accounts, 'signIn').mockImplementation(async (email) => {
    await isPasswordCorrect(email, 'not this one');
    return { status: 'wrong-credentials' };
  });
  const untilWaiting = (count: number) => vi.waitFor(() => expect(waiting).toHaveBeenCalledTimes(count), 60_000);
  const flood = Array.from({ length: 20 }, (_, n) => guess(`pupil-${n}@rollbook.example`, '192.0.2.1'));
  await untilWaiting(20);
  const other = guess('other@rollbook.example', '203.0.113.9');
  await untilWaiting(21);
  released.resolve();
  await Promise.all([other, ...flood]);
  expect(checked.indexOf('other@rollbook.example')).toBe(1);
});

test('confirmEmail: each new password counts for the centre, unless none was hashed', async () => {
  const { sql } = centre.program;
  const confirm = () =>
    centre.createVisitor().post('/api/auth/confirm', { token: 'not-ours', password: 'chalk and slate' });
  expect((await confirm()).body.code).toBe('confirmation-invalid');
  // The record of the refusal, which is written after the answer, counts too.
  const counted = await sql<{ key: string; points: number }[]>`
    select key, points from desk.limits where key like 'new-password-%' order by key`;
  expect(counted.map(({ key, points }) => [key.split(':')[0], points])).toEqual([
    ['new-password-centre-minute', 0],
    ['new-password-network-hour', 0],
    ['new-password-network-minute', 0],
  ]);
  await use('new-password-centre-minute', 60, 'centre', 120);
  expect((await confirm()).status).toBe(429);
});

test('signUp: each new password counts for the network and the centre', async () => {
  const { sql } = centre.program;
  await centre
    .createVisitor()
    .post('/api/auth/sign-up', { ...{ name: 'Ann', email: 'ann@rollbook.example', password: 'chalk and slate' } });
  const rows = await sql<{ key: string; points: number }[]>`select key, points from desk.limits order by key`;
  expect(Object.fromEntries(rows.map(({ key, points }) => [key.split(':')[0], points]))).toEqual({
    'new-password-centre-minute': 1,
    'new-password-network-hour': 1,
    'new-password-network-minute': 1,
    'sign-ups': 1,
    'sign-ups-network': 1,
    'sign-ups-network-waiting': 1,
  });
});

test('signUp: one IPv6 /48 keeps no family elsewhere from signing up, nor do refused names', async () => {
  const tutor = await centre.createTutor({ name: 'Lena Marlow' });
  const signUp = (name: string, address: string) => {
    const account = { name, email: `${crypto.randomUUID()}@rollbook.example`, password: 'chalk and slate' };
    return centre.createVisitor().post('/api/auth/sign-up', account, from(address));
  };
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) statuses.push((await signUp(tutor.name, `2001:db8:1:${n.toString(16)}::1`)).status);
  expect(statuses).toEqual([...Array(30).fill(400), ...Array(10).fill(429)]);
  expect((await signUp('Ida Moss', '203.0.113.9')).status).toBe(200);
});

test('requestPasswordReset: two networks that ask for an account leave its owner letters', async () => {
  const { sql, accounts } = centre.program;
  await accounts.startAccountLinks();
  await sql`delete from accounts.verification`;
  const ask = async (address: string) =>
    (await centre.createVisitor().post('/api/auth/forgot', { email: mia.email }, from(address))).status;
  const letters = async () => (await sql`select 1 from accounts.verification`).length;
  const statuses: number[] = [];
  for (let n = 0; n < 16; n += 1) statuses.push(await ask(n % 2 ? '2001:db8:1::1' : `2001:db8:2:${n}::1`));
  expect(statuses).toEqual([...Array(6).fill(204), ...Array(10).fill(429)]);
  await expect.poll(letters).toBe(6);
  expect(await ask('203.0.113.9')).toBe(204);
  await expect.poll(letters).toBe(7);
});
