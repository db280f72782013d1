import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AccountBusyError } from './account-busy-error.ts';
import type { AccountService } from './accounts.ts';
import type { HandleCommand } from './complete-pending-command.ts';
import { createAccount } from './create-account.ts';
import { lockStudent } from './student-lock.ts';
import {
  afterAppend,
  createAccountsOpener,
  createStudentRegistration,
  killedAfterAppend,
  killedBeforeAppend,
  TEST_PASSWORD,
  type TestAccounts,
  toCookieHeader,
} from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();
const APPLICANTS_EMAIL = 'new@example.com';
const APPLICANTS_PASSWORD = 'chosen by the applicant';
const OLD_EMAIL = 'old@example.com';
const actor = { id: randomUUID(), role: 'tutor' } as const;

/** Opens accounts with an applicant and the student into whom the applicant is merged. */
const twins = async (centre: TestAccounts) => {
  const accounts = centre.open({ signUps: 'approval' });
  const student = createStudentRegistration(OLD_EMAIL);
  await accounts.register(student);
  const signUp = {
    name: 'Ann S.',
    email: APPLICANTS_EMAIL,
    password: APPLICANTS_PASSWORD,
    commandId: randomUUID(),
    network: '203.0.113.7',
  };
  const signedUp = await accounts.signUp(signUp);
  const applicantId = signedUp.status === 'done' ? signedUp.id : '';
  return { accounts, student, applicantId, decision: { id: applicantId, commandId: randomUUID(), actor } };
};
const isSignedIn = async (accounts: AccountService, email: string, password: string) =>
  (await accounts.signIn(email, password)).status === 'signed-in';
/** Expects that nothing was decided: both people can sign in as before, and the applicant is still on the list. */
const expectUntouched = async (accounts: AccountService, applicantId: string) => {
  expect((await accounts.applicants()).map(({ id }) => id)).toEqual([applicantId]);
  expect(await isSignedIn(accounts, APPLICANTS_EMAIL, APPLICANTS_PASSWORD)).toBe(true);
};
const expectMerged = async (accounts: AccountService) => {
  expect(await accounts.applicants()).toEqual([]);
  expect(await isSignedIn(accounts, OLD_EMAIL, TEST_PASSWORD)).toBe(false);
  expect(await isSignedIn(accounts, APPLICANTS_EMAIL, APPLICANTS_PASSWORD)).toBe(true);
};
/** Wraps the handler so that every command of this type is answered as `command-reused`. */
const reusing =
  (type: string) =>
  (handle: HandleCommand): HandleCommand =>
  async (request) =>
    (request.body as { type: string }).type === type ? { status: 'command-reused' } : handle(request);

test('mergeSignUp: ends the sessions and the old password together, or neither', async () => {
  await using centre = await openAccounts();
  const { accounts, student, decision, applicantId } = await twins(centre);
  const signedIn = await accounts.signIn(OLD_EMAIL, TEST_PASSWORD);
  const cookies = toCookieHeader(signedIn.status === 'signed-in' ? signedIn.setCookie : []);
  await centre.sql.unsafe(`
    create function pg_temp_refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger refuse before delete on accounts.session for each row execute function pg_temp_refuse()`);
  await expect(accounts.mergeSignUp(decision, student)).rejects.toThrow('killed');
  expect(await isSignedIn(accounts, OLD_EMAIL, TEST_PASSWORD)).toBe(true);
  expect(await accounts.session(cookies)).toMatchObject({ userId: student.id });

  await centre.sql`drop trigger refuse on accounts.session`;
  expect(await accounts.completeEnrolments()).toBe(1);
  await expectMerged(accounts);
  expect(await accounts.session(cookies)).toBeNull();
  expect(await centre.sql`select 1 from accounts."user" where id = ${applicantId}`).toHaveLength(0);
});

