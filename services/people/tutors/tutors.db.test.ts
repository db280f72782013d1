import { expect } from 'vitest';
import { armCrashpoint } from '#events/kernel/crashpoint.ts';
import { completeHandovers } from '#services/learning/homework/hand-over-homework.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { Client } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { createHomeworkRequest } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';

const centre = await openForAllTests(openTestCentre({ env: { SIGNUPS: 'approval', EMAIL_CONFIRMATION: 'off' } }));
const ada = await centre.createTutor({ name: 'Ada Quinn', owner: true });
const owner = await centre.signIn(ada.email, ada.password);
const CHOSEN = 'a slate of my own';

let invited = 0;
const newAddress = () => {
  invited += 1;
  return `new${invited}@rollbook.example`;
};
const tokenOf = (link: string) => new URL(link).searchParams.get('tutor-invitation') ?? '';
const invite = (email = newAddress(), by = owner, more = {}) =>
  by.post('/api/tutors', { name: 'Noor Aziz', email, owner: false, ...more });
const accept = (link: string, password = CHOSEN) =>
  centre.createVisitor().post('/api/tutor-invitation', { token: tokenOf(link), password });
const emailFor = async (link: string) =>
  (await centre.createVisitor().get(`/api/tutor-invitation?token=${tokenOf(link)}`)).body.email;
const listTutors = async () => {
  await centre.program.runner.caughtUp();
  return (await owner.get('/api/tutors')).body;
};
const findByEmail = async (list: 'tutors' | 'former' | 'invitations', email: string) =>
  (await listTutors())[list].find((row: { email: string }) => row.email === email);
const signInStatus = async (email: string, password = CHOSEN) =>
  (await centre.createVisitor().post('/api/auth/sign-in', { email, password })).status;
const listActs = async (id: string): Promise<[string, string][]> => {
  await centre.program.runner.caughtUp();
  const { body } = await owner.get(`/api/activity?student=${id}&group=accounts`);
  return body.entries.map((entry: { what: string; actor_name: string }) => [entry.what, entry.actor_name]);
};
const lettersTo = (email: string) => centre.program.sql<{ subject: string; text: string }[]>`
  select data ->> 'subject' as subject, data ->> 'text' as text from desk_jobs.job
  where data ->> 'to' = ${email} order by created_on`;
const isSignedIn = async (client: Client) => (await client.get('/api/account')).status === 200;
const archive = (id: string, homework_to = ada.id, by = owner, headers = {}) =>
  by.post(`/api/tutors/${id}/archive`, { homework_to }, headers);

test('inviteTutor: the link works once, and makes the person a tutor with the password that they choose', async () => {
  const email = newAddress();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await owner.post('/api/tutors', { name: 'Noor Aziz', email, owner: false }, key);
  expect(first.status).toBe(200);
  const again = await owner.post('/api/tutors', { name: 'Noor Aziz', email, owner: false }, key);
  // Repeated after a lost answer: it is one invitation, and only the link of the last answer is valid.
  expect([await emailFor(first.body.link), await emailFor(again.body.link)]).toEqual([null, email]);
  expect((await lettersTo(email)).at(-1)?.text).toContain(again.body.link);
  expect(await findByEmail('invitations', email)).toMatchObject({ name: 'Noor Aziz', owner: false });
  expect(await findByEmail('former', email)).toBeUndefined();
  expect(await signInStatus(email)).toBe(401);

  expect((await accept(again.body.link)).status).toBe(204);
  expect((await accept(again.body.link, 'of somebody else')).body.code).toBe('invitation-invalid');
  expect([await signInStatus(email), await signInStatus(email, 'of somebody else')]).toEqual([204, 401]);
  const noor = await findByEmail('tutors', email);
  expect(noor).toMatchObject({ owner: false, joined_at: expect.any(String), last_used_at: expect.any(String) });
  expect(await findByEmail('invitations', email)).toBeUndefined();
  expect(await listActs(noor.id)).toEqual([
    ['joined', 'Noor Aziz'],
    ['tutor-invited', 'Ada Quinn'],
  ]);
});

