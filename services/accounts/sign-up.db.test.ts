import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#scripts/test/database.ts';
import { newStudent, PASSWORD, testAccounts } from './testing.ts';

const request = (email = 'ann@example.com') => ({
  name: 'Ann Student',
  email,
  password: PASSWORD,
  commandId: randomUUID(),
});
const tokenIn = (letter = '') => /\/login\?confirm=([\w-]+)/.exec(letter)?.[1] ?? '';

test('where confirmation is off a sign-up is enrolled at once and no mail is sent', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open();
  const answer = await accounts.signUp({ ...request(), ...{ role: 'tutor', owner: true } });
  expect(answer).toMatchObject({ status: 'done', confirmation: 'off', position: expect.any(BigInt) });
  const [user] = await centre.sql`select id, role from accounts."user"`;
  expect(user?.role).toBe('student');
  expect(await centre.streamOf(user?.id)).toEqual(['StudentEnrolled']);
  expect(await accounts.signIn('ann@example.com', PASSWORD)).toMatchObject({ status: 'signed-in' });
  expect(await centre.outbox()).toEqual([]);
});

test('where it is required the link in the mail enrols, once', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open({ emailConfirmation: 'required' });
  await centre.mail.start();
  const answer = await accounts.signUp(request());
  expect(answer).toMatchObject({ status: 'done', confirmation: 'required' });
  const id = answer.status === 'done' ? answer.id : '';
  expect(await accounts.signIn('ann@example.com', PASSWORD)).toEqual({ status: 'email-unconfirmed' });
  expect(await accounts.signIn('ann@example.com', 'wrong')).toEqual({ status: 'wrong-credentials' });
  expect(await accounts.completeEnrolments()).toBe(0);
  expect(await centre.streamOf(id)).toEqual([]);

  await expect.poll(() => centre.outbox()).toHaveLength(1);
  const [letter] = await centre.outbox();
  expect(letter).toContain('To: ann@example.com');
  const token = tokenIn(letter);
  const confirmed = { id, email: 'ann@example.com' };
  expect(await accounts.confirmEmail(token)).toMatchObject({ ...confirmed, status: 'confirmed' });
  expect(await accounts.confirmEmail(token)).toEqual({ ...confirmed, status: 'already-confirmed' });
  expect(await accounts.confirmEmail(`x${token}`)).toEqual({ status: 'confirmation-invalid' });
  expect(await centre.streamOf(id)).toEqual(['StudentEnrolled']);
  expect(await accounts.signIn('ann@example.com', PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('a right password of an unconfirmed account sends the link again, at most once a minute', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open({ emailConfirmation: 'required' });
  await accounts.signUp(request());
  await centre.sql`delete from desk_jobs.job where name = 'mail'`;
  for (let n = 0; n < 3; n += 1) await accounts.signIn('ann@example.com', PASSWORD);
  const [{ count } = {}] = await centre.sql`select count(*)::int from desk_jobs.job where name = 'mail'`;
  expect(count).toBe(1);
});

test('a retry after a lost answer is the same sign-up; another body is refused', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open({ emailConfirmation: 'required' });
  const first = request();
  const answer = await accounts.signUp(first);
  expect(await accounts.signUp(first)).toEqual(answer);
  expect(await accounts.signUp({ ...first, email: 'other@example.com' })).toEqual({ status: 'command-reused' });
  expect(await accounts.signUp({ ...first, name: 'Bea Student' })).toEqual({ status: 'command-reused' });
  expect(await accounts.signUp({ ...first, password: 'another one' })).toEqual({ status: 'command-reused' });
  expect(await accounts.signUp(request())).toEqual({ status: 'refused', refusal: 'email-taken' });
});

test('nor is a sign-up with another password the same, once the student is enrolled', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open();
  const first = request();
  await accounts.signUp(first);
  expect(await accounts.signUp({ ...first, password: 'another one' })).toEqual({ status: 'command-reused' });
  expect(await accounts.signUp(first)).toMatchObject({ status: 'done' });
  expect(await accounts.signIn('ann@example.com', 'another one')).toEqual({ status: 'wrong-credentials' });
  expect(await accounts.signIn('ann@example.com', PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('so it is once the student is enrolled, and when the account is gone', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open();
  const first = request();
  const answer = await accounts.signUp(first);
  const id = answer.status === 'done' ? answer.id : '';
  const retries = async () => [
    (await accounts.signUp(first)).status,
    (await accounts.signUp({ ...first, email: 'other@example.com' })).status,
    (await accounts.signUp({ ...first, name: 'Bea Student' })).status,
  ];
  expect(await retries()).toEqual(['done', 'command-reused', 'command-reused']);
  await accounts.archive({ id, commandId: randomUUID(), actor: { id: randomUUID(), role: 'tutor' } });
  expect(await retries()).toEqual(['done', 'command-reused', 'command-reused']);
  expect(await centre.streamOf(id)).toEqual(['StudentEnrolled', 'StudentArchived']);
});

test('an unconfirmed sign-up gives way to a tutor at once, and to anybody after three days', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open({ emailConfirmation: 'required' });
  await accounts.signUp(request());
  expect(await accounts.register(newStudent('ann@example.com'))).toMatchObject({ status: 'done' });

  await accounts.signUp(request('bea@example.com'));
  await centre.sql`update accounts."user" set "createdAt" = now() - interval '73 hours' where not "emailVerified"`;
  expect(await accounts.signUp(request('bea@example.com'))).toMatchObject({ status: 'done' });

  await centre.sql`update accounts."user" set "createdAt" = now() - interval '73 hours'`;
  await accounts.completeEnrolments();
  expect([...(await centre.sql`select email from accounts."user"`)]).toEqual([{ email: 'ann@example.com' }]);
});

test('who still waited when confirmation was switched off is enrolled at the next start', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const answer = await centre.open({ emailConfirmation: 'required' }).signUp(request());
  const accounts = centre.open({ emailConfirmation: 'off', trustUnconfirmed: true });
  expect(await accounts.completeEnrolments()).toBe(1);
  expect(await centre.streamOf(answer.status === 'done' ? answer.id : '')).toEqual(['StudentEnrolled']);
});

test('who waited for a link keeps waiting when there is no mail server any more', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const answer = await centre.open({ emailConfirmation: 'required' }).signUp(request());
  await centre.mail.start();

  const accounts = centre.open({ emailConfirmation: 'off' });
  expect(await accounts.completeEnrolments()).toBe(0);
  expect(await accounts.signIn('ann@example.com', PASSWORD)).toEqual({ status: 'email-unconfirmed' });
  await expect.poll(() => centre.outbox()).toHaveLength(1);
  const [letter] = await centre.outbox();
  expect(await accounts.confirmEmail(tokenIn(letter))).toMatchObject({ status: 'confirmed' });
  expect(await centre.streamOf(answer.status === 'done' ? answer.id : '')).toEqual(['StudentEnrolled']);
});

test('no account without its mail: both are one transaction', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open({ emailConfirmation: 'required' });
  const send = vi.spyOn(centre.mail, 'send').mockRejectedValueOnce(new Error('queue refused'));
  await expect(accounts.signUp(request())).rejects.toThrow('queue refused');
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
  send.mockRestore();
  expect(await accounts.signUp(request())).toMatchObject({ status: 'done' });
});