test('mergeSignUp: no link or code of either account opens the merged one', async () => {
  await using centre = await openAccounts();
  const { accounts, student, decision, applicantId } = await twins(centre);
  for (const id of [student.id, applicantId]) expect(await accounts.makeResetCode({ id })).toBeDefined();
  await accounts.sendResetLink(OLD_EMAIL);
  expect(await centre.sql`select 1 from accounts.verification`).toHaveLength(3);
  await accounts.mergeSignUp(decision, student);
  await expectMerged(accounts);
  expect(await centre.sql`select 1 from accounts.verification`).toHaveLength(0);
});

test('declineSignUp: notifies listeners of each session that ends', async () => {
  await using centre = await openAccounts();
  const { accounts, applicantId, decision } = await twins(centre);
  await accounts.signIn(APPLICANTS_EMAIL, APPLICANTS_PASSWORD);
  const ended: string[] = [];
  accounts.onSessionEnded(({ personId }) => ended.push(personId));
  expect(await accounts.declineSignUp(decision)).toMatchObject({ status: 'done' });
  expect(ended).toEqual([applicantId]);
});

test('mergeSignUp: a merge that the log refuses leaves the sign-up request on the list', async () => {
  await using centre = await openAccounts();
  const { accounts, student, applicantId, decision } = await twins(centre);
  await centre.sql`delete from accounts."user" where id = ${student.id}`;
  expect(await accounts.mergeSignUp(decision, student)).toEqual({ status: 'refused', refusal: expect.any(String) });
  await expectUntouched(accounts, applicantId);
  expect(await accounts.declineSignUp({ ...decision, commandId: randomUUID() })).toMatchObject({ status: 'done' });
});

test('mergeSignUp: refuses a key that was used for another command, and nobody loses an account', async () => {
  await using centre = await openAccounts();
  const { student, applicantId, decision } = await twins(centre);
  const faulty = centre.open({ signUps: 'approval', wrap: reusing('ChangeStudentEmail') });
  expect(await faulty.mergeSignUp(decision, student)).toEqual({ status: 'command-reused' });
  await expectUntouched(faulty, applicantId);
  expect(await isSignedIn(faulty, OLD_EMAIL, TEST_PASSWORD)).toBe(true);
  const accounts = centre.open({ signUps: 'approval' });
  expect(await accounts.mergeSignUp(decision, student)).toMatchObject({ status: 'done' });
  await expectMerged(accounts);
});

test.each(['current', 'former'])(
  'mergeSignUp: a missing key of the %s student is a refusal, and the sign-up request waits as before',
  async (kind) => {
    await using centre = await openAccounts();
    const { accounts, student, applicantId, decision } = await twins(centre);
    if (kind === 'former') await accounts.archive({ id: student.id, commandId: randomUUID(), actor });
    const lost = await centre.sql`delete from desk.personal_keys where person_id = ${student.id} returning *`;
    expect(await accounts.mergeSignUp(decision, student)).toEqual({ status: 'refused', refusal: 'key-missing' });
    await expectUntouched(accounts, applicantId);
    expect(await accounts.completeEnrolments()).toBe(0);

    await centre.sql`insert into desk.personal_keys ${centre.sql(lost)}`;
    expect(await accounts.mergeSignUp(decision, student)).toMatchObject({ status: 'done' });
    await expectMerged(accounts);
  },
);

/**
 * Wraps the handler so that all personal keys are lost after the log has the command, whose answer then cannot be read.
 */
const losingKeys =
  (centre: TestAccounts) =>
  (handle: HandleCommand): HandleCommand =>
  async (...command) => {
    await handle(...command);
    await centre.sql`delete from desk.personal_keys`;
    return handle(...command);
  };

