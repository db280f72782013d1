import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#scripts/test/database.ts';
import type { Handle } from './completion.ts';
import type { SessionEnded } from './sessions.ts';
import { cookieOf, newStudent, PASSWORD, testAccounts } from './testing.ts';

const archiving = (id: string) => ({
  id,
  commandId: randomUUID(),
  actor: { id: randomUUID(), role: 'tutor' } as const,
});
const restoring = (id: string, email: string) => ({
  ...newStudent(email),
  id,
  pending: { type: 'RestoreStudent', commandId: randomUUID(), actor: { id: randomUUID(), role: 'tutor' } } as const,
});

test('archiving ends the sessions and frees the e-mail at once', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open();
  const student = newStudent('ann@example.com');
  await accounts.register(student);
  const signedIn = await accounts.signIn('ann@example.com', PASSWORD);
  const headers = cookieOf(signedIn.status === 'signed-in' ? signedIn.setCookie : []);
  const session = await accounts.session(headers);
  const ended: SessionEnded[] = [];
  accounts.onSessionEnded((each) => ended.push(each));

  expect(await accounts.archive(archiving(student.id))).toMatchObject({ status: 'done' });
  expect(await accounts.session(headers)).toBeNull();
  expect(ended).toEqual([{ personId: student.id, sessionId: session?.sessionId }]);
  expect(await accounts.signIn('ann@example.com', PASSWORD)).toEqual({ status: 'wrong-credentials' });
  expect(await accounts.register(newStudent('ann@example.com'))).toMatchObject({ status: 'done' });
});

test.each(['before', 'after'])('killed %s the append, the next start finishes the archiving', async (when) => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const student = newStudent('ann@example.com');
  await centre.open().register(student);
  const wrap =
    (handle: Handle): Handle =>
    async (...command) => {
      if (when === 'after') await handle(...command);
      throw new Error('killed');
    };
  await expect(centre.open({ wrap }).archive(archiving(student.id))).rejects.toThrow('killed');

  const restarted = centre.open();
  await restarted.completeEnrolments();
  expect(await centre.streamOf(student.id)).toEqual(['StudentEnrolled', 'StudentArchived']);
  expect(await restarted.signIn('ann@example.com', PASSWORD)).toEqual({ status: 'wrong-credentials' });
});

test('an archiving that is refused leaves the account as it was', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open();
  const student = newStudent('ann@example.com');
  await accounts.register(student);
  expect(await accounts.archive({ ...archiving(student.id), ifMatch: 7 })).toMatchObject({
    status: 'version-mismatch',
  });
  expect(await accounts.completeEnrolments()).toBe(0);
  expect(await accounts.signIn('ann@example.com', PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('late retries touch nobody who was archived or restored since', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open();
  const student = newStudent('ann@example.com');
  const archive = archiving(student.id);
  await accounts.register(student);
  await accounts.archive(archive);
  expect(await accounts.register(student)).toMatchObject({ status: 'done', repeated: true });
  expect(await accounts.signIn('ann@example.com', PASSWORD)).toEqual({ status: 'wrong-credentials' });

  expect(await accounts.register(restoring(student.id, 'ann@new.example'))).toMatchObject({ status: 'done' });
  expect(await accounts.archive(archive)).toMatchObject({ status: 'done', repeated: true });
  expect(await accounts.signIn('ann@new.example', PASSWORD)).toMatchObject({ status: 'signed-in' });
});

test('a student who is here cannot be restored, and keeps the account', async () => {
  await using database = await testDatabase();
  await using centre = await testAccounts(database);
  const accounts = centre.open();
  const student = newStudent('ann@example.com');
  await accounts.register(student);
  expect(await accounts.register(restoring(student.id, 'else@example.com'))).toMatchObject({
    status: 'refused',
    refusal: 'student-not-archived',
  });
  expect(await accounts.signIn('ann@example.com', PASSWORD)).toMatchObject({ status: 'signed-in' });
});
