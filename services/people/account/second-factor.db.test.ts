import { base32 } from '@better-auth/utils/base32';
import { beforeEach, expect, test } from 'vitest';
import { showCode } from '#services/core/accounts/test/authenticator-app.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { countHashes } from '#testing/password-hash-spies.ts';
import type { TestPerson } from '#testing/people-fixture.ts';

const centre = await openForAllTests(openTestCentre({ env: { SIGNUPS: 'approval' } }));
const { sql } = centre.program;
const owner = await centre.createSignedInTutor({ name: 'Ada Quinn', owner: true });
beforeEach(() => sql`delete from desk.limits`);

interface Person extends TestPerson {
  readonly client: Client;
}
interface SecuredPerson extends Person {
  readonly secret: string;
  readonly codes: readonly string[];
  /** The code that turned it on. */
  readonly used: string;
}
const createMia = async (): Promise<Person> => {
  const mia = await centre.createStudent();
  return { ...mia, client: await centre.signIn(mia.email, mia.password) };
};
const setUp = async ({ client, password }: Person): Promise<string> =>
  (await client.post('/api/account/second-factor/setup', { password })).body.secret;
/** Turns two-step sign-in on with the code of now, which is used up by that. */
const secure = async (person: Person): Promise<SecuredPerson> => {
  const secret = await setUp(person);
  const used = await showCode(secret);
  const { status, body } = await person.client.post('/api/account/second-factor', { code: used });
  expect(status).toBe(200);
  return { ...person, secret, codes: body.recovery_codes, used };
};
const enter = async ({ email, password }: TestPerson, code?: string) => {
  const visitor = centre.createVisitor();
  const { status, body } = await visitor.post('/api/auth/sign-in', { email, password, ...(code && { code }) });
  const signedIn = (await visitor.get('/api/account')).status === 200;
  expect(signedIn).toBe(status === 204);
  return body?.code ?? status;
};
const countSessions = async ({ id }: TestPerson) =>
  (await sql`select 1 from accounts.session where "userId" = ${id}`).count;
/** As if the last code had been used long ago, so that a test need not wait for the next one. */
const forgetLastStep = ({ id }: TestPerson) =>
  sql`update accounts.second_factor set last_step = 0 where person_id = ${id}`;
const listActs = async (id: string) => {
  await centre.program.runner.caughtUp();
  const { body } = await owner.get(`/api/activity?student=${id}&group=accounts`);
  return body.entries.map((entry: { what: string; actor_id: string }) => [entry.what, entry.actor_id]);
};
const lettersTo = async (email: string) =>
  (
    await sql<{ text: string }[]>`
      select data ->> 'text' as text from desk_jobs.job where data ->> 'to' = ${email} order by created_on`
  ).map(({ text }) => text);

test('turnOnSecondFactor: needs the password and a code of the app, and keeps the sessions', async () => {
  const mia = await createMia();
  const wrong = await mia.client.post('/api/account/second-factor/setup', { password: 'not this one' });
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
  const code = (code: string) => mia.client.post('/api/account/second-factor', { code });
  expect((await code('123456')).body.code).toBe('wrong-code');
  const replaced = await setUp(mia);
  const secret = await setUp(mia);
  expect((await code(await showCode(replaced))).body.code).toBe('wrong-code');
  // It is asked for only once the app has shown that it has the secret.
  expect(await enter(mia)).toBe(204);
  expect((await mia.client.get('/api/account')).body.second_factor).toBeNull();

  const phone = await centre.signIn(mia.email, mia.password);
  const { body } = await code(await showCode(secret));
  expect(new Set(body.recovery_codes).size).toBe(10);
  expect((await mia.client.get('/api/account')).body.second_factor).toMatchObject({ recovery_codes_left: 10 });
  expect((await phone.get('/api/account')).status).toBe(200);
  expect((await code(await showCode(secret, 1))).body.code).toBe('second-factor-on');
  expect((await mia.client.post('/api/account/second-factor/setup', { password: mia.password })).body.code).toBe(
    'second-factor-on',
  );
  expect((await listActs(mia.id))[0]).toEqual(['second-factor-on', mia.id]);
  expect(await lettersTo(mia.email)).toEqual([expect.stringContaining('was turned on')]);
  const [stored] = await sql<{ secret: Buffer; hashes: string }[]>`
    select secret, (select string_agg(hash, '') from accounts.recovery_code) as hashes
    from accounts.second_factor where person_id = ${mia.id}`;
  expect(stored?.secret.toString('latin1')).not.toContain(Buffer.from(base32.decode(secret)).toString('latin1'));
  expect(stored?.hashes).not.toContain(body.recovery_codes[0].replaceAll('-', ''));
});

test('turnOnSecondFactor: a repeated request gets the same recovery codes, and turns it on once', async () => {
  const mia = await createMia();
  const code = await showCode(await setUp(mia));
  const key = { 'idempotency-key': crypto.randomUUID() };
  const turnOn = () => mia.client.post('/api/account/second-factor', { code }, key);
  const [one, other] = await Promise.all([turnOn(), turnOn()]);
  const { recovery_codes: codes } = (await turnOn()).body;
  expect(codes).toHaveLength(10);
  expect([one.body.recovery_codes, other.body.recovery_codes]).toEqual([codes, codes]);
  expect((await listActs(mia.id)).filter(([what]: [string]) => what === 'second-factor-on')).toHaveLength(1);
  expect(await enter(mia, codes[9])).toBe(204);
});