test('mergeSignUp, approveSignUp: a decision in the log is done even if the key is missing', async () => {
  await using centre = await openAccounts();
  const merging = await twins(centre);
  const losing = centre.open({ signUps: 'approval', wrap: losingKeys(centre) });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await losing.mergeSignUp(merging.decision, merging.student)).toEqual({ status: 'done' });
  }
  await expectMerged(merging.accounts);

  const signUp = { name: 'Bo', email: 'bo@example.com', password: TEST_PASSWORD, network: '203.0.113.9' };
  const signedUp = await merging.accounts.signUp({ ...signUp, commandId: randomUUID() });
  const approval = { id: signedUp.status === 'done' ? signedUp.id : '', commandId: randomUUID(), actor };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await losing.approveSignUp(approval)).toEqual({ status: 'done' });
  }
  expect(await isSignedIn(merging.accounts, signUp.email, TEST_PASSWORD)).toBe(true);
});

test('completeEnrolments: a merge into a student whose key is missing puts the applicant back on the list', async () => {
  await using centre = await openAccounts();
  const { accounts, student, applicantId, decision } = await twins(centre);
  await expect(centre.open({ wrap: killedBeforeAppend }).mergeSignUp(decision, student)).rejects.toThrow('killed');
  await centre.sql`delete from desk.personal_keys where person_id = ${student.id}`;
  await accounts.completeEnrolments();
  await expectUntouched(accounts, applicantId);
});

test('approveSignUp: a refused enrolment leaves the sign-up request on the list', async () => {
  await using centre = await openAccounts();
  const { applicantId, decision } = await twins(centre);
  const faulty = centre.open({ signUps: 'approval', wrap: reusing('EnrolStudent') });
  expect(await faulty.approveSignUp(decision)).toEqual({ status: 'command-reused' });
  await expectUntouched(faulty, applicantId);
  const accounts = centre.open({ signUps: 'approval' });
  expect(await accounts.approveSignUp(decision)).toMatchObject({ status: 'done' });
  expect(await centre.streamOf(applicantId)).toEqual(['StudentEnrolled']);
});

test.each([
  ['before', killedBeforeAppend],
  ['after', killedAfterAppend],
])('mergeSignUp: if killed %s the append, the next start completes the merge', async (_, wrap) => {
  await using centre = await openAccounts();
  const { student, decision } = await twins(centre);
  await expect(centre.open({ signUps: 'approval', wrap }).mergeSignUp(decision, student)).rejects.toThrow('killed');
  const restarted = centre.open({ signUps: 'approval' });
  expect(await isSignedIn(restarted, OLD_EMAIL, TEST_PASSWORD)).toBe(true);
  expect(await restarted.completeEnrolments()).toBe(1);
  await expectMerged(restarted);
  expect(await restarted.mergeSignUp(decision, student)).toMatchObject({ status: 'done' });
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentEmailChanged']);
});

test('archive: completes an interrupted merge into the student, and then removes the account', async () => {
  await using centre = await openAccounts();
  const { student, decision } = await twins(centre);
  await expect(centre.open({ wrap: killedBeforeAppend }).mergeSignUp(decision, student)).rejects.toThrow('killed');
  const accounts = centre.open({ signUps: 'approval' });
  expect(await accounts.archive({ id: student.id, commandId: randomUUID(), actor })).toMatchObject({ status: 'done' });
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentEmailChanged', 'StudentArchived']);
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
});

test('mergeSignUp: after two merges into one student, log and account both show the later one', async () => {
  await using centre = await openAccounts();
  const { accounts, student, decision } = await twins(centre);
  await expect(centre.open({ wrap: killedAfterAppend }).mergeSignUp(decision, student)).rejects.toThrow('killed');

  const later = { name: 'Ann T.', email: 'later@example.com', password: 'chosen later', network: '203.0.113.8' };
  const signedUp = await accounts.signUp({ ...later, commandId: randomUUID() });
  const laterId = signedUp.status === 'done' ? signedUp.id : '';
  const laterDecision = { ...decision, id: laterId, commandId: randomUUID() };
  expect(await accounts.mergeSignUp(laterDecision, student)).toMatchObject({ status: 'done' });
  await accounts.completeEnrolments();
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentEmailChanged', 'StudentEmailChanged']);
  expect(await centre.sql`select id, email, pending from accounts."user"`).toEqual([
    { id: student.id, email: later.email, pending: null },
  ]);
  expect(await isSignedIn(accounts, later.email, later.password)).toBe(true);
});

