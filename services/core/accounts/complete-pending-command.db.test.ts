import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  createAccountsOpener,
  createStudentRegistration,
  killedAfterAppend,
  TEST_PASSWORD,
} from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();
const actor = { id: randomUUID(), role: 'tutor' } as const;

/**
 * Opens accounts with one student. `loseKey` deletes every personal key and completes what is pending, as the next
 * start does.
 */
const openCentre = async () => {
  const centre = await openAccounts();
  const accounts = centre.open({ signUps: 'approval' });
  const killed = centre.open({ signUps: 'approval', wrap: killedAfterAppend });
  const loseKey = async () => {
    await centre.sql`delete from desk.personal_keys`;
    await accounts.completeEnrolments();
  };
  const rows = () => centre.sql`select id, email, pending from accounts."user"`;
  return {
    ...{ accounts, killed, loseKey, rows },
    streamOf: centre.streamOf,
    [Symbol.asyncDispose]: centre[Symbol.asyncDispose],
  };
};

test('completePendingCommand: an enrolment in the log keeps its account if the key is missing', async () => {
  await using centre = await openCentre();
  const student = createStudentRegistration('ann@example.com');
  await expect(centre.killed.register(student)).rejects.toThrow('killed');
  await centre.loseKey();
  expect(await centre.rows()).toEqual([{ id: student.id, email: student.email, pending: null }]);
  expect(await centre.accounts.signIn(student.email, TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
  expect(await centre.accounts.register(student)).toEqual({ status: 'refused', refusal: 'key-missing' });
  expect(await centre.rows()).toHaveLength(1);
});

test('completePendingCommand: an archiving in the log removes the account even if the key is missing', async () => {
  await using centre = await openCentre();
  const student = createStudentRegistration('ann@example.com');
  await centre.accounts.register(student);
  const archive = { id: student.id, commandId: randomUUID(), actor };
  await expect(centre.killed.archive(archive)).rejects.toThrow('killed');
  await centre.loseKey();
  expect(await centre.rows()).toEqual([]);
});

test('completePendingCommand: a merge in the log moves the account even if the key is missing', async () => {
  await using centre = await openCentre();
  const student = createStudentRegistration('old@example.com');
  await centre.accounts.register(student);
  const signUp = { name: 'Ann S.', email: 'new@example.com', password: TEST_PASSWORD, network: '203.0.113.7' };
  const signedUp = await centre.accounts.signUp({ ...signUp, commandId: randomUUID() });
  const decision = { id: signedUp.status === 'done' ? signedUp.id : '', commandId: randomUUID(), actor };
  await expect(centre.killed.mergeSignUp(decision, student)).rejects.toThrow('killed');
  await centre.loseKey();
  expect(await centre.rows()).toEqual([{ id: student.id, email: signUp.email, pending: null }]);
});

test('completePendingCommand: a restoration that is not in the log leaves no account if the key is missing', async () => {
  await using centre = await openCentre();
  const student = createStudentRegistration('ann@example.com');
  await centre.accounts.register(student);
  await centre.accounts.archive({ id: student.id, commandId: randomUUID(), actor });
  await centre.loseKey();
  const pending = { type: 'RestoreStudent', commandId: randomUUID(), actor } as const;
  const restored = await centre.accounts.register({ ...student, pending });
  expect(restored).toEqual({ status: 'refused', refusal: 'key-missing' });
  expect(await centre.rows()).toEqual([]);
});
