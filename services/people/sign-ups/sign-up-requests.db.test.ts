import { expect, test } from 'vitest';
import { deleteApprovedApplicantSessions } from '#services/learning/practice/applicant-sessions.ts';
import { deleteOverdueData } from '#services/people/retention/delete-overdue-data.ts';
import type { Client, ClientResponse } from '#testing/client.ts';
import { type FeedSocket, openFeedSocket } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { findRightChoice, openPracticeCentre, practiceRequest } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre());
const centre = room.centre;
const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });
const other = await centre.createSignedInTutor({ name: 'Mr Ortiz' });

const PASSWORD = 'another slate';

/** Signs a new person up and in. */
async function applicant(name: string, more: object = {}) {
  const email = `${crypto.randomUUID().slice(0, 8)}@rollbook.example`;
  const signedUp = await centre.createVisitor().post('/api/auth/sign-up', { name, email, password: PASSWORD, ...more });
  expect(signedUp.status).toBe(200);
  const client = await centre.signIn(email, PASSWORD);
  const id: string = (await client.get('/api/session')).body.user.id;
  return { id, name, email, client };
}
const waiting = async () =>
  (await tutor.get('/api/sign-ups')).body.sign_ups.map(({ id }: { id: string }) => id) as string[];
const decide = (by: Client, { id }: { id: string }, how: string, body?: object, key: string = crypto.randomUUID()) =>
  by.post(`/api/sign-ups/${id}/${how}`, body, { 'idempotency-key': key });
const heard = ({ status, body }: ClientResponse) => [status, body?.code];
/** Everything about a person in the log and on other people's pages. */
async function traces(id: string): Promise<number> {
  const { sql, store } = centre.program;
  const keys = await sql`select 1 from desk.personal_keys where person_id = ${id}`;
  const events = await store.read(`student-${id}`);
  return keys.length + events.length;
}
const studentIds = async () => {
  await centre.program.runner.caughtUp();
  return (await tutor.get('/api/students')).body.students.map(({ id }: { id: string }) => id) as string[];
};

test('feed: notifies tutors, but not students, of a new and of an expired sign-up request', async () => {
  const mia = await centre.createStudent();
  const student = await centre.signIn(mia.email, mia.password);
  using tutorFeed = await openFeedSocket(centre.url, tutor.cookie);
  using studentFeed = await openFeedSocket(centre.url, student.cookie);
  const notices = ({ messages }: FeedSocket) =>
    messages.filter((message) => message.type === 'changed' && message.tags.includes('sign-ups')).length;

  const zoe = await applicant('Zoe Park');
  await expect.poll(() => notices(tutorFeed)).toBeGreaterThan(0);
  const before = notices(tutorFeed);
  await centre.program.sql`update accounts."user" set "createdAt" = '2020-01-01' where id = ${zoe.id}`;
  await deleteOverdueData({ ...centre.program, readSchema: centre.program.readModels.schema });
  await expect.poll(() => notices(tutorFeed)).toBeGreaterThan(before);
  expect(await waiting()).not.toContain(zoe.id);

  expect((await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 1 })).status).toBe(200);
  await studentFeed.waitForMessage(
    (message) => message.type === 'changed' && message.tags.includes(`student:${mia.id}`),
  );
  expect(notices(studentFeed)).toBe(0);
});

