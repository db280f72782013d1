import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createSharedLimits } from '#services/platform/limits/shared-limits.ts';
import { deleteExpiredAccounts } from './delete-expired-accounts.ts';
import { RESET_LETTER_LIMIT } from './password-reset.ts';
import { createAccountsOpener, openAccountsOfStudent, TEST_PASSWORD, toCookieHeader } from './test/accounts-fixture.ts';

const openAccounts = createAccountsOpener();
const EMAIL = 'ann@example.com';
const CHOSEN = 'a slate of my own';

const openWithStudent = () => openAccountsOfStudent(openAccounts, EMAIL);
const readLink = (letters: readonly string[]) =>
  letters.flatMap((letter) => /\?reset=(\S+)/.exec(letter)?.[1] ?? []).at(-1);

test('requestPasswordReset: a known address gets a link that sets a new password once, and ends every session', async () => {
  const { centre, accounts, student } = await openWithStudent();
  await using _ = centre;
  const session = await accounts.signIn(EMAIL, TEST_PASSWORD);
  const cookie = session.status === 'signed-in' ? toCookieHeader(session.setCookie) : { cookie: '' };
  expect(await accounts.session(cookie)).toMatchObject({ email: EMAIL });
  const ended: string[] = [];
  accounts.onSessionEnded(({ sessionId }) => ended.push(sessionId));

  await accounts.requestPasswordReset(EMAIL.toUpperCase());
  await expect.poll(centre.outbox).toHaveLength(1);
  const [letter = ''] = await centre.outbox();
  expect(letter).toContain(`To: ${EMAIL}`);
  expect(letter).toContain('for 30 minutes');
  const token = readLink([letter]) ?? '';
  expect(await accounts.emailToReset(token)).toBe(EMAIL);
  // The table does not hold what opens the account.
  expect(JSON.stringify(await centre.sql`select * from accounts.verification`)).not.toContain(token);
  // The old password works until the new one is chosen.
  expect((await accounts.signIn(EMAIL, TEST_PASSWORD)).status).toBe('signed-in');

  const outcomes = await Promise.all([
    accounts.resetPassword(token, CHOSEN),
    accounts.resetPassword(token, 'a third one'),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['reset', 'reset-invalid']);
  const chosen = outcomes[0]?.status === 'reset' ? CHOSEN : 'a third one';
  expect(await accounts.resetPassword(token, 'a fourth one')).toEqual({ status: 'reset-invalid' });
  expect(await accounts.session(cookie)).toBeNull();
  expect(ended).toHaveLength(2);
  expect((await accounts.signIn(EMAIL, TEST_PASSWORD)).status).toBe('wrong-credentials');
  expect((await accounts.signIn(EMAIL, chosen)).status).toBe('signed-in');
  expect((await centre.store.read(`account-${student.id}`)).map(({ type }) => type)).toEqual(['AccountPasswordReset']);
  await expect.poll(centre.outbox).toHaveLength(2);
  expect((await centre.outbox())[1]).toContain('Your password at Rollbook has changed');
});

test('requestPasswordReset: an unknown address gets nothing, an unconfirmed one its confirmation, and nobody more than fifteen letters a day', async () => {
  const { centre, accounts } = await openWithStudent();
  await using _ = centre;
  const required = centre.open({ emailConfirmation: 'required' });
  await required.signUp({
    ...{ name: 'Zoe Park', email: 'zoe@example.com', password: 'another slate' },
    ...{ commandId: randomUUID(), network: '203.0.113.7' },
  });
  await expect.poll(centre.outbox).toHaveLength(1);
  await createSharedLimits(centre.sql).consume(RESET_LETTER_LIMIT, EMAIL, RESET_LETTER_LIMIT.points - 1);
  for (const email of ['nobody@example.com', EMAIL, EMAIL, 'zoe@example.com'])
    await accounts.requestPasswordReset(email);
  await expect.poll(centre.outbox).toHaveLength(1 + 1 + 1);
  const letters = await centre.outbox();
  expect(
    letters.filter((letter) => letter.includes('To: zoe@example.com') && letter.includes('?confirm=')),
  ).toHaveLength(2);
  expect(letters.filter((letter) => letter.includes(`To: ${EMAIL}`) && letter.includes('?reset='))).toHaveLength(1);
});

test('sendResetLink: an address that the person no longer has when the link is made gets none', async () => {
  const { centre, accounts, student } = await openWithStudent();
  await using _ = centre;
  const change = { id: student.id, commandId: randomUUID(), actor: { id: randomUUID(), role: 'tutor' } } as const;
  // The request has found the person and waits for its limit while their e-mail changes.
  const sending = await centre.sql.begin(async (tx) => {
    await tx`lock table desk.limits in exclusive mode`;
    const sent = accounts.sendResetLink(EMAIL);
    await vi.waitFor(async () =>
      expect(
        await centre.sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ).toHaveLength(1),
    );
    expect(await accounts.changeEmail('ann@new.example', change)).toMatchObject({ status: 'changed' });
    return { sent };
  });
  await sending.sent;
  expect(await centre.sql`select 1 from accounts.verification`).toHaveLength(0);
  await accounts.sendResetLink('ann@new.example');
  await expect.poll(centre.outbox).toHaveLength(2);
  expect((await centre.outbox()).filter((letter) => letter.includes('?reset='))).toEqual([
    expect.stringContaining('To: ann@new.example'),
  ]);
});

test('makeResetCode: a code sets a new password once, in any case and spacing, and a newer one replaces it', async () => {
  const { centre, accounts, student } = await openWithStudent();
  await using _ = centre;
  const first = await accounts.makeResetCode({ id: student.id });
  const second = await accounts.makeResetCode({ email: EMAIL.toUpperCase() });
  expect(first?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(await accounts.emailToReset(first?.code ?? '')).toBeUndefined();
  const typed = ` ${second?.code.replaceAll('-', ' ').toLowerCase()} `;
  expect(await accounts.emailToReset(typed)).toBe(EMAIL);
  expect(await accounts.resetPassword(typed, CHOSEN)).toMatchObject({ status: 'reset' });
  expect(await accounts.resetPassword(typed, CHOSEN)).toEqual({ status: 'reset-invalid' });
  expect((await accounts.signIn(EMAIL, CHOSEN)).status).toBe('signed-in');
  expect(await accounts.makeResetCode({ id: randomUUID() })).toBeUndefined();
});

test('resetPassword: a link or code that is too old or invented, or whose account is gone, changes nothing', async () => {
  const { centre, accounts, student } = await openWithStudent();
  await using _ = centre;
  const { code = '' } = (await accounts.makeResetCode({ id: student.id })) ?? {};
  await centre.sql`update accounts.verification set "expiresAt" = now() - interval '1 second'`;
  for (const token of [code, 'ABCD-EFGH-JKMN', '', 'x'.repeat(2_000)]) {
    expect(await accounts.emailToReset(token)).toBeUndefined();
    expect(await accounts.resetPassword(token, CHOSEN)).toEqual({ status: 'reset-invalid' });
  }
  await deleteExpiredAccounts(centre.sql);
  expect(await centre.sql`select 1 from accounts.verification`).toHaveLength(0);
  const { code: newer = '' } = (await accounts.makeResetCode({ id: student.id })) ?? {};
  await centre.sql`delete from accounts."user" where id = ${student.id}`;
  expect(await accounts.resetPassword(newer, CHOSEN)).toEqual({ status: 'reset-invalid' });
});
