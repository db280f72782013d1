import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countEvents } from '#events/store/test/test-log.ts';
import type { HandleCommand } from './complete-pending-command.ts';
import {
  createAccountsOpener,
  createStudentRegistration,
  killedAfterAppend,
  killedBeforeAppend,
  TEST_PASSWORD,
} from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();

test('register: creates the account and its enrolment once, however often it is called', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const student = createStudentRegistration('ann@example.com');
  const first = await accounts.register(student);
  expect(first).toMatchObject({ status: 'done', repeated: false });
  expect(await accounts.register(student)).toMatchObject({ status: 'done', repeated: true });
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled']);
  const rows = await centre.sql`select email, pending from accounts."user"`;
  expect([...rows]).toEqual([{ email: 'ann@example.com', pending: null }]);
});

test('signUp: twenty concurrent sign-ups with one address create one account', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const before = await countEvents(centre.store);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => accounts.register(createStudentRegistration('ann@example.com'))),
  );
  expect(answers.filter(({ status }) => status === 'done')).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 'refused' && answer.refusal === 'email-taken')).toHaveLength(19);
  expect(await countEvents(centre.store)).toBe(before + 1);
});

test.each([
  ['before the append', killedBeforeAppend, []],
  ['after the append', killedAfterAppend, ['StudentEnrolled']],
])('register: if killed %s, the next start completes the enrolment', async (_, wrap, inTheLog) => {
  await using centre = await openAccounts();
  const student = createStudentRegistration('Ann@Example.com');
  await expect(centre.open({ wrap }).register(student)).rejects.toThrow('killed');
  expect(await centre.streamOf(student.id)).toEqual(inTheLog);

  const restarted = centre.open();
  expect(await restarted.completeEnrolments()).toBe(1);
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled']);
  expect(await restarted.completeEnrolments()).toBe(0);
  expect(await restarted.register(student)).toMatchObject({ status: 'done', repeated: true });
});

test('completeLeftCommands: completes what another copy left, but not what a request is completing', async () => {
  await using centre = await openAccounts();
  const [old, young] = [createStudentRegistration('ann@example.com'), createStudentRegistration('bea@example.com')];
  for (const student of [old, young]) {
    await expect(centre.open({ wrap: killedBeforeAppend }).register(student)).rejects.toThrow('killed');
  }
  await centre.sql`
    update accounts."user" set pending_since = now() - interval '11 seconds' where email = 'ann@example.com'`;
  await centre.open().completeLeftCommands();
  expect(await centre.streamOf(old.id)).toEqual(['StudentEnrolled']);
  expect(await centre.streamOf(young.id)).toEqual([]);
});

test('completeEnrolments: two copies that complete the same account write one enrolment', async () => {
  await using centre = await openAccounts();
  const student = createStudentRegistration('ann@example.com');
  await expect(centre.open({ wrap: killedBeforeAppend }).register(student)).rejects.toThrow('killed');
  const copies = [centre.open(), centre.open(), centre.open()];
  await Promise.all(copies.map((copy) => copy.completeEnrolments()));
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled']);
});

test('register: treats an e-mail in upper and lower case as the same', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  await accounts.register(createStudentRegistration('ann@example.com'));
  const taken = { status: 'refused', refusal: 'email-taken' };
  expect(await accounts.register(createStudentRegistration('Ann@Example.com'))).toEqual(taken);
  const signUp = {
    name: 'Ann',
    email: 'ANN@example.com',
    password: TEST_PASSWORD,
    commandId: randomUUID(),
    network: '203.0.113.7',
  };
  expect(await accounts.signUp(signUp)).toMatchObject({ status: 'done' });
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(1);
  const inTheTable = centre.sql`update accounts."user" set email = 'Ann@example.com'`;
  await expect(inTheTable).rejects.toThrow(/check constraint/);
  expect(await accounts.signIn('ANN@Example.com', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test.each([
  ['while the enrolment waits', killedBeforeAppend],
  ['when it is in the log', killedAfterAppend],
  ['when all is done', (handle: HandleCommand) => handle],
])('register: refuses a command id that was used for another person, actor or password %s', async (_, wrap) => {
  await using centre = await openAccounts();
  const student = createStudentRegistration('ann@example.com');
  await centre
    .open({ wrap })
    .register(student)
    .catch(() => {});
  const accounts = centre.open();
  const otherTutor = { ...student.pending, actor: { id: randomUUID(), role: 'tutor' } } as typeof student.pending;
  for (const change of [
    { name: 'Bea', email: 'bea@example.com' },
    { pending: otherTutor },
    { password: 'another one' },
  ])
    expect(await accounts.register({ ...student, ...change })).toEqual({ status: 'command-reused' });
  expect(await accounts.register(student)).toMatchObject({ status: 'done' });
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
  expect(await accounts.signIn('bea@example.com', TEST_PASSWORD)).toEqual({ status: 'wrong-credentials' });
});

test('register: does not compare a password that another command or the person has set since', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const student = createStudentRegistration('ann@example.com');
  await accounts.register(student);
  const tutor = { id: randomUUID(), role: 'tutor' } as const;
  await accounts.archive({ id: student.id, commandId: randomUUID(), actor: tutor });
  const late = { ...student, password: 'another one' };
  expect(await accounts.register(late)).toMatchObject({ status: 'done', repeated: true });

  const restore = { type: 'RestoreStudent', commandId: randomUUID(), actor: tutor } as const;
  const restored = { ...student, password: 'chalk and slate', pending: restore };
  expect(await accounts.register(restored)).toMatchObject({ status: 'done', repeated: false });
  expect(await accounts.register({ ...restored, password: 'another one' })).toEqual({ status: 'command-reused' });
  expect(await accounts.register(late)).toMatchObject({ status: 'done', repeated: true });

  await centre.sql`update accounts.account set "updatedAt" = now() + interval '1 second'`;
  expect(await accounts.register({ ...restored, password: 'another one' })).toMatchObject({ repeated: true });
});

test('register: a tutor joins with the owner flag', async () => {
  await using centre = await openAccounts();
  const id = randomUUID();
  const pending = {
    type: 'JoinTutor',
    commandId: randomUUID(),
    owner: true,
    actor: { id: randomUUID(), role: 'system' },
  } as const;
  const tutor = { ...createStudentRegistration('sam@example.com'), id, role: 'tutor', pending } as const;
  expect(await centre.open().register(tutor)).toMatchObject({ status: 'done' });
  expect((await centre.store.read(`tutor-${id}`)).map(({ type }) => type)).toEqual(['TutorJoined']);
});

test('register: a command that the log refuses leaves no account', async () => {
  await using centre = await openAccounts();
  const stranger = {
    ...createStudentRegistration('ann@example.com'),
    pending: { type: 'RestoreStudent', commandId: randomUUID(), actor: { id: randomUUID(), role: 'tutor' } },
  } as const;
  expect(await centre.open().register(stranger)).toMatchObject({ status: 'refused', refusal: 'student-unknown' });
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
});
