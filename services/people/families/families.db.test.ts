import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Clock } from '#services/platform/clock.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

let daysLater = 0;
const clock: Clock = () => new Date(Date.parse('2026-11-20T17:00:00Z') + daysLater * 86_400_000);
const centre = await openForAllTests(openTestCentre({ clock }));
const tutor = await centre.createSignedInTutor();

const PASSWORD = 'chalk and slate';
const newEmail = () => `ann.${randomUUID().slice(0, 8)}@example.com`;
const invite = async (id: string, body: object = { name: '', email: '' }) =>
  (await tutor.post(`/api/students/${id}/families`, body)).body as { link: string; until: string; mailed: boolean };
const toToken = ({ link }: { link: string }) => new URL(link).searchParams.get('family-invitation') ?? '';
const accept = (token: string, more: object = {}) =>
  centre.createVisitor().post('/api/family-invitation', {
    ...{ token, name: 'Ann Olsen', email: newEmail(), password: PASSWORD },
    ...more,
  });
const check = async (token: string) =>
  (await centre.createVisitor().get(`/api/family-invitation?token=${token}`)).body.invitation;
const familiesOf = async (id: string) => (await tutor.get(`/api/students/${id}/families`)).body;
const childrenOf = async (client: Client): Promise<string[]> =>
  (await client.get('/api/session')).body.family.children.map(({ id }: { id: string }) => id);

/** A family account that sees these students. */
async function createFamily(...students: readonly string[]) {
  const email = newEmail();
  const [first = '', ...others] = students;
  expect((await accept(toToken(await invite(first)), { email })).status).toBe(204);
  const client = await centre.signIn(email, PASSWORD);
  for (const id of others) {
    const joined = await client.post('/api/family-invitation/join', { token: toToken(await invite(id)) });
    expect(joined.status, joined.text).toBe(204);
  }
  const { id } = (await client.get('/api/session')).body.user;
  return { id, email, client };
}

test('inviteFamily: the link makes one family account, which is no profile', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen' });
  const invited = await invite(mia.id, { name: 'Ann', email: 'ann@example.com' });
  expect(invited).toMatchObject({ until: '2026-11-27', mailed: false });
  const token = toToken(invited);
  expect(await check(token)).toEqual({ first_name: 'Mia', name: 'Ann', email: 'ann@example.com' });
  expect((await familiesOf(mia.id)).invitations).toMatchObject([{ name: 'Ann', link: invited.link, expired: false }]);

  const email = newEmail();
  expect((await accept(token, { email })).status).toBe(204);
  const ann = await centre.signIn(email, PASSWORD);
  const { profile, family } = (await ann.get('/api/session')).body;
  expect(profile).toBeNull();
  expect(family).toMatchObject({ name: 'Ann Olsen', email, children: [{ id: mia.id, name: 'Mia Olsen' }] });
  expect((await ann.get(`/api/students/${mia.id}`)).body.name).toBe('Mia Olsen');
  expect((await tutor.get('/api/students?search=Ann')).body.students).toEqual([]);
  const { accounts, invitations } = await familiesOf(mia.id);
  expect([accounts, invitations]).toMatchObject([[{ id: family.id, name: 'Ann Olsen', email }], []]);
});