test('applicants: can practise, and the log, lists and boards have nothing about them', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lindqvist' });
  await room.completeSession(await centre.signIn(mia.email, mia.password), 3);
  await centre.program.runner.caughtUp();
  const head = await centre.program.store.head();
  const zoe = await applicant('Zoe Park');
  const { body } = await zoe.client.get('/api/session');
  expect(body.profile).toEqual({
    ...{ id: zoe.id, name: zoe.name, email: zoe.email, role: 'student', owner: false },
    awaiting_approval: true,
  });

  const key = { 'idempotency-key': crypto.randomUUID() };
  const started = await zoe.client.post('/api/practice', practiceRequest, key);
  expect(started.status).toBe(200);
  expect(started.text).not.toMatch(/"correct_answer"|Because/);
  expect((await zoe.client.post('/api/practice', practiceRequest, key)).body).toEqual(started.body);
  const { id } = started.body;
  expect((await zoe.client.get(`/api/students/${zoe.id}/practice`)).body).toMatchObject({
    stats: null,
    open_sessions: [{ id, questions_answered: 0 }],
    last_result: null,
  });
  const early = await zoe.client.post(`/api/practice/${id}/complete`, {});
  expect(heard(early)).toEqual([409, 'practice-unfinished']);
  await room.answerQuestions(zoe.client, started.body, 4);
  const again = await zoe.client.post(`/api/practice/${id}/answers`, { question: 0, choice: 3 });
  expect(again.body).toMatchObject({ correct: true, choice: findRightChoice(started.body, 0) });
  const completed = await zoe.client.post(`/api/practice/${id}/complete`, {});
  expect(completed.body).toMatchObject({ status: 'completed', correct_answers: 4, points_earned: 40, rank: null });
  expect(completed.body).toMatchObject({ before_approval: true, counted: null });
  expect((await zoe.client.get(`/api/practice/${id}`)).body).toEqual(completed.body);
  expect((await zoe.client.get(`/api/students/${zoe.id}/practice`)).body).toMatchObject({
    open_sessions: [],
    last_result: { id, ...practiceRequest, correct_answers: 4 },
  });

  const board = await zoe.client.get('/api/leaderboard');
  expect(board.body.all.entries.map(({ name }: { name: string }) => name)).toEqual(['A student']);
  expect(board.text).not.toMatch(/Mia|Lindqvist/);
  expect(board.text).not.toContain(mia.id);
  expect((await zoe.client.get('/api/leaderboard')).body).toEqual(board.body);
  expect((await tutor.get('/api/leaderboard')).text).not.toContain(zoe.id);
  expect(await studentIds()).not.toContain(zoe.id);
  for (const path of ['/api/attendance/roll?date=2026-03-20', '/api/dashboard', '/api/activity']) {
    expect([path, (await tutor.get(path)).text.includes(zoe.id)]).toEqual([path, false]);
  }
  expect(await traces(zoe.id)).toBe(0);
  expect(await centre.program.store.head()).toBe(head);
});

test('sign-up: tutors and the student see the chosen plan until the student has had classes; unknown plans are ignored', async () => {
  const zoe = await applicant('Zoe Park', { plan: 'growth' });
  const max = await applicant('Max Roth', { plan: 'platinum' });
  const plans = async () => {
    const { sign_ups } = (await tutor.get('/api/sign-ups')).body;
    return [zoe, max].map(
      ({ id }) => sign_ups.find((row: { id: string; chosen_plan: unknown }) => row.id === id)?.chosen_plan,
    );
  };
  expect(await plans()).toEqual(['growth', null]);
  const profileOf = async ({ client }: typeof zoe) => (await client.get('/api/session')).body.profile;
  expect(await profileOf(zoe)).toMatchObject({ awaiting_approval: true, chosen_plan: 'growth' });
  expect(await profileOf(max)).not.toHaveProperty('chosen_plan');
  for (const person of [zoe, max]) expect((await decide(tutor, person, 'approve')).status).toBe(204);
  await centre.program.runner.caughtUp();
  const rowOf = async ({ id }: { id: string }) =>
    (await tutor.get('/api/students')).body.students.find((row: { id: string }) => row.id === id);
  expect(await rowOf(zoe)).toMatchObject({ chosen_plan: 'growth' });
  expect(await rowOf(max)).not.toHaveProperty('chosen_plan');
  for (const client of [tutor, zoe.client])
    expect((await client.get(`/api/students/${zoe.id}`)).body).toMatchObject({ chosen_plan: 'growth' });

  expect((await tutor.post(`/api/students/${zoe.id}/classes/add`, { classes: 6 })).status).toBe(200);
  await centre.program.runner.caughtUp();
  expect(await rowOf(zoe)).not.toHaveProperty('chosen_plan');
  expect((await tutor.get(`/api/students/${zoe.id}`)).body).not.toHaveProperty('chosen_plan');
});

test('applicants: a repeated answer leaves the row of the session unchanged', async () => {
  const zoe = await applicant('Zoe Park');
  const session = await room.startSession(zoe.client);
  const answer = () => zoe.client.post(`/api/practice/${session.id}/answers`, { question: 0, choice: 1 });
  const rowVersion = async () => {
    const [row] = await centre.program.sql`
      select xmin::text || ctid::text as version from accounts.trial_sessions where id = ${session.id}`;
    return row?.version;
  };
  const first = await answer();
  const written = await rowVersion();
  expect((await answer()).body).toEqual(first.body);
  expect(await rowVersion()).toBe(written);
});