test('acceptTutorInvitation: of two requests at the same moment, one chooses the password', async () => {
  const email = newAddress();
  const { link } = (await invite(email)).body;
  const passwords = ['first slate', 'second slate'];
  const statuses = (await Promise.all(passwords.map((password) => accept(link, password)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([204, 409]);
  const signedIn = await Promise.all(passwords.map((password) => signInStatus(email, password)));
  expect(signedIn.sort()).toEqual([204, 401]);
});

test('renewTutorInvitation and withdrawTutorInvitation: the link before is void, and the address is free after the withdrawal', async () => {
  const email = newAddress();
  const { link } = (await invite(email, owner, { owner: true })).body;
  const { id } = await findByEmail('invitations', email);
  const renewed = await owner.post(`/api/tutors/${id}/invitation`, undefined);
  expect([await emailFor(link), await emailFor(renewed.body.link)]).toEqual([null, email]);
  await centre.program.sql`update accounts.verification set "expiresAt" = now() where value = ${id}`;
  expect(await emailFor(renewed.body.link)).toBeNull();
  expect((await accept(renewed.body.link)).body.code).toBe('invitation-invalid');
  expect(await findByEmail('invitations', email)).toMatchObject({ owner: true, expires_at: null });
  const { link: last } = (await owner.post(`/api/tutors/${id}/invitation`, undefined)).body;

  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await owner.delete(`/api/tutors/${id}/invitation`, key)).status).toBe(204);
  expect((await owner.delete(`/api/tutors/${id}/invitation`, key)).status).toBe(204);
  expect((await owner.delete(`/api/tutors/${id}/invitation`)).body.code).toBe('invitation-unknown');
  expect((await owner.post(`/api/tutors/${id}/invitation`, undefined)).body.code).toBe('invitation-unknown');
  expect((await accept(last)).body.code).toBe('invitation-invalid');
  expect((await listActs(id)).map(([what]) => what)).toEqual([
    ...['invitation-withdrawn', 'invitation-renewed', 'invitation-renewed', 'tutor-invited'],
  ]);
  expect((await invite(email)).status).toBe(200);
});

test('inviteTutor: refuses an address that is known, and says whose it is', async () => {
  const student = await centre.createStudent();
  const tutor = await centre.createTutor();
  const detailOf = async (email: string) => {
    const { body } = await invite(email.toUpperCase());
    return [body.code, body.detail];
  };
  expect(await detailOf(student.email)).toEqual(['email-taken', expect.stringContaining('A student has')]);
  expect(await detailOf(tutor.email)).toEqual(['email-taken', expect.stringContaining('A tutor or owner has')]);
  const zoe = { name: 'Zoe Park', email: newAddress(), password: CHOSEN };
  await centre.createVisitor().post('/api/auth/sign-up', zoe);
  expect(await detailOf(zoe.email)).toEqual(['email-taken', expect.stringContaining('waits for approval')]);

  const email = newAddress();
  const other = await centre.createSignedInTutor({ owner: true });
  const answers = await Promise.all([invite(email), invite(email, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.detail).toContain('is invited already');
  const { id } = await findByEmail('invitations', email);
  const { entries } = (await owner.get(`/api/activity?student=${id}`)).body;
  // Nobody who has not joined is a former tutor.
  expect(entries).toMatchObject([{ what: 'tutor-invited', subject_archived: false, subject_role: 'tutor' }]);
  expect((await invite(newAddress(), await centre.createSignedInTutor())).body.code).toBe('unauthorized');
});

test('an invited person who signs up or asks for a new password is reminded of the invitation, and nothing else changes', async () => {
  const email = newAddress();
  const { link } = (await invite(email)).body;
  const visitor = centre.createVisitor();
  expect((await visitor.post('/api/auth/sign-up', { name: 'N', email, password: 'x of a stranger' })).status).toBe(200);
  await centre.program.accounts.sendResetLink(email);
  const subjects = (await lettersTo(email)).map(({ subject }) => subject);
  expect(subjects.slice(1)).toEqual(Array(2).fill('Your invitation to Example Tutoring Center'));
  expect(await centre.program.accounts.makeResetCode({ email })).toBeUndefined();
  expect((await accept(link)).status).toBe(204);
  expect(await signInStatus(email)).toBe(204);
});

test('archiveTutor: ends sessions and sockets in every copy at once, voids codes, and frees the address', async () => {
  await using copy = await openProgramCopy(centre.program.config);
  const tutor = await centre.createTutor({ name: 'Sam Reed' });
  const [here, there] = [
    await centre.signIn(tutor.email, tutor.password),
    await centre.signIn(tutor.email, tutor.password),
  ];
  using ofHere = await openFeedSocket(centre.url, here.cookie);
  using ofThere = await openFeedSocket(copy.url, there.cookie);
  const code = (await centre.program.accounts.makeResetCode({ id: tutor.id }))?.code ?? '';

  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await archive(tutor.id, ada.id, owner, key)).status).toBe(204);
  expect([await ofHere.closed, await ofThere.closed]).toEqual([4401, 4401]);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
  expect(await signInStatus(tutor.email, tutor.password)).toBe(401);
  expect((await centre.createVisitor().post('/api/auth/reset', { token: code, password: CHOSEN })).body.code).toBe(
    'reset-invalid',
  );
  expect((await archive(tutor.id)).body.code).toBe('tutor-unknown');
  expect(await findByEmail('former', tutor.email)).toMatchObject({ id: tutor.id, name: 'Sam Reed' });
  expect(await findByEmail('tutors', tutor.email)).toBeUndefined();
  expect(await listActs(tutor.id)).toEqual([
    ['tutor-archived', 'Ada Quinn'],
    ['joined', 'Rollbook'],
  ]);
  const { body } = await owner.get(`/api/activity?student=${tutor.id}&group=accounts&limit=1`);
  expect(body.entries[0]).toMatchObject({ homework_to_name: 'Ada Quinn', subject_name: 'Sam Reed' });

  // Restored by an invitation, as a tutor with the same record. A late retry does not archive them again.
  const email = newAddress();
  const restored = await owner.post(`/api/tutors/${tutor.id}/restore`, { email, owner: false });
  expect((await owner.post(`/api/tutors/${tutor.id}/restore`, { email: newAddress(), owner: false })).body.code).toBe(
    'invitation-open',
  );
  expect(await signInStatus(email)).toBe(401);
  expect((await accept(restored.body.link)).status).toBe(204);
  expect((await archive(tutor.id, ada.id, owner, key)).status).toBe(204);
  expect(await signInStatus(email)).toBe(204);
  expect(await findByEmail('tutors', email)).toMatchObject({ id: tutor.id, name: 'Sam Reed', owner: false });
  expect((await listActs(tutor.id)).slice(0, 2)).toEqual([
    ['tutor-restored', 'Sam Reed'],
    ['tutor-invited', 'Ada Quinn'],
  ]);
});

test('archiveTutor: hands every assignment to another current tutor, also after a crash in between', async () => {
  const { program } = centre;
  const [sam, lee] = [await centre.createTutor({ name: 'Sam Reed' }), await centre.createTutor({ name: 'Ms Lee' })];
  const [mia, noah] = [await centre.createStudent(), await centre.createStudent()];
  const [ofSam, ofLee] = [await centre.signIn(sam.email, sam.password), await centre.signIn(lee.email, lee.password)];
  const create = async (): Promise<string> =>
    (await ofSam.post('/api/homework', createHomeworkRequest({ mia: mia.id, noah: noah.id }))).body.id;
  const [kept, deleted] = [await create(), await create()];
  expect((await ofSam.delete(`/api/homework/${deleted}`)).status).toBeLessThan(300);
  expect((await findByEmail('tutors', sam.email)).homework).toBe(1);
  const former = await centre.createTutor();
  await archive(former.id);
  for (const nobody of [former.id, sam.id, mia.id, crypto.randomUUID()]) {
    const refused = await archive(sam.id, nobody);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['homework_to']]);
  }

  // The first append is the archiving itself.
  const crash = armCrashpoint({ name: 'before-append', how: 'throw', nth: 2 });
  expect((await archive(sam.id, lee.id)).status).toBe(204);
  expect(crash.hasFired).toBe(true);
  await Promise.all([completeHandovers(program), completeHandovers(program)]);
  await completeHandovers(program);
  const listOf = async (client: Client): Promise<string[]> => {
    await program.runner.caughtUp();
    return (await client.get('/api/homework')).body.homework.map(({ id }: { id: string }) => id);
  };
  expect(await listOf(ofLee)).toEqual([kept]);
  expect((await ofLee.get(`/api/homework/${kept}`)).body.created_by_name).toBe('Ms Lee');
  expect((await owner.post(`/api/homework/${deleted}/restore`, undefined)).status).toBe(200);
  expect((await listOf(ofLee)).sort()).toEqual([kept, deleted].sort());
  const typesOf = async (id: string) => (await program.store.read(`homework-${id}`)).map(({ type }) => type);
  expect(await typesOf(kept)).toEqual(['HomeworkCreated', 'HomeworkHandedOver']);
  expect((await archive(lee.id)).status).toBe(204);
  expect(await listOf(owner)).toEqual(expect.arrayContaining([kept, deleted]));
});

