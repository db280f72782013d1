import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { holdNewPasswords } from '#testing/password-hash-spies.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { createAccountsOpener, type TestAccounts } from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();
const actor = { id: randomUUID(), role: 'tutor' } as const;
const newRequest = () => ({
  name: 'Zoe Park',
  email: 'zoe@example.com',
  password: 'another slate',
  commandId: randomUUID(),
  network: '203.0.113.7',
});
const decision = (id: string) => ({ id, commandId: randomUUID(), actor });

const signUp = async (accounts: ReturnType<TestAccounts['open']>, request: ReturnType<typeof newRequest>) => {
  const answer = await accounts.signUp(request);
  if (answer.status !== 'done') throw new Error(answer.status);
  return answer.id;
};

test('signUp: a retry in flight while a tutor declines does not create the account again', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ signUps: 'approval' });
  const request = newRequest();
  const id = await signUp(accounts, request);
  const passwords = holdNewPasswords();
  const repeated = accounts.signUp(request);
  await passwords.begun;
  expect(await accounts.declineSignUp(decision(id))).toEqual({ status: 'done' });
  passwords.release();
  expect(await repeated).toMatchObject({ status: 'done', id });
  expect(await accounts.applicants()).toEqual([]);
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
});

test('createAccount: waits for a decision that is being committed, and creates no account after it', async () => {
  await using centre = await openAccounts();
  const { name, email } = newRequest();
  const account: NewAccount = {
    ...{ id: randomUUID(), name, email, password: { hash: 'any' } },
    ...{ role: 'student', confirmed: true, pending: null },
  };
  expect(await createAccount(centre, account)).toBe('created');
  const { repeated } = await centre.sql.begin(async (tx) => {
    await tx`delete from accounts."user" where id = ${account.id}`;
    await tx`
      insert into accounts.sign_up_decisions (person_id, name, command_id, decision, decided_by)
      values (${account.id}, ${name}, ${randomUUID()}, 'declined', ${actor.id})`;
    const creating = createAccount(centre, account);
    const waiting = () => centre.sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(waiting).toHaveLength(1);
    return { repeated: creating };
  });
  expect(await repeated).toBe('exists');
  expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
});

test('declineSignUp: decides about an account that waits, even after an earlier decision', async () => {
  await using centre = await openAccounts();
  const accounts = centre.open({ signUps: 'approval' });
  const id = await signUp(accounts, newRequest());
  await centre.sql`
    insert into accounts.sign_up_decisions (person_id, name, command_id, decision, decided_by)
    values (${id}, 'Mia Chen', ${randomUUID()}, 'approved', ${actor.id})`;
  expect(await accounts.declineSignUp(decision(id))).toEqual({ status: 'done' });
  expect(await accounts.decisions(2)).toMatchObject([{ id, decision: 'declined' }]);
});

test.each(['open', 'approval'] as const)(
  'signUp: a retry after weeks creates no account for a former student who signed up under “%s”',
  async (signUps) => {
    await using centre = await openAccounts();
    const accounts = centre.open({ signUps: 'approval' });
    const request = newRequest();
    const id = await signUp(centre.open({ signUps }), request);
    if (signUps === 'approval') await accounts.approveSignUp(decision(id));
    await accounts.archive(decision(id));
    await centre.sql`delete from accounts.sign_up_decisions`;
    await centre.sql`delete from accounts.sign_up_requests`;

    for (const mode of ['approval', 'open'] as const) await signUp(centre.open({ signUps: mode }), request);
    expect(await centre.sql`select 1 from accounts."user"`).toHaveLength(0);
    expect(await centre.streamOf(id)).toEqual(['StudentEnrolled', 'StudentArchived']);
    const restored = { ...request, id, password: 'chosen by a tutor', role: 'student', confirmed: true } as const;
    const pending = { type: 'RestoreStudent', commandId: randomUUID(), actor } as const;
    expect(await accounts.register({ ...restored, pending })).toMatchObject({ status: 'done' });
    expect(await accounts.signIn(request.email, 'chosen by a tutor')).toMatchObject({ status: 'signed-in' });
  },
);