test('signIn: asks for a code after the right password only, and there is no session before it', async () => {
  const mia = await secure(await createMia());
  const before = await countSessions(mia);
  expect(await enter(mia)).toBe('code-required');
  expect(await enter(mia, '000000')).toBe('wrong-code');
  expect(await enter({ ...mia, password: 'not this one' }, await showCode(mia.secret, 1))).toBe('wrong-credentials');
  expect(await countSessions(mia)).toBe(before);
  const code = await showCode(mia.secret, 1);
  expect(await enter(mia, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(204);
  expect(await countSessions(mia)).toBe(before + 1);
  // Neither another person's code nor their recovery code.
  const noah = await secure(await createMia());
  await forgetLastStep(noah);
  expect(await enter(mia, await showCode(noah.secret))).toBe('wrong-code');
  expect(await enter(mia, noah.codes[0])).toBe('wrong-code');
});

test('signIn: refuses a code that was used, also of two sign-ins at once', async () => {
  const mia = await secure(await createMia());
  // After the code that turned it on, an older one is refused too.
  expect(await enter(mia, mia.used)).toBe('wrong-code');
  expect(await enter(mia, await showCode(mia.secret, -1))).toBe('wrong-code');
  const next = await showCode(mia.secret, 1);
  const answers = await Promise.all([enter(mia, next), enter(mia, next), enter(mia, next)]);
  expect(answers.toSorted()).toEqual([204, 'wrong-code', 'wrong-code']);
  expect(await enter(mia, next)).toBe('wrong-code');
});

test('signIn: accepts each recovery code once, in any case and without dashes', async () => {
  const mia = await secure(await createMia());
  const [first = '', second = ''] = mia.codes;
  expect(await enter(mia, first.toLowerCase().replaceAll('-', ' '))).toBe(204);
  expect(await enter(mia, first)).toBe('wrong-code');
  const answers = await Promise.all([enter(mia, second), enter(mia, second)]);
  expect(answers.toSorted()).toEqual([204, 'wrong-code']);
  expect((await mia.client.get('/api/account')).body.second_factor.recovery_codes_left).toBe(8);
});

test('signIn: ten wrong codes an hour are checked, of who has the password, and right ones do not count', async () => {
  const mia = await secure(await createMia());
  for (const code of mia.codes.slice(0, 5)) expect(await enter(mia, code)).toBe(204);
  const answers = [];
  for (let n = 0; n < 12; n += 1) answers.push(await enter(mia, '000000'));
  expect(answers).toEqual([...Array(10).fill('wrong-code'), ...Array(2).fill('too-many-requests')]);
  expect(await enter(mia, mia.codes[6])).toBe('too-many-requests');
  const { body } = await centre
    .createVisitor()
    .post('/api/auth/sign-in', { email: mia.email, password: mia.password, code: '000000' });
  expect(body.detail).toMatch(/^There were too many wrong codes\. Please try again in \d+ minutes\.$/);
  // A stranger cannot lock anybody out, because they never get so far.
  const noah = await secure(await createMia());
  for (let n = 0; n < 3; n += 1)
    expect(await enter({ ...noah, password: 'not this one' }, '000000')).toBe('wrong-credentials');
  expect(await enter(noah, noah.codes[0])).toBe(204);
  expect((await owner.get('/api/activity?group=sign-ins')).body.entries).toContainEqual(
    expect.objectContaining({ code: 'wrong-code', subject_id: mia.id, times: 10 }),
  );
});

test('signIn: with a code costs one password hash, and a refused code no session cookie', async () => {
  const mia = await secure(await createMia());
  const hashes = countHashes();
  const { headers } = await centre
    .createVisitor()
    .post('/api/auth/sign-in', { email: mia.email, password: mia.password });
  expect([hashes.count(), headers.getSetCookie()]).toEqual([1, []]);
});

test('a new password by a link leaves the second factor on, and so does a change of password', async () => {
  const mia = await secure(await createMia());
  const { accounts } = centre.program;
  const made = await accounts.makeResetCode({ id: mia.id });
  const reset = { token: made?.code ?? '', password: 'a slate of my own' };
  expect((await centre.createVisitor().post('/api/auth/reset', reset)).status).toBe(204);
  const after = { ...mia, password: reset.password };
  expect(await enter(after)).toBe('code-required');
  const visitor = centre.createVisitor();
  const code = mia.codes[0];
  await visitor.post('/api/auth/sign-in', { email: mia.email, password: reset.password, code });
  const changed = { password: reset.password, new_password: 'another slate of mine' };
  expect((await visitor.post('/api/account/password', changed)).status).toBe(204);
  expect(await enter({ ...mia, password: changed.new_password })).toBe('code-required');
  expect(await enter({ ...mia, password: changed.new_password }, mia.codes[1])).toBe(204);
});

test('replaceRecoveryCodes and turnOffSecondFactor: need password and code, and say so by mail', async () => {
  const mia = await secure(await createMia());
  await forgetLastStep(mia);
  const post = (act: string, proof: object) => mia.client.post(`/api/account/second-factor/${act}`, proof);
  for (const act of ['recovery-codes', 'off']) {
    const wrong = await post(act, { password: 'not this one', code: mia.codes[0] });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
    const guess = await post(act, { password: mia.password, code: '000000' });
    expect([guess.status, guess.body.code, Object.keys(guess.body.errors)]).toEqual([403, 'wrong-code', ['code']]);
  }
  const replaced = await post('recovery-codes', { password: mia.password, code: await showCode(mia.secret) });
  const [first] = replaced.body.recovery_codes;
  expect(await enter(mia, mia.codes[0])).toBe('wrong-code');
  expect(await enter(mia, first)).toBe(204);
  expect((await post('off', { password: mia.password, code: first })).body.code).toBe('wrong-code');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const proof = { password: mia.password, code: replaced.body.recovery_codes[1] };
  for (let n = 0; n < 2; n += 1)
    expect((await mia.client.post('/api/account/second-factor/off', proof, key)).status).toBe(204);
  expect((await post('off', proof)).body.code).toBe('second-factor-off');
  expect(await enter(mia)).toBe(204);
  expect((await listActs(mia.id)).slice(0, 3)).toEqual([
    ['second-factor-off', mia.id],
    ['recovery-codes-replaced', mia.id],
    ['second-factor-on', mia.id],
  ]);
  expect(await lettersTo(mia.email)).toEqual([
    expect.stringContaining('was turned on'),
    expect.stringContaining('New recovery codes'),
    expect.stringContaining('was turned off'),
  ]);
});

test('somebody whose account no tutor has approved yet has no second factor', async () => {
  const zoe = { id: '', name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
  const { id: _, ...signUp } = zoe;
  expect((await centre.createVisitor().post('/api/auth/sign-up', signUp)).status).toBe(200);
  const client = await centre.signIn(zoe.email, zoe.password);
  const answer = await client.post('/api/account/second-factor/setup', { password: zoe.password });
  expect([answer.status, answer.body.code]).toEqual([403, 'unauthorized']);
});

test('resetStudentSecondFactor: a tutor turns it off for a student, whose sessions end and who is told by mail', async () => {
  const tutor = await centre.createTutor({ name: 'Ms Lee' });
  const client = await centre.signIn(tutor.email, tutor.password);
  const mia = await secure(await createMia());
  const reset = (id: string, by = client) => by.post(`/api/students/${id}/second-factor/reset`, {});
  const rowOf = async (id: string) => (await client.get(`/api/students/${id}`)).body;
  expect((await rowOf(mia.id)).second_factor).toBe(true);
  const { students } = (await client.get('/api/students?limit=200')).body;
  expect(
    students.filter((row: { second_factor?: true }) => row.second_factor).map(({ id }: { id: string }) => id),
  ).toContain(mia.id);
  expect((await mia.client.get(`/api/students/${mia.id}`)).body.second_factor).toBeUndefined();
  expect((await reset(mia.id, mia.client)).status).toBe(403);
  const key = { 'idempotency-key': crypto.randomUUID() };
  for (let n = 0; n < 2; n += 1)
    expect((await client.post(`/api/students/${mia.id}/second-factor/reset`, {}, key)).status).toBe(204);
  expect((await mia.client.get('/api/account')).status).toBe(401);
  expect(await enter(mia)).toBe(204);
  expect((await rowOf(mia.id)).second_factor).toBeUndefined();
  expect((await reset(mia.id)).body.code).toBe('second-factor-off');
  expect((await listActs(mia.id))[0]).toEqual(['second-factor-off', tutor.id]);
  expect((await lettersTo(mia.email)).at(-1)).toContain('The center turned off two-step sign-in');
  // Of no tutor, not even of their own.
  expect((await reset(tutor.id)).body.code).toBe('student-unknown');
});

test('resetTutorSecondFactor: an owner turns it off for another tutor only', async () => {
  const person = await centre.createTutor({ name: 'Ms Reed' });
  const reed = await secure({ ...person, client: await centre.signIn(person.email, person.password) });
  const boss = await centre.createTutor({ name: 'Ivo Quinn', owner: true });
  const client = await centre.signIn(boss.email, boss.password);
  const reset = (id: string, by = client) => by.post(`/api/tutors/${id}/second-factor/reset`, {});
  const other = await centre.createSignedInTutor();
  expect((await reset(reed.id, other)).body.code).toBe('unauthorized');
  expect((await reset(boss.id)).body.code).toBe('unauthorized');
  expect((await reset((await createMia()).id)).body.code).toBe('not-found');
  expect((await reset(reed.id)).status).toBe(204);
  expect(await enter(reed)).toBe(204);
  expect((await reset(reed.id)).body.code).toBe('second-factor-off');
});