test('applicants: only the applicant can load their session, and can start twenty a day', async () => {
  const [zoe, max] = [await applicant('Zoe Park'), await applicant('Max Hill')];
  const session = await room.startSession(zoe.client);
  expect(heard(await max.client.get(`/api/practice/${session.id}`))).toEqual([404, 'practice-unknown']);
  const foreign = await max.client.post(`/api/practice/${session.id}/answers`, { question: 0, choice: 0 });
  expect(heard(foreign)).toEqual([404, 'practice-unknown']);
  const answers = await Promise.all(
    Array.from({ length: 22 }, () => max.client.post('/api/practice', practiceRequest)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('too-often');
});

test('approveSignUp: concurrent approvals enrol once, and later practice earns points', async () => {
  const zoe = await applicant('Zoe Park');
  await room.startSession(zoe.client);
  expect(await waiting()).toContain(zoe.id);
  const { sign_ups } = (await tutor.get('/api/sign-ups')).body;
  expect((await tutor.get('/api/dashboard')).body.sign_ups).toEqual({
    total: sign_ups.length,
    oldest_at: sign_ups[0].created_at,
  });
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([
    decide(tutor, zoe, 'approve', undefined, key),
    decide(other, zoe, 'approve'),
  ]);
  expect([first.status, second.status].sort()).toEqual([204, 409]);
  const late = first.status === 204 ? second : first;
  expect(late.body).toMatchObject({ code: 'sign-up-decided', changed_at: expect.any(String) });
  expect(late.body.detail).toMatch(/^(Ms Lee|Mr Ortiz) has already approved this account\.$/);
  if (first.status === 204) expect((await decide(tutor, zoe, 'approve', undefined, key)).status).toBe(204);

  expect(await waiting()).not.toContain(zoe.id);
  expect(await studentIds()).toContain(zoe.id);
  expect((await zoe.client.get('/api/session')).body.profile).not.toHaveProperty('awaiting_approval');
  expect((await centre.program.store.read(`student-${zoe.id}`)).map(({ type }) => type)).toEqual(['StudentEnrolled']);
  expect((await zoe.client.get(`/api/students/${zoe.id}/practice`)).body).toMatchObject({ open_sessions: [] });
  expect(await room.completeSession(zoe.client, 5)).toMatchObject({
    points_earned: 50,
    rank: { after: expect.any(Number) },
  });
});

test('approveSignUp: ends an open trial session with a clear answer, and the activity lists no refusal', async () => {
  const zoe = await applicant('Zoe Park');
  const done = await room.completeSession(zoe.client, 3);
  const session = await room.startSession(zoe.client);
  await room.answerQuestions(zoe.client, { ...session, questions: session.questions.slice(0, 4) }, 2);
  expect((await decide(tutor, zoe, 'approve')).status).toBe(204);
  await centre.program.runner.caughtUp();

  const opened = await zoe.client.get(`/api/practice/${session.id}`);
  expect(opened.body).toMatchObject({ status: 'ended-by-approval', before_approval: true, questions_answered: 4 });
  const ended = [409, 'practice-before-approval'];
  const act = (what: string, body: object) => zoe.client.post(`/api/practice/${session.id}/${what}`, body);
  expect(heard(await act('answers', { question: 0, choice: 0 }))).toEqual(ended);
  expect(heard(await act('complete', {}))).toEqual(ended);
  expect(heard(await act('reports', { question: 0 }))).toEqual(ended);
  const before = await zoe.client.get(`/api/practice/${done.id}`);
  expect(before.body).toMatchObject({ status: 'completed', before_approval: true, correct_answers: 3, rank: null });
  expect(await room.completeSession(zoe.client, 5)).toMatchObject({ before_approval: false, points_earned: 50 });
  expect(heard(await zoe.client.post(`/api/practice/${crypto.randomUUID()}/complete`, {}))[1]).toBe('practice-unknown');
  const codes = () =>
    centre.program.sql<{ code: string }[]>`
    select code from desk.refusals where actor_id = ${zoe.id}`.then((rows) => rows.map(({ code }) => code));
  await expect.poll(codes).toEqual(['practice-unknown']);

  const { sql } = centre.program;
  const left = () => sql`select 1 from accounts.trial_sessions where person_id = ${zoe.id}`;
  await deleteApprovedApplicantSessions(sql, centre.program.clock());
  expect(await left()).toHaveLength(2);
  await deleteApprovedApplicantSessions(sql, new Date(centre.program.clock().getTime() + 25 * 3_600_000));
  expect(await left()).toHaveLength(0);
});

test('declineSignUp: ends the sessions, deletes the account and frees the e-mail', async () => {
  const zoe = await applicant('Zoe Park');
  await room.startSession(zoe.client);
  expect((await decide(tutor, zoe, 'decline')).status).toBe(204);
  expect((await zoe.client.get('/api/leaderboard')).status).toBe(401);
  await expect(centre.signIn(zoe.email, PASSWORD)).rejects.toThrow('wrong-credentials');
  const approved = await decide(other, zoe, 'approve');
  expect(approved.body.detail).toBe('Ms Lee has already declined this account.');
  expect(await traces(zoe.id)).toBe(0);
  expect(await centre.program.sql`select 1 from accounts.trial_sessions where person_id = ${zoe.id}`).toHaveLength(0);
  const namesake = { name: 'Zoe Park', email: zoe.email, password: PASSWORD };
  expect((await tutor.post('/api/students', namesake)).status).toBe(200);
});

/** Asserts that the applicant's e-mail and password sign this student in. */
async function expectSignsInAs(student: TestPerson, { email }: { email: string }) {
  const client = await centre.signIn(email, PASSWORD);
  const { body } = await client.get('/api/session');
  expect(body).toMatchObject({
    user: { id: student.id, email },
    profile: { id: student.id, email, name: student.name },
  });
}

test('mergeSignUp: the student signs in with the new e-mail and password, and no longer with the old ones', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 4 });
  const before = await centre.signIn(mia.email, mia.password);
  const twin = await applicant('Mia L.');
  const held = async (client: Client) => (await client.get('/api/session')).body.account_token;
  const [old, account_token] = [await held(before), await held(twin.client)];
  const hears = async (token: string) => (await centre.createVisitor().get(`/api/session?account=${token}`)).body.gone;
  expect([await hears(old), await hears(account_token)]).toEqual([undefined, undefined]);
  const key = crypto.randomUUID();
  const merged = await decide(tutor, twin, 'merge', { student_id: mia.id }, key);
  expect([merged.status, merged.text]).toEqual([204, '']);
  expect((await decide(tutor, twin, 'merge', { student_id: mia.id }, key)).status).toBe(204);
  await centre.program.runner.caughtUp();

  await expectSignsInAs(mia, twin);
  expect((await before.get('/api/leaderboard')).status).toBe(401);
  expect((await twin.client.get('/api/leaderboard')).status).toBe(401);
  expect([await hears(old), await hears(account_token)]).toEqual(['moved', 'merged']);
  expect(await hears(await held(await centre.signIn(twin.email, PASSWORD)))).toBeUndefined();
  await expect(centre.signIn(mia.email, mia.password)).rejects.toThrow('wrong-credentials');
  await expect(centre.signIn(twin.email, mia.password)).rejects.toThrow('wrong-credentials');
  expect((await tutor.get(`/api/students/${mia.id}`)).body).toMatchObject({ email: twin.email, classes_remaining: 4 });
  expect((await centre.program.store.read(`student-${mia.id}`)).map(({ type }) => type)).toEqual([
    'StudentEnrolled',
    'StudentEmailChanged',
  ]);
  expect(await traces(twin.id)).toBe(0);
  const mails = await centre.program.sql<{ to: string }[]>`
    select data ->> 'to' as to from desk_jobs.job where name = 'mail' and data ->> 'subject' like 'Your sign-in%'`;
  expect([...mails]).toEqual([{ to: mia.email }]);
});