test('acceptFamilyInvitation: works once, also for two people at the same time, and the answer is repeated to the same', async () => {
  const mia = await centre.createStudent();
  const token = toToken(await invite(mia.id));
  const [email, others] = [newEmail(), newEmail()];
  const answers = await Promise.all([accept(token, { email }), accept(token, { email: others, name: 'Bo Berg' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await familiesOf(mia.id)).accounts).toHaveLength(1);
  const [used] = (await familiesOf(mia.id)).accounts;
  expect((await accept(token, { email: used.email, name: used.name })).status).toBe(204);
  // Whoever has the link later must not believe that they have an account, nor learn whether a password is right by asking often.
  const { email: theirs, name } = used;
  for (const other of [{ email: newEmail() }, { password: 'chalk or slate' }])
    expect((await accept(token, { email: theirs, name, ...other })).body.code).toBe('invitation-invalid');
  expect(await check(token)).toBeNull();
  const family = await centre.signIn(used.email, PASSWORD);
  expect((await family.post('/api/family-invitation/join', { token })).body.code).toBe('invitation-invalid');
  expect((await familiesOf(mia.id)).accounts).toHaveLength(1);
  for (let guess = 0; guess < 6; guess += 1) await accept(token, { email: theirs, name, password: `a slate ${guess}` });
  expect((await accept(token, { email: theirs, name })).status).toBe(429);
});

test('acceptFamilyInvitation: refuses a link that was withdrawn, replaced, too old, or is not ours', async () => {
  const mia = await centre.createStudent();
  const [first, second] = [await invite(mia.id), await invite(mia.id)];
  const [one, two] = (await familiesOf(mia.id)).invitations;
  const withdraw = () => tutor.post(`/api/students/${mia.id}/families/withdraw`, { invitation_id: one.id });
  expect((await withdraw()).status).toBe(204);
  expect((await withdraw()).body.code).toBe('invitation-invalid');
  const third = await invite(mia.id, { name: '', email: '', replaces: two.id });
  const token = toToken(third);
  const forged = `${token.slice(0, -2)}${token.endsWith('A') ? 'B' : 'A'}A`;
  for (const faulty of [toToken(first), toToken(second), forged, 'no token']) {
    expect(await check(faulty)).toBeNull();
    expect((await accept(faulty)).body.code).toBe('invitation-invalid');
  }
  daysLater = 8;
  expect(await check(token)).toBeNull();
  expect((await accept(token)).body.code).toBe('invitation-invalid');
  expect((await familiesOf(mia.id)).invitations).toMatchObject([{ expired: true }]);
  daysLater = 0;
  expect((await accept(token)).status).toBe(204);
});

test('getFamiliesOfStudent: lists open invitations first, and expired ones for a month, which can be renewed or removed', async () => {
  const mia = await centre.createStudent();
  const load = async (): Promise<{ id: string; name: string; expired: boolean }[]> =>
    (await familiesOf(mia.id)).invitations;
  const find = async (name: string) => (await load()).find((each) => each.name === name)?.id;
  const loadNames = async () => {
    const [first, ...others] = (await load()).map(({ name, expired }) => (expired ? `${name}, expired` : name));
    return [first, ...others.toSorted()];
  };
  for (const name of ['Ann', 'Bo', 'Cy']) await invite(mia.id, { name, email: '' });
  daysLater = 30;
  const renewed = await invite(mia.id, { name: 'Bo', email: '', replaces: await find('Bo') });
  expect(await loadNames()).toEqual(['Bo', 'Ann, expired', 'Cy, expired']);
  const remove = { invitation_id: await find('Ann') };
  expect((await tutor.post(`/api/students/${mia.id}/families/withdraw`, remove)).status).toBe(204);
  expect(await loadNames()).toEqual(['Bo', 'Cy, expired']);
  expect((await accept(toToken(renewed))).status).toBe(204);
  daysLater = 38;
  expect(await load()).toEqual([]);
  daysLater = 0;
});

test('getSiblings: names the current students of the same families, each once, and nobody after the access ended', async () => {
  const [mia, ben, gone] = [await centre.createStudent(), await centre.createStudent(), await centre.createStudent()];
  const siblingsOf = async (id: string) => (await tutor.get(`/api/students/${id}/siblings`)).body.students;
  const both = await createFamily(mia.id, ben.id, gone.id);
  await createFamily(ben.id, mia.id);
  await tutor.delete(`/api/students/${gone.id}`);
  expect(await siblingsOf(mia.id)).toEqual([{ id: ben.id, name: ben.name }]);
  expect(await siblingsOf((await centre.createStudent()).id)).toEqual([]);
  await tutor.post(`/api/students/${ben.id}/families/end`, { account_id: both.id });
  expect(await siblingsOf(ben.id)).toHaveLength(1);
  const { accounts } = await familiesOf(ben.id);
  await tutor.post(`/api/students/${ben.id}/families/end`, { account_id: accounts[0].id });
  expect(await siblingsOf(mia.id)).toEqual([]);
});

test('inviteFamily: refuses the address of a student, a tutor or a new account, and invites that of a family', async () => {
  const [mia, ben] = [await centre.createStudent(), await centre.createStudent()];
  const sam = await centre.createTutor();
  const family = await createFamily(ben.id);
  const zoe = { name: 'Zoe Park', email: newEmail(), password: PASSWORD };
  expect((await centre.createVisitor().post('/api/auth/sign-up', zoe)).status).toBe(200);
  const inviteAt = (email: string) => tutor.post(`/api/students/${mia.id}/families`, { name: '', email });
  for (const { email } of [mia, ben, sam, zoe]) {
    const { status, body } = await inviteAt(email.toUpperCase());
    expect([status, body.code, body.errors.email]).toEqual([
      409,
      'email-taken',
      expect.stringContaining('leave this empty'),
    ]);
  }
  expect((await familiesOf(mia.id)).invitations).toEqual([]);
  expect((await inviteAt(family.email)).status).toBe(200);
});

test('archiveTutor: withdraws the open invitations that the tutor made, and leaves who was let in', async () => {
  const mia = await centre.createStudent();
  const ada = await centre.createTutor({ owner: true });
  const [owner, sam] = [await centre.signIn(ada.email, ada.password), await centre.createTutor({ name: 'Sam Reed' })];
  const ofSam = await centre.signIn(sam.email, sam.password);
  const inviteBySam = async () =>
    (await ofSam.post(`/api/students/${mia.id}/families`, { name: '', email: '' })).body as { link: string };
  const email = newEmail();
  expect((await accept(toToken(await inviteBySam()), { email })).status).toBe(204);
  const [left, ours] = [toToken(await inviteBySam()), await invite(mia.id)];
  expect((await owner.post(`/api/tutors/${sam.id}/archive`, { homework_to: ada.id })).status).toBe(204);
  expect((await accept(left)).body.code).toBe('invitation-invalid');
  await centre.program.runner.caughtUp();
  const { accounts, invitations } = await familiesOf(mia.id);
  expect([accounts.length, invitations.map(({ link }: { link: string }) => link)]).toEqual([1, [ours.link]]);
  expect(await childrenOf(await centre.signIn(email, PASSWORD))).toEqual([mia.id]);
});

test('acceptFamilyInvitation: says whose account an address is, and uses nothing up', async () => {
  const mia = await centre.createStudent();
  const sam = await centre.createTutor();
  const family = await createFamily(mia.id);
  const token = toToken(await invite(mia.id));
  for (const { email } of [mia, sam])
    expect((await accept(token, { email })).body.errors.email).toContain('a student or a tutor');
  expect((await accept(token, { email: family.email })).body.errors.email).toContain('I have a family account');
  expect((await family.client.post('/api/family-invitation/join', { token })).body.code).toBe('family-access-exists');
  for (const client of [tutor, await centre.signIn(mia.email, mia.password)])
    expect((await client.post('/api/family-invitation/join', { token })).body.code).toBe('unauthorized');
  expect((await accept(token)).status).toBe(204);
});

test('endFamilyAccess: ends requests and notifications about one child at once, and every session with the last one', async () => {
  const [mia, ben] = [await centre.createStudent(), await centre.createStudent({ name: 'Ben Olsen' })];
  const { id, client, email } = await createFamily(mia.id, ben.id);
  using socket = await openFeedSocket(centre.url, client.cookie);
  const end = (student: string) => tutor.post(`/api/students/${student}/families/end`, { account_id: id });
  expect((await end(mia.id)).status).toBe(204);
  expect((await client.get(`/api/students/${mia.id}`)).status).toBe(403);
  expect(await childrenOf(client)).toEqual([ben.id]);
  await socket.waitForMessage(({ type }) => type === 'resync');
  await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 1 });
  await tutor.post(`/api/students/${ben.id}/classes/add`, { classes: 1 });
  await socket.waitForMessage(({ type }) => type === 'changed');
  const tags = socket.messages.flatMap((message) => (message.type === 'changed' ? message.tags : []));
  expect(new Set(tags)).toEqual(new Set([`student:${ben.id}`]));

  expect((await end(ben.id)).status).toBe(204);
  await socket.closed;
  expect((await client.get('/api/session')).body.user).toBeNull();
  // The account remains, and has nothing to see.
  const again = await centre.signIn(email, PASSWORD);
  expect(await childrenOf(again)).toEqual([]);
  for (const student of [mia, ben]) expect((await again.get(`/api/students/${student.id}`)).status).toBe(403);
});

