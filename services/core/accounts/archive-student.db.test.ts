import { randomUUID } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import type { Sql } from 'postgres';
import { expect, test, vi } from 'vitest';
import { countHashes } from '#testing/password-hash-spies.ts';
import { AccountBusyError } from './account-busy-error.ts';
import type { HandleCommand } from './complete-pending-command.ts';
import type { NewAccount } from './create-account.ts';
import type { EndedSession } from './sessions.ts';
import {
  createAccountsOpener,
  createStudentRegistration,
  killedAfterAppend,
  killedBeforeAppend,
  TEST_PASSWORD,
  toCookieHeader,
} from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();
const archiving = (id: string) => ({
  id,
  commandId: randomUUID(),
  actor: { id: randomUUID(), role: 'tutor' } as const,
});
const restoring = (id: string, email: string) => ({
  ...createStudentRegistration(email),
  id,
  pending: { type: 'RestoreStudent', commandId: randomUUID(), actor: { id: randomUUID(), role: 'tutor' } } as const,
});

/** The accounts of a centre with the student Ann. */
const openWithStudent = async () => {
  const centre = await openAccounts();
  const accounts = centre.open();
  const student = createStudentRegistration('ann@example.com');
  await accounts.register(student);
  return { centre, accounts, student, [Symbol.asyncDispose]: () => centre[Symbol.asyncDispose]() };
};
/** Of a second student, who is archived. */
const createFormer = async (accounts: Awaited<ReturnType<typeof openWithStudent>>['accounts']) => {
  const former = createStudentRegistration('ben@example.com');
  await accounts.register(former);
  await accounts.archive(archiving(former.id));
  return former;
};

/**
 * Stores an account with its pending command, as another copy of the program does before it sends the command to the
 * log.
 */
const insertAccount = (sql: Sql, { id, name, email, pending }: NewAccount) => sql`
  insert into accounts."user" (id, name, email, "emailVerified", role, pending, pending_since)
  values (${id}, ${name}, ${email}, true, 'student', ${JSON.stringify(pending)}::text::jsonb, now())`;

test('archiveStudent: ends the sessions and frees the e-mail at once', async () => {
  await using opened = await openWithStudent();
  const { accounts, student } = opened;
  const signedIn = await accounts.signIn('ann@example.com', TEST_PASSWORD);
  const headers = toCookieHeader(signedIn.status === 'signed-in' ? signedIn.setCookie : []);
  const session = await accounts.session(headers);
  const ended: EndedSession[] = [];
  accounts.onSessionEnded((each) => ended.push(each));

  expect(await accounts.archive(archiving(student.id))).toMatchObject({ status: 'done' });
  expect(await accounts.session(headers)).toBeNull();
  expect(ended).toEqual([{ personId: student.id, sessionId: session?.sessionId }]);
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toEqual({ status: 'wrong-credentials' });
  expect(await accounts.register(createStudentRegistration('ann@example.com'))).toMatchObject({ status: 'done' });
});

test.each([
  ['before', killedBeforeAppend],
  ['after', killedAfterAppend],
])('archiveStudent: if killed %s the append, the next start completes the archiving', async (_, wrap) => {
  await using centre = await openAccounts();
  const student = createStudentRegistration('ann@example.com');
  await centre.open().register(student);
  await expect(centre.open({ wrap }).archive(archiving(student.id))).rejects.toThrow('killed');

  const restarted = centre.open();
  await restarted.completeEnrolments();
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentArchived']);
  expect(await restarted.signIn('ann@example.com', TEST_PASSWORD)).toEqual({ status: 'wrong-credentials' });
});

test('archiveStudent: completes another tutor’s archiving that was killed after the append, and leaves no account', async () => {
  await using centre = await openAccounts();
  const student = createStudentRegistration('ann@example.com');
  await centre.open().register(student);
  const archive = archiving(student.id);
  await expect(centre.open({ wrap: killedAfterAppend }).archive(archive)).rejects.toThrow('killed');
  const accounts = centre.open();
  const otherTutor = { id: randomUUID(), role: 'tutor' } as const;
  expect(await accounts.archive({ ...archive, actor: otherTutor })).toEqual({ status: 'command-reused' });
  expect(await accounts.archive(archive)).toMatchObject({ status: 'done', repeated: true });
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
});