test('mergeSignUp: restores a former student, and the activity names the merge', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 4 });
  await tutor.delete(`/api/students/${mia.id}`);
  await centre.program.runner.caughtUp();
  const twin = await applicant('Mia L.');
  expect((await decide(tutor, twin, 'merge', { student_id: mia.id })).status).toBe(204);
  await centre.program.runner.caughtUp();
  await expectSignsInAs(mia, twin);
  expect(await studentIds()).toContain(mia.id);
  const [latest] = (await tutor.get(`/api/activity?student=${mia.id}`)).body.entries;
  expect(latest).toMatchObject({ what: 'restored-by-merge', actor_name: 'Ms Lee', subject_id: mia.id });
});

test('mergeSignUp: refuses a student whose key is missing with a sentence, and the sign-up request still waits', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lost' });
  const twin = await applicant('Mia L.');
  await centre.program.sql`delete from desk.personal_keys where person_id = ${mia.id}`;
  const answer = await decide(tutor, twin, 'merge', { student_id: mia.id });
  expect(heard(answer)).toEqual([409, 'key-missing']);
  expect(answer.body.detail).toContain('Mia Lost');
  expect(answer.body.detail).toContain('the new account is still waiting');
  expect(await waiting()).toContain(twin.id);
  expect((await decide(tutor, twin, 'approve')).status).toBe(204);
});

