/** A centre with something on every screen, and the addresses of all screens by the people who may open them. */
import { issueDuePapers } from '#services/classes/papers/issue-papers.ts';
import type { TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { openPracticeCentre, practiceRequest } from '#testing/practice-fixture.ts';
import { addDays } from '../src/lib/dates.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';
import {
  type AddressParameters,
  listScreenAddresses,
  type ScreenAddress,
  type ScreenRole,
} from './screen-addresses.ts';

type AllAddressParameters = { readonly [Name in keyof AddressParameters]-?: NonNullable<AddressParameters[Name]> };
type SignedUpPerson = Pick<TestPerson, 'name' | 'email' | 'password'>;

export interface FilledCentre extends AsyncDisposable {
  readonly centre: TestCentre;
  /** One visitor who has not signed in, and one person of each role. */
  readonly people: Readonly<Record<ScreenRole, SignedUpPerson | null>>;
  /** The addresses that this role may open, one of each screen. */
  listAddresses(role: ScreenRole): ScreenAddress[];
}

export async function openFilledCentre(options: Parameters<typeof openPracticeCentre>[0] = {}): Promise<FilledCentre> {
  const practiceCentre = await openPracticeCentre(options);
  const { centre } = practiceCentre;
  const owner = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
  const tutor = await centre.createTutor({ name: 'Ms Lee' });
  const student = await centre.createStudent({ name: 'Maya Okafor', classes: 6 });
  const others = [
    await centre.createStudent({ name: 'Ben Novak' }),
    await centre.createStudent({ name: 'Ada Lovell' }),
  ];
  const [ownerClient, tutorClient, client] = await Promise.all(
    [owner, tutor, student].map(({ email, password }) => centre.signIn(email, password)),
  );
  if (!ownerClient || !tutorClient || !client) throw new Error('nobody signed in');
  const post = async (path: string, body: object) => {
    const answer = await ownerClient.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  const { today } = (await client.get('/api/centre')).body as { today: string };
  await post('/api/rules', { from: today, rules: { late_cancellation_hours: 24 } });
  for (const [days, status] of [
    [0, 'present'],
    [2, 'absent'],
    [7, 'present'],
  ] as const)
    await post(`/api/students/${student.id}/attendance`, {
      date: addDays(today, -days),
      status,
      notes: 'Fractions',
      reason: 'Paper roll',
    });
  const { id: group } = await post('/api/groups', {
    name: 'Fridays',
    students: [student.id, ...others.map(({ id }) => id)],
  });
  const topic = { subject: 'math', grade: 4, topic: 'Addition', questions: 5, seconds: 60 };
  const { id: race } = await post('/api/races', { ...topic, group_id: group });
  await client.post(`/api/races/${race}/join`, {});
  await post(`/api/races/${race}/steps`, { step: 'open', question: 0 });
  const sheet = await post('/api/worksheets', { ...practiceRequest, questions: 10 });
  const answers = Array.from({ length: 10 }, (_, index) => (index < 8 ? 1 : null));
  await post(`/api/worksheets/${sheet.id}/answers`, { student_id: others[0]?.id, answers });
  const homework = await assignHomeworkByApi(tutorClient, [student, ...others], { title: 'Fractions' });
  const submitted = await assignHomeworkByApi(tutorClient, [student], { title: 'Sums' });
  await submitAnswersByApi(centre, student, submitted, [1, 2]);
  const { id: completedSession } = await practiceCentre.completeSession(client, 3);
  const { id: openSession } = await practiceCentre.startSession(client);
  const applicant = await signUp(centre, 'Zoe Park');
  const applicantClient = await centre.signIn(applicant.email, applicant.password);
  const sessionsOfApplicant = {
    completedSession: (await practiceCentre.completeSession(applicantClient, 3)).id,
    openSession: (await practiceCentre.startSession(applicantClient)).id,
  };
  const { id: packet } = await post(`/api/students/${student.id}/packets`, {
    from: addDays(today, -30),
    to: addDays(today, 1),
    contents: { texts: true, attendance: true, policy: true },
    seal: true,
  });
  const money = await recordMoney(ownerClient, { student: student.id, receiver: tutor.id, day: today });
  const family = await centre.createFamily({ children: [student.id, ...others.map(({ id }) => id)] });
  await post(`/api/students/${student.id}/families`, { name: 'Kofi Okafor', email: 'kofi@rollbook.example' });
  await centre.program.runner.caughtUp();
  for (const kind of ['invoice', 'receipt'] as const) await issueDuePapers(centre.program, kind);
  const { invitations } = (await ownerClient.get(`/api/students/${student.id}/families`)).body;
  const parameters: AllAddressParameters = {
    ...{ student: student.id, practice: practiceRequest, homework, submitted, group, race, packet },
    worksheet: String(sheet.number),
    ...{ openSession, completedSession, invitation: invitations[0].id, ...money },
  };
  for (const [name, value] of Object.entries({ ...parameters, ...sessionsOfApplicant }))
    if (value === undefined) throw new Error(`The centre has no ${name}, so a screen would be left out.`);
  return {
    centre,
    people: { visitor: null, applicant, student, family, tutor, owner },
    listAddresses: (role) =>
      listScreenAddresses(role, { ...parameters, ...(role === 'applicant' && sessionsOfApplicant) }),
    [Symbol.asyncDispose]: () => practiceCentre[Symbol.asyncDispose](),
  };
}

/** Sells classes to a student, who pays for a part of them, by mistake recorded twice. Returns the ids of both. */
async function recordMoney(client: Client, { student, receiver, day }: Record<'student' | 'receiver' | 'day', string>) {
  const post = async (path: string, body: object) => {
    const answer = await client.post(`/api/students/${student}/${path}`, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  };
  await post('classes/add', { classes: 6, code: 'starter', purchase: { price_cents: 35_000 } });
  const payment = { amount_cents: 10_000, method: 'check', received_on: day, received_by: receiver, allocations: [] };
  await post('payments', payment);
  const { purchases, payments } = (await client.get(`/api/students/${student}/money`)).body;
  await post('payments', { ...payment, seen_equal: [payments[0].id] });
  return { purchase: purchases[0].id as string, payment: payments[0].id as string };
}

/** Opens a centre in which nothing was recorded yet. */
export async function openEmptyCentre(): Promise<FilledCentre> {
  const { centre, ...practiceCentre } = await openPracticeCentre();
  const owner = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
  const student = await centre.createStudent({ name: 'Maya Okafor' });
  const applicant = await signUp(centre, 'Zoe Park');
  const family = await centre.createFamily({ children: [student.id] });
  const parameters = { student: student.id, practice: practiceRequest };
  return {
    centre,
    people: { visitor: null, applicant, student, family, tutor: owner, owner },
    listAddresses: (role) => listScreenAddresses(role, parameters),
    [Symbol.asyncDispose]: () => practiceCentre[Symbol.asyncDispose](),
  };
}

/** Signs up as a student whom no tutor has approved yet. */
async function signUp(centre: TestCentre, name: string): Promise<SignedUpPerson> {
  const account = { name, email: 'zoe@rollbook.example', password: 'chalk and slate' };
  const { status, text } = await centre.createVisitor().post('/api/auth/sign-up', account);
  if (status !== 200) throw new Error(text);
  return account;
}