test('mergeSignUp: throws AccountBusyError and decides nothing if another command is stored for the student at the same time', async () => {
  await using centre = await openAccounts();
  const { accounts, student, applicantId, decision } = await twins(centre);
  const pending = { type: 'ArchiveStudent', commandId: randomUUID(), actor, ifMatch: 7 };
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const archiving = centre.sql.begin(async (tx) => {
    await lockStudent(tx, student.id);
    locked.resolve();
    await held.promise;
    await tx`update accounts."user" set pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
      where id = ${student.id}`;
  });
  await locked.promise;
  const merging = expect(accounts.mergeSignUp(decision, student)).rejects.toThrow(AccountBusyError);
  await expect
    .poll(() => centre.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory'`)
    .toHaveLength(1);
  held.resolve();
  await archiving;
  await merging;
  await expectUntouched(accounts, applicantId);
});

const restoring = (id: string) => ({
  ...createStudentRegistration('third@example.com'),
  id,
  pending: { type: 'RestoreStudent', commandId: randomUUID(), actor } as const,
});
test('mergeSignUp: waits while an archiving is pending for the student, and is completed after it', async () => {
  await using centre = await openAccounts();
  const { accounts, student, decision } = await twins(centre);
  const pending = { type: 'ArchiveStudent', commandId: randomUUID(), actor, ifMatch: 7 };
  const interfere = () => centre.sql`
    update accounts."user" set pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
    where id = ${student.id}`;
  const merging = centre.open({ signUps: 'approval', wrap: afterAppend(interfere) });
  await expect(merging.mergeSignUp(decision, student)).rejects.toThrow(AccountBusyError);

  // The other command is refused, and the merge is completed after it.
  await accounts.completeEnrolments();
  await accounts.completeEnrolments();
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentEmailChanged']);
  await expectMerged(accounts);
  expect(await centre.sql`select id, pending from accounts."user"`).toEqual([{ id: student.id, pending: null }]);
});

test('createAccount: stores no restoration while a merge into the same student is pending', async () => {
  await using centre = await openAccounts();
  const { accounts, student, decision } = await twins(centre);
  await accounts.archive({ id: student.id, commandId: randomUUID(), actor });
  const created: string[] = [];
  const interfere = async () => created.push(await createAccount(centre, restoring(student.id)));
  const merging = centre.open({ signUps: 'approval', wrap: afterAppend(interfere) });
  expect(await merging.mergeSignUp(decision, student)).toMatchObject({ status: 'done' });
  expect(created).toEqual(['exists']);
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentArchived', 'StudentRestored']);
  await expectMerged(accounts);
});

test('lockStudent: reports a pending merge as changing the student into whom it merges', async () => {
  await using centre = await openAccounts();
  const { accounts, student, decision } = await twins(centre);
  const lock = () => centre.sql.begin((tx) => lockStudent(tx, student.id));
  expect(await lock()).toEqual({ hasAccount: true, isChanging: false });
  await expect(centre.open({ wrap: killedBeforeAppend }).mergeSignUp(decision, student)).rejects.toThrow('killed');
  expect(await lock()).toEqual({ hasAccount: true, isChanging: true });
  await accounts.completeEnrolments();
  expect(await lock()).toEqual({ hasAccount: true, isChanging: false });
});

test('register: completes a merge that restores the same student', async () => {
  await using centre = await openAccounts();
  const { accounts, student, decision } = await twins(centre);
  await accounts.archive({ id: student.id, commandId: randomUUID(), actor });
  await expect(centre.open({ wrap: killedAfterAppend }).mergeSignUp(decision, student)).rejects.toThrow('killed');
  expect(await accounts.register(restoring(student.id))).toMatchObject({ refusal: 'student-not-archived' });
  await expectMerged(accounts);
  expect(await centre.sql`select id, pending from accounts."user"`).toEqual([{ id: student.id, pending: null }]);
});