test('makeOwner and removeOwner: act at once, and are refused to tutors', async () => {
  const tutor = await centre.createTutor();
  const client = await centre.signIn(tutor.email, tutor.password);
  expect((await client.get('/api/tutors')).status).toBe(403);
  expect((await owner.post(`/api/tutors/${tutor.id}/owner`, undefined)).status).toBe(204);
  await centre.program.runner.caughtUp();
  expect((await client.get('/api/tutors')).status).toBe(200);
  expect((await owner.delete(`/api/tutors/${tutor.id}/owner`)).status).toBe(204);
  await centre.program.runner.caughtUp();
  expect((await client.post(`/api/tutors/${tutor.id}/owner`, undefined)).body.code).toBe('unauthorized');
  expect((await owner.post(`/api/tutors/${crypto.randomUUID()}/owner`, undefined)).body.code).toBe('tutor-unknown');
  expect((await listActs(tutor.id)).slice(0, 2)).toEqual([
    ['owner-removed', 'Ada Quinn'],
    ['owner-made', 'Ada Quinn'],
  ]);
});

testInFaults.each(['removes', 'archives'])(
  'two owners of whom each %s the other in two copies: one stays',
  async (how) => {
    await using two = await openTestCentre();
    await using copy = await openProgramCopy(two.program.config);
    const [one, other] = [await two.createTutor({ owner: true }), await two.createTutor({ owner: true })];
    const ofOne = await two.signIn(one.email, one.password);
    const ofOther = new Client(copy.url);
    await ofOther.post('/api/auth/sign-in', { email: other.email, password: other.password });
    const leave = (client: Client, { id }: { id: string }, homework_to: string) =>
      how === 'removes'
        ? client.delete(`/api/tutors/${id}/owner`)
        : client.post(`/api/tutors/${id}/archive`, { homework_to });
    const answers = await Promise.all([leave(ofOne, other, one.id), leave(ofOther, one, other.id)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    await two.program.runner.caughtUp();
    const staying = answers[0]?.status === 204 ? { client: ofOne, person: one } : { client: ofOther, person: other };
    const { tutors } = (await staying.client.get('/api/tutors')).body;
    expect(tutors.filter((row: { owner: boolean }) => row.owner)).toEqual([
      expect.objectContaining({ id: staying.person.id }),
    ]);
    const alone = await leave(staying.client, staying.person, tutors.at(0).id);
    expect([alone.status, alone.body.code]).toEqual([409, 'last-owner']);
  },
);

test('makeTutorPasswordCode: an owner makes a code for another tutor only, who sets a password with it', async () => {
  const tutor = await centre.createTutor({ name: 'Lea Roth' });
  const makeCode = (id: string, by = owner) => by.post(`/api/tutors/${id}/password-code`, {});
  expect((await makeCode(tutor.id, await centre.signIn(tutor.email, tutor.password))).body.code).toBe('unauthorized');
  expect((await makeCode(ada.id)).body.code).toBe('unauthorized');
  expect((await makeCode((await centre.createStudent()).id)).body.code).toBe('tutor-unknown');
  const { body } = await makeCode(tutor.id);
  expect((await listActs(tutor.id))[0]).toEqual(['password-code-made', 'Ada Quinn']);
  const reset = { token: body.code, password: CHOSEN };
  expect((await centre.createVisitor().post('/api/auth/reset', reset)).status).toBe(204);
  expect(await signInStatus(tutor.email)).toBe(204);
});

test.each(['archived', 'removed'])(
  'an owner who is %s has no use of the invitations and codes that they made',
  async (how) => {
    const [bo, student] = [await centre.createTutor({ name: 'Bo Berg', owner: true }), await centre.createStudent()];
    const client = await centre.signIn(bo.email, bo.password);
    const makeCode = async (path: string) => (await client.post(`/api/${path}/password-code`, {})).body.code;
    const codes = [await makeCode(`tutors/${ada.id}`), await makeCode(`students/${student.id}`)];
    const { link } = (await invite(newAddress(), client, { owner: true })).body;
    const leave = how === 'archived' ? archive(bo.id) : owner.delete(`/api/tutors/${bo.id}/owner`);
    expect((await leave).status).toBe(204);
    const emailOf = async (code: string) =>
      (await centre.createVisitor().get(`/api/auth/reset?token=${code}`)).body.email;
    // A tutor goes on making codes for students.
    expect([await emailFor(link), await Promise.all(codes.map(emailOf))]).toEqual([
      null,
      [null, how === 'archived' ? null : student.email],
    ]);
    expect((await accept(link)).body.code).toBe('invitation-invalid');
  },
);