test('archiveStudent: a refused request leaves the account unchanged', async () => {
  await using opened = await openWithStudent();
  const { accounts, student } = opened;
  expect(await accounts.archive({ ...archiving(student.id), ifMatch: 7 })).toMatchObject({
    status: 'version-mismatch',
  });
  expect(await accounts.completeEnrolments()).toBe(0);
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('archiveStudent: of two concurrent requests, the second removes the account although the first is refused', async () => {
  await using opened = await openWithStudent();
  const { centre, accounts, student } = opened;
  const waitForLocks = (count: number) =>
    vi.waitFor(async () => {
      const waiting = await centre.sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(count);
    });
  // Both transactions see that nothing is pending before the first stores its intent.
  const { refused, done } = await centre.sql.begin(async (tx) => {
    await tx`select 1 from accounts."user" where id = ${student.id} for update`;
    const refused = accounts.archive({ ...archiving(student.id), ifMatch: 7 });
    await waitForLocks(1);
    const done = accounts.archive(archiving(student.id));
    await waitForLocks(2);
    return { refused: () => refused, done: () => done };
  });
  expect(await refused()).toMatchObject({ status: 'version-mismatch' });
  expect(await done()).toMatchObject({ status: 'done' });
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentArchived']);
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
});

test('archiveStudent: writes nothing to the log while another command is pending for the account', async () => {
  await using opened = await openWithStudent();
  const { centre, accounts, student } = opened;
  await centre.sql.unsafe(`
    create function accounts.keep_busy() returns trigger language plpgsql as $$
    begin
      new.pending := old.pending;
      new.pending_since := old.pending_since;
      return new;
    end $$;
    update accounts."user"
    set pending = '{"type": "JoinTutor", "commandId": "${randomUUID()}", "owner": false,
      "actor": {"id": "${randomUUID()}", "role": "system"}}', pending_since = now();
    create trigger keep_busy before update on accounts."user" for each row execute function accounts.keep_busy()`);
  await expect(accounts.archive(archiving(student.id))).rejects.toThrow(AccountBusyError);
  await centre.sql`drop function accounts.keep_busy cascade`;
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled']);
});

test('archiveStudent, register: a late retry changes nobody who was archived or restored since', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open();
  const student = createStudentRegistration('ann@example.com');
  const archive = archiving(student.id);
  await accounts.register(student);
  await accounts.archive(archive);
  expect(await accounts.register(student)).toMatchObject({ status: 'done', repeated: true });
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toEqual({ status: 'wrong-credentials' });

  expect(await accounts.register(restoring(student.id, 'ann@new.example'))).toMatchObject({ status: 'done' });
  expect(await accounts.archive(archive)).toMatchObject({ status: 'done', repeated: true });
  expect(await accounts.signIn('ann@new.example', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('archiveStudent, register: no link or code of before opens the account of a restored student', async () => {
  await using opened = await openWithStudent();
  const { centre, accounts, student } = opened;
  const { code = '' } = (await accounts.makeResetCode({ id: student.id })) ?? {};
  await accounts.sendEmailChangeLink(student.id, 'ann@other.example');
  await accounts.archive(archiving(student.id));
  // A request that is worked on after the archiving must not make a link for the restored student either.
  await accounts.sendEmailChangeLink(student.id, 'ann@other.example');
  await accounts.register(restoring(student.id, 'ann@new.example'));
  expect(await accounts.emailToReset(code)).toBeUndefined();
  expect(await accounts.resetPassword(code, 'a stranger’s')).toEqual({ status: 'reset-invalid' });
  expect(await centre.sql`select 1 from accounts.verification`).toHaveLength(0);
});

test('register: refuses to restore a current student, who keeps the account', async () => {
  await using opened = await openWithStudent();
  const { accounts, student } = opened;
  expect(await accounts.register(restoring(student.id, 'else@example.com'))).toMatchObject({
    status: 'refused',
    refusal: 'student-not-archived',
  });
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('archiveStudent, register: a missing key is a refusal, and nothing stays pending', async () => {
  await using opened = await openWithStudent();
  const { centre, accounts, student: current } = opened;
  const former = await createFormer(accounts);
  await centre.sql`delete from desk.personal_keys`;

  const keyMissing = { status: 'refused', refusal: 'key-missing' };
  expect(await accounts.archive(archiving(current.id))).toEqual(keyMissing);
  expect(await accounts.signIn('ann@example.com', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
  expect(await accounts.register(restoring(former.id, 'ben@new.example'))).toEqual(keyMissing);
  expect(await centre.sql`select email, pending from accounts."user"`).toEqual([
    { email: 'ann@example.com', pending: null },
  ]);
});

test('archiveStudent: also removes the account of a student who is restored concurrently', async () => {
  await using opened = await openWithStudent();
  const { centre, accounts, student } = opened;
  await accounts.archive(archiving(student.id));
  let restored = false;
  const wrap =
    (handle: HandleCommand): HandleCommand =>
    async (...command) => {
      if (!restored) {
        restored = true;
        await accounts.register(restoring(student.id, 'ann@new.example'));
      }
      return handle(...command);
    };
  expect(await centre.open({ wrap }).archive(archiving(student.id))).toMatchObject({ status: 'done' });
  expect(await centre.streamOf(student.id)).toEqual([
    ...['StudentEnrolled', 'StudentArchived', 'StudentRestored', 'StudentArchived'],
  ]);
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
});

test('register: a student who is archived concurrently is restored with an account, or not at all', async () => {
  await using opened = await openWithStudent();
  const { centre, accounts, student } = opened;
  let archived = false;
  const wrap =
    (handle: HandleCommand): HandleCommand =>
    async (...command) => {
      if (!archived) {
        archived = true;
        await accounts.archive(archiving(student.id));
      }
      return handle(...command);
    };
  const restore = restoring(student.id, 'ann@new.example');
  expect(await centre.open({ wrap }).register(restore)).toMatchObject({ status: 'done' });
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentArchived', 'StudentRestored']);
  expect(await accounts.signIn('ann@new.example', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('register: of two concurrent restorations, the one that the log accepts keeps its account', async () => {
  await using opened = await openWithStudent();
  const { centre, accounts, student } = opened;
  const archived = archiving(student.id);
  await accounts.archive(archived);
  /** The accounts that other copies of the program store, one for each password that this copy hashes. */
  const others: NewAccount[] = [
    // The account is left over from an archiving that stopped before it removed the account.
    { ...restoring(student.id, 'old@example.com'), pending: { type: 'ArchiveStudent', ifMatch: null, ...archived } },
    restoring(student.id, 'other@example.com'),
  ];
  const hash = argon2.hash;
  vi.spyOn(argon2, 'hash').mockImplementation(async (...args) => {
    const other = others.shift();
    if (other) await insertAccount(centre.sql, other);
    return hash(...args);
  });
  const restored = await accounts.register(restoring(student.id, 'new@example.com'));
  await accounts.completeEnrolments();
  expect(restored).toMatchObject({ status: 'done' });
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentArchived', 'StudentRestored']);
  expect(await centre.sql`select email, pending from accounts."user"`).toEqual([
    { email: 'new@example.com', pending: null },
  ]);
  expect(await accounts.signIn('new@example.com', TEST_PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('register: a restoration waits for a pending one, and is refused after it', async () => {
  await using opened = await openWithStudent();
  const { centre, accounts, student } = opened;
  await accounts.archive(archiving(student.id));
  const { read } = centre.store;
  const reads = vi.spyOn(centre.store, 'read').mockImplementationOnce(async (...args) => {
    const events = await read(...args);
    // The other account is inserted after the version of the stream is read and before the account is looked up.
    await insertAccount(centre.sql, restoring(student.id, 'other@example.com'));
    return events;
  });
  expect(await accounts.register(restoring(student.id, 'new@example.com'))).toMatchObject({
    refusal: 'student-not-archived',
  });
  expect(reads).toHaveBeenCalled();
  expect(await centre.sql`select email, pending from accounts."user"`).toEqual([
    { email: 'other@example.com', pending: null },
  ]);
});

test('register: a refused restoration hashes no password', async () => {
  await using opened = await openWithStudent();
  const { accounts, student: current } = opened;
  const former = await createFormer(accounts);
  const hashes = countHashes();
  for (const restore of [restoring(current.id, 'new@example.com'), restoring(former.id, 'ann@example.com')]) {
    expect(await accounts.register(restore)).toMatchObject({ status: 'refused' });
  }
  expect(hashes.count()).toBe(0);
});
