import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  createAccountsOpener,
  createStudentRegistration,
  openAccountsOfStudent,
  TEST_PASSWORD,
  type TestAccounts,
} from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();
const EMAIL = 'ann@example.com';
const NEW = 'ann.new@example.com';

const openWithStudent = async () => {
  const opened = await openAccountsOfStudent(openAccounts, EMAIL);
  const { id } = opened.student;
  const request = (commandId = randomUUID()) => ({ id, commandId, actor: { id, role: 'student' } }) as const;
  return { ...opened, request };
};
const readLink = async (centre: TestAccounts, letters: number) => {
  await expect.poll(centre.outbox).toHaveLength(letters);
  return (await centre.outbox()).flatMap((letter) => /\?email_token=(\S+)/.exec(letter)?.[1] ?? []).at(-1) ?? '';
};
const emailIn = async ({ sql }: TestAccounts, id: string) => {
  const [row] = await sql<{ email: string; pending: object | null }[]>`
    select email, pending from accounts."user" where id = ${id}`;
  return row;
};

test('requestEmailChange: a link gives the account the new address once, and the former address gets a letter', async () => {
  const { centre, accounts, student, request } = await openWithStudent();
  await using _ = centre;
  await accounts.requestEmailChange(student.id, NEW.toUpperCase());
  const token = await readLink(centre, 1);
  expect((await centre.outbox())[0]).toContain(`To: ${NEW}`);
  expect(JSON.stringify(await centre.sql`select * from accounts.verification`)).not.toContain(token);
  expect(await accounts.emailOfChange(student.id, token)).toBe(NEW);
  expect(await accounts.emailOfChange(randomUUID(), token)).toBeUndefined();
  // Until then, they sign in as before.
  expect((await accounts.signIn(EMAIL, TEST_PASSWORD)).status).toBe('signed-in');

  const [first, second] = [request(), request()];
  const outcomes = await Promise.all([
    accounts.confirmEmailChange(token, first),
    accounts.confirmEmailChange(token, second),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['changed', 'reset-invalid']);
  const winner = outcomes[0]?.status === 'changed' ? first : second;
  expect(await accounts.confirmEmailChange(token, winner)).toEqual({ status: 'changed' });
  expect(await accounts.confirmEmailChange(token, request())).toEqual({ status: 'reset-invalid' });
  expect(await emailIn(centre, student.id)).toEqual({ email: NEW, pending: null });
  const events = await centre.store.read(`account-${student.id}`);
  expect(events.map(({ type }) => type)).toEqual(['AccountEmailChanged']);
  expect(JSON.stringify(events.map(({ data }) => data))).not.toContain(NEW);
  expect((await accounts.signIn(EMAIL, TEST_PASSWORD)).status).toBe('wrong-credentials');
  expect((await accounts.signIn(NEW, TEST_PASSWORD)).status).toBe('signed-in');
  await expect.poll(centre.outbox).toHaveLength(2);
  const [, told] = await centre.outbox();
  expect(told).toContain(`To: ${EMAIL}`);
  expect(told).toContain('Your email at Rollbook has changed');
});

test('requestEmailChange: an address with an account gets a letter without a link, and nobody more than five a day', async () => {
  const { centre, accounts, student } = await openWithStudent();
  await using _ = centre;
  await accounts.register(createStudentRegistration('bea@example.com'));
  for (let n = 0; n < 7; n += 1) await accounts.requestEmailChange(student.id, 'bea@example.com');
  await accounts.requestEmailChange(student.id, NEW);
  await readLink(centre, 6);
  const letters = await centre.outbox();
  expect(letters.filter((letter) => letter.includes('To: bea@example.com'))).toHaveLength(5);
  expect(letters.filter((letter) => letter.includes('?email_token='))).toHaveLength(1);
  expect(letters.join('').match(/account with this address, so nothing was changed/g)).toHaveLength(5);
});

test('confirmEmailChange: a link that is too old, replaced or of another person changes nothing, nor one whose address has an account by now', async () => {
  const { centre, accounts, student, request } = await openWithStudent();
  await using _ = centre;
  const bea = createStudentRegistration('bea@example.com');
  await accounts.register(bea);
  await accounts.requestEmailChange(student.id, NEW);
  const replaced = await readLink(centre, 1);
  await accounts.requestEmailChange(student.id, 'ann.newer@example.com');
  const token = await readLink(centre, 2);
  const ofBea = { id: bea.id, commandId: randomUUID(), actor: { id: bea.id, role: 'student' } } as const;
  expect(await accounts.confirmEmailChange(replaced, request())).toEqual({ status: 'reset-invalid' });
  expect(await accounts.confirmEmailChange(token, ofBea)).toEqual({ status: 'reset-invalid' });
  await centre.sql`update accounts.verification set "expiresAt" = now() - interval '1 second'`;
  expect(await accounts.confirmEmailChange(token, request())).toEqual({ status: 'reset-invalid' });
  await centre.sql`update accounts.verification set "expiresAt" = now() + interval '1 minute'`;
  await accounts.register(createStudentRegistration('ann.newer@example.com'));
  expect(await accounts.confirmEmailChange(token, request())).toEqual({ status: 'email-taken' });
  expect(await emailIn(centre, student.id)).toEqual({ email: EMAIL, pending: null });
  expect(await centre.store.read(`account-${student.id}`)).toEqual([]);
});

test('confirmEmailChange and changePassword: links that were sent before are void', async () => {
  const { centre, accounts, student, request } = await openWithStudent();
  await using _ = centre;
  await accounts.requestEmailChange(student.id, NEW);
  const first = await readLink(centre, 1);
  const { code = '' } = (await accounts.makeResetCode({ id: student.id })) ?? {};
  expect((await accounts.confirmEmailChange(first, request())).status).toBe('changed');
  expect(await accounts.emailToReset(code)).toBeUndefined();

  await accounts.requestEmailChange(student.id, EMAIL);
  const second = await readLink(centre, 3);
  const passwords = { password: TEST_PASSWORD, newPassword: 'a slate of my own' };
  const changed = await accounts.changePassword({ ...request(), ...passwords, sessionId: randomUUID() });
  expect(changed.status).toBe('changed');
  expect(await accounts.confirmEmailChange(second, request())).toEqual({ status: 'reset-invalid' });
  await expect.poll(centre.outbox).toHaveLength(4);
  expect((await centre.outbox())[3]).toContain('except the device where it was changed');
});

test('changeEmail: a change that a crash kept from the log reaches it later, and one that the log refuses is undone', async () => {
  const { centre, student, request } = await openWithStudent();
  await using _ = centre;
  let fault: 'crash' | 'key-missing' = 'crash';
  const faulty = centre.open({
    wrap: (handle) => async (command) => {
      if (!command.aggregate.toStream(command.id as never).startsWith('account-')) return handle(command);
      if (fault === 'crash') throw new Error('The program ended here.');
      return { status: 'refused', refusal: 'key-missing' } as never;
    },
  });
  await expect(faulty.changeEmail(NEW, request())).rejects.toThrow('The program ended here.');
  expect(await centre.store.read(`account-${student.id}`)).toEqual([]);
  expect(await centre.open().completeEnrolments()).toBe(1);
  expect((await centre.store.read(`account-${student.id}`)).map(({ type }) => type)).toEqual(['AccountEmailChanged']);
  expect(await emailIn(centre, student.id)).toEqual({ email: NEW, pending: null });

  fault = 'key-missing';
  const refused = request();
  for (const repeated of [refused, refused])
    expect(await faulty.changeEmail('ann.third@example.com', repeated)).toEqual({ status: 'key-missing' });
  expect(await emailIn(centre, student.id)).toEqual({ email: NEW, pending: null });

  // Somebody took the address of before while the log was asked.
  const taking = centre.open({
    wrap: (handle) => async (command) => {
      if (!command.aggregate.toStream(command.id as never).startsWith('account-')) return handle(command);
      await centre.open().register(createStudentRegistration(NEW));
      return { status: 'refused', refusal: 'key-missing' } as never;
    },
  });
  expect(await taking.changeEmail('ann.third@example.com', request())).toEqual({ status: 'key-missing' });
  expect(await emailIn(centre, student.id)).toEqual({ email: 'ann.third@example.com', pending: null });
});

test('changeEmail: of two accounts that get one address at once, one gets it; an unconfirmed sign-up loses it', async () => {
  const { centre, accounts, student, request } = await openWithStudent();
  await using _ = centre;
  const bea = createStudentRegistration('bea@example.com');
  await accounts.register(bea);
  const ofBea = { id: bea.id, commandId: randomUUID(), actor: { id: bea.id, role: 'student' } } as const;
  await centre.open({ emailConfirmation: 'required' }).signUp({
    ...{ name: 'Eve Fox', email: NEW, password: 'another slate', commandId: randomUUID(), network: '203.0.113.7' },
  });
  const outcomes = await Promise.all([accounts.changeEmail(NEW, request()), accounts.changeEmail(NEW, ofBea)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['changed', 'email-taken']);
  const emails = await Promise.all([student.id, bea.id].map(async (id) => (await emailIn(centre, id))?.email));
  expect(emails.filter((email) => email === NEW)).toHaveLength(1);
});