test('deleteStudentAccount: ends what the student gave, also after the student is restored', async () => {
  const mia = await centre.createStudent();
  const { client, email } = await createFamily(mia.id);
  const token = toToken(await invite(mia.id));
  expect((await tutor.delete(`/api/students/${mia.id}`)).status).toBe(204);
  expect((await client.get('/api/session')).body.user).toBeNull();
  expect((await accept(token)).body.code).toBe('invitation-invalid');
  const restore = { email: mia.email, password: PASSWORD };
  expect((await tutor.post(`/api/students/${mia.id}/restore`, restore)).status).toBe(200);
  expect(await childrenOf(await centre.signIn(email, PASSWORD))).toEqual([]);
  expect((await accept(token)).body.code).toBe('invitation-invalid');
});

test('account: a family changes its own password and email like everybody else', async () => {
  const mia = await centre.createStudent();
  const { client, email } = await createFamily(mia.id);
  const change = { password: PASSWORD, new_password: 'another slate' };
  expect((await client.post('/api/account/password', change)).status).toBe(204);
  await centre.signIn(email, 'another slate');
  expect((await client.get('/api/account')).body.sessions).toHaveLength(2);
});

test('openCase: a family asks in its own voice, sees the answer and replies, and the tutors see who asked', async () => {
  const [mia, ben] = [await centre.createStudent({ classes: 2 }), await centre.createStudent()];
  const { client } = await createFamily(mia.id);
  const ask = (id: string, body: object) =>
    client.post(`/api/students/${id}/cases`, {
      row_id: null,
      kind: 'wrong-number',
      text: 'We paid for six',
      ...body,
    });
  expect((await ask(ben.id, {})).status).toBe(403);
  expect((await ask(mia.id, {})).status).toBe(204);
  expect((await ask(mia.id, {})).body.code).toBe('case-exists');
  const asked = { what: 'opened', actor_name: 'Ann Olsen', by_family: true, text: 'We paid for six' };
  const { unresolved } = (await tutor.get('/api/cases')).body;
  const [listed] = unresolved.filter(({ student_id }: { student_id: string }) => student_id === mia.id);
  expect(listed.messages).toMatchObject([asked]);
  const answer = { student_id: mia.id, case_id: listed.id, text: 'Only two were paid' };
  expect((await tutor.post('/api/cases/answer', answer)).status).toBe(204);
  const reply = { case_id: listed.id, text: 'Here is the receipt' };
  expect((await client.post(`/api/students/${ben.id}/cases/reopen`, reply)).status).toBe(403);
  expect((await client.post(`/api/students/${mia.id}/cases/reopen`, reply)).status).toBe(204);
  const student = await centre.signIn(mia.email, mia.password);
  for (const reader of [client, student])
    expect((await reader.get(`/api/students/${mia.id}/cases`)).body.cases[0].messages).toMatchObject([
      asked,
      { what: 'answered', text: 'Only two were paid', by_family: false },
      { what: 'reopened', by_family: true },
    ]);
  const owner = await centre.createSignedInTutor({ owner: true });
  const { entries } = (await owner.get(`/api/activity?student=${mia.id}`)).body;
  expect(entries.filter(({ what }: { what: string }) => /family|case-opened/.test(what))).toMatchObject([
    { what: 'family-joined', actor_name: 'Ann Olsen' },
    { what: 'family-invited', actor_name: 'Sam Okafor' },
    { what: 'case-opened', actor_name: 'Ann Olsen', actor_role: 'family' },
  ]);
});
