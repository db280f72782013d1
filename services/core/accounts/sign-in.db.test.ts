import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { holdPasswordChecks } from '#testing/password-hash-spies.ts';
import type { AccountService } from './accounts.ts';
import {
  createAccountsOpener,
  createStudentRegistration,
  TEST_PASSWORD,
  type TestAccounts,
} from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();
const actor = { id: randomUUID(), role: 'tutor' } as const;
const EMAIL = 'old@example.com';

interface Scene {
  readonly accounts: AccountService;
  readonly student: ReturnType<typeof createStudentRegistration>;
  readonly applicantId: string;
}
const APPLICANTS_EMAIL = 'new@example.com';

/** Opens accounts with a student and an applicant who have the same password. */
const openScene = async (centre: TestAccounts): Promise<Scene> => {
  const accounts = centre.open({ signUps: 'approval' });
  const student = createStudentRegistration(EMAIL);
  await accounts.register(student);
  const signUp = {
    name: 'Ann S.',
    email: APPLICANTS_EMAIL,
    password: TEST_PASSWORD,
    commandId: randomUUID(),
    network: '203.0.113.7',
  };
  const signedUp = await accounts.signUp(signUp);
  return { accounts, student, applicantId: signedUp.status === 'done' ? signedUp.id : '' };
};
const archive = ({ accounts, student }: Scene) => accounts.archive({ id: student.id, commandId: randomUUID(), actor });
const decision = ({ applicantId }: Scene) => ({ id: applicantId, commandId: randomUUID(), actor });

test.each<[string, string, (scene: Scene) => Promise<unknown>]>([
  [
    'of a student whom a sign-up request is merged into',
    EMAIL,
    (scene) => scene.accounts.mergeSignUp(decision(scene), scene.student),
  ],
  ['of a student who is archived', EMAIL, archive],
  [
    'of a student who is archived and restored',
    EMAIL,
    async (scene) => {
      await archive(scene);
      const pending = { type: 'RestoreStudent', commandId: randomUUID(), actor } as const;
      // The password is hashed already, because hashes are computed one after the other.
      await scene.accounts.register({ ...scene.student, password: { hash: 'another' }, pending });
    },
  ],
  ['of a sign-up request that is declined', APPLICANTS_EMAIL, (scene) => scene.accounts.declineSignUp(decision(scene))],
  [
    'of a sign-up request that is merged into a student',
    APPLICANTS_EMAIL,
    (scene) => scene.accounts.mergeSignUp(decision(scene), scene.student),
  ],
])('signIn: a password %s while it is checked opens no session', async (_, email, change) => {
  await using centre = await openAccounts();
  const scene = await openScene(centre);
  const checks = holdPasswordChecks();
  const signingIn = scene.accounts.signIn(email, TEST_PASSWORD);
  await checks.begun;
  await change(scene);
  checks.release();
  expect(await signingIn).toEqual({ status: 'wrong-credentials' });
  expect(await centre.sql`select 1 from accounts.session`).toHaveLength(0);
});

test('signIn: waits for an uncommitted change of the password, and starts no session after it', async () => {
  await using centre = await openAccounts();
  const { accounts, student } = await openScene(centre);
  const signedIn = await centre.sql.begin(async (tx) => {
    // Takes the same lock as a confirmation, which still lets the session be inserted.
    await tx`update accounts."user" set "updatedAt" = now() where id = ${student.id}`;
    await tx`delete from accounts.session`;
    await tx`update accounts.account set password = 'another' where "userId" = ${student.id}`;
    const answer = accounts.signIn(EMAIL, TEST_PASSWORD);
    await expect.poll(() => centre.sql`select 1 from accounts.session`).toHaveLength(1);
    return { answer };
  });
  expect(await signedIn.answer).toEqual({ status: 'wrong-credentials' });
  expect(await centre.sql`select 1 from accounts.session`).toHaveLength(0);
});