test('mergeSignUp: of two concurrent merges into different students only one takes effect', async () => {
  const [mia, noah] = [await centre.createStudent(), await centre.createStudent({ name: 'Noah Brandt' })];
  const twin = await applicant('M. L.');
  const answers = await Promise.all([
    decide(tutor, twin, 'merge', { student_id: mia.id }),
    decide(other, twin, 'merge', { student_id: noah.id }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const [winner, loser] = answers[0]?.status === 204 ? [mia, noah] : [noah, mia];
  await centre.program.runner.caughtUp();
  await expectSignsInAs(winner, twin);
  expect((await centre.signIn(loser.email, loser.password)).cookie).not.toBe('');
});

test('approveSignUp, mergeSignUp: a key that was used for another command removes no account', async () => {
  const mia = await centre.createStudent({ name: 'Mia Keyes' });
  const [one, two] = [await applicant('Key One'), await applicant('Key Two')];
  const key = crypto.randomUUID();
  const added = await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 1 }, { 'idempotency-key': key });
  expect(added.status).toBe(200);
  expect((await decide(tutor, one, 'approve', undefined, key)).status).toBe(204);
  expect((await decide(tutor, two, 'merge', { student_id: mia.id }, key)).status).toBe(204);
  expect(await studentIds()).toEqual(expect.arrayContaining([one.id, mia.id]));
  const merged = await centre.signIn(two.email, PASSWORD);
  expect((await merged.get('/api/session')).body.user.id).toBe(mia.id);
});

test('getSignUps: lists decisions with account, tutor and time, newest first', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lindqvist' });
  const [ann, bea, cem] = [await applicant('Ann Ray'), await applicant('Bea Sun'), await applicant('Cem Oz')];
  await decide(tutor, ann, 'approve');
  await decide(other, bea, 'merge', { student_id: mia.id });
  await decide(tutor, cem, 'decline');
  const { decided } = (await other.get('/api/sign-ups')).body;
  const decided_at = expect.any(String);
  expect(decided.slice(0, 3)).toEqual([
    { id: cem.id, name: 'Cem Oz', decision: 'declined', student: null, decided_by_name: 'Ms Lee', decided_at },
    {
      ...{ id: bea.id, name: 'Bea Sun', decision: 'merged', decided_by_name: 'Mr Ortiz', decided_at },
      student: { id: mia.id, name: 'Mia Lindqvist' },
    },
    { id: ann.id, name: 'Ann Ray', decision: 'approved', student: null, decided_by_name: 'Ms Lee', decided_at },
  ]);
  expect(await traces(cem.id)).toBe(0);
});

test('mergeSignUp: refuses an unknown id, a tutor and another applicant', async () => {
  const zoe = await applicant('Zoe Park');
  const max = await applicant('Max Hill');
  const sam = await centre.createTutor();
  for (const student_id of [crypto.randomUUID(), sam.id, max.id, zoe.id]) {
    expect(heard(await decide(tutor, zoe, 'merge', { student_id }))).toEqual([404, 'student-unknown']);
  }
  expect(heard(await decide(tutor, { id: crypto.randomUUID() }, 'approve'))).toEqual([404, 'sign-up-unknown']);
  const mia = await centre.createStudent();
  for (const how of ['approve', 'decline'])
    expect(heard(await decide(tutor, mia, how))).toEqual([404, 'sign-up-unknown']);
  expect(await waiting()).toContain(zoe.id);
});

test('createStudentAccount: refers the tutor to the sign-up request that has the same e-mail', async () => {
  const zoe = await applicant('Zoe Park');
  const answer = await tutor.post('/api/students', { name: 'Zoe Park', email: zoe.email, password: PASSWORD });
  expect(heard(answer)).toEqual([409, 'email-taken']);
  expect(answer.body.errors.email).toContain('A new account that waits for approval has this email address.');
});

test('getSignUps: leaves out unconfirmed e-mails', async () => {
  await using strict = await openPracticeCentre({ env: { EMAIL_CONFIRMATION: 'required' } });
  const lee = await strict.centre.createSignedInTutor({ name: 'Ms Lee' });
  await strict.centre
    .createVisitor()
    .post('/api/auth/sign-up', { name: 'Zoe', email: 'zoe@a.example', password: PASSWORD });
  expect((await lee.get('/api/sign-ups')).body).toEqual({ sign_ups: [], decided: [] });
  const [zoe] = await strict.centre.program.sql<{ id: string }[]>`select id from accounts."user" where name = 'Zoe'`;
  expect(heard(await lee.post(`/api/sign-ups/${zoe?.id}/approve`, undefined))).toEqual([404, 'sign-up-unknown']);
});
