/** A centre with a person of every kind, and the things of two students who have nothing to do with each other. */
import { toAnswersDraftKey, toHomeworkDraftKey } from '#contracts/draft-keys.ts';
import { WORKSHEET_QUESTIONS_MIN } from '#events/values/limits.ts';
import type { TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createChoiceQuestion } from '#testing/homework-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { createPicture } from '#testing/picture-fixture.ts';
import { openPracticeCentre, practiceRequest } from '#testing/practice-fixture.ts';
import { raceRequest } from '#testing/race-fixture.ts';

/** What the record says of the person who sends a request, and so what the statement of a use case is compared with. */
export interface Actor {
  readonly name: string;
  readonly client: Client;
  /** `no-profile`: an account of which no event of the log knows; `nobody`: the session is over, or there was none. */
  readonly kind: 'nobody' | 'no-profile' | 'applicant' | 'student' | 'family' | 'tutor' | 'owner';
  readonly id: string;
  /** The students whom a family sees. */
  readonly children: readonly string[];
}

/** The ids of the things of one student, by the names that parameters and fields of requests have for them. */
export interface Things {
  readonly student: string;
  readonly homework: string;
  /** The tutor who made the homework. */
  readonly tutor: string;
  readonly practice: string;
  readonly purchase: string;
  readonly payment: string;
  readonly refund: string;
  readonly packet: string;
  readonly case: string;
  /** The mark of attendance, and the row of the class history that it made. */
  readonly record: string;
  readonly row: string;
  /** A class race of a group that has this student alone. */
  readonly race: string;
  /** A worksheet that any tutor may open. */
  readonly worksheet: string;
}

export interface AccessWorld extends AsyncDisposable {
  readonly centre: TestCentre;
  readonly actors: readonly Actor[];
  /** Those of Mia, whose homework the first tutor made; and of Noah, whose homework another tutor made. */
  readonly things: readonly [mia: Things, noah: Things];
  /** A practice session and nothing else: an account that no tutor has approved has no other thing. */
  readonly thingsOfApplicant: Things;
  readonly unknown: Things;
  /** The addresses of the pictures in the homework of both. */
  readonly pictures: readonly [mia: string, noah: string];
}

const DAY = '2026-03-20';

export async function openAccessWorld(): Promise<AccessWorld> {
  // Every request comes from another network, because one network may not send so many.
  const room = await openPracticeCentre({ env: { TRUST_PROXY: 'loopback' } });
  const { centre } = room;
  const join = async (person: TestPerson) => ({
    ...person,
    client: await centre.signIn(person.email, person.password),
  });
  const olive = await join(await centre.createTutor({ name: 'Olive Owner', owner: true }));
  const lee = await join(await centre.createTutor({ name: 'Ms Lee' }));
  const ortiz = await join(await centre.createTutor({ name: 'Mr Ortiz' }));
  const [left, demoted, promoted] = [
    await join(await centre.createTutor({ name: 'Rex Reed' })),
    await join(await centre.createTutor({ name: 'Pam Pond', owner: true })),
    await join(await centre.createTutor({ name: 'Tom Tully' })),
  ];
  const mia = await join(await centre.createStudent({ name: 'Mia Chen' }));
  const noah = await join(await centre.createStudent({ name: 'Noah Brandt' }));
  const kim = await join(await centre.createStudent({ name: 'Kim Kwan' }));
  const [ann, bo, past] = [
    await join(await centre.createFamily({ name: 'Ann Chen', children: [mia.id] })),
    await join(await centre.createFamily({ name: 'Bo Brandt', children: [noah.id] })),
    await centre.createFamily({ name: 'Cy Chen', children: [mia.id] }),
  ];
  const zoe = await signUp(centre);
  const expired = await centre.signIn(mia.email, mia.password);

  const pictures = [await upload(lee.client, 'teal'), await upload(ortiz.client, 'maroon')] as const;
  const things = [
    await createThings(lee.client, olive.client, mia, { tutorId: lee.id, picture: pictures[0] }),
    await createThings(ortiz.client, olive.client, noah, { tutorId: ortiz.id, picture: pictures[1] }),
  ] as const;
  const unknown = Object.fromEntries(
    Object.keys(things[0]).map((name) => [name, crypto.randomUUID()]),
  ) as unknown as Things;
  const { body: session } = expectDone(await zoe.client.post('/api/practice', practiceRequest));
  const thingsOfApplicant = { ...unknown, student: zoe.id, practice: session.id };

  const owner = olive.client;
  expectDone(await owner.post(`/api/students/${mia.id}/families/end`, { account_id: past.id }));
  expectDone(await owner.delete(`/api/students/${kim.id}`));
  expectDone(await owner.post(`/api/tutors/${left.id}/archive`, { homework_to: olive.id }));
  expectDone(await owner.delete(`/api/tutors/${demoted.id}/owner`));
  expectDone(await owner.post(`/api/tutors/${promoted.id}/owner`, undefined));
  await endByTime(centre, expired);
  await centre.program.runner.caughtUp();
  const former = await join(past);

  const actor = (
    name: string,
    kind: Actor['kind'],
    person: { client: Client; id?: string },
    ...children: string[]
  ) => ({
    ...{ name, kind, client: person.client, id: person.id ?? crypto.randomUUID(), children },
  });
  const actors = [
    actor('anonymous', 'nobody', { client: centre.createVisitor() }),
    actor('just signed up', 'applicant', zoe),
    actor('account without a profile', 'no-profile', { client: await signInWithoutProfile(centre) }),
    actor('student', 'student', mia),
    actor('other student', 'student', noah),
    actor('family', 'family', ann, mia.id),
    actor('other family', 'family', bo, noah.id),
    actor('family whose access has ended', 'family', former),
    actor('archived student', 'nobody', kim),
    actor('tutor', 'tutor', lee),
    actor('other tutor', 'tutor', ortiz),
    actor('removed tutor', 'nobody', left),
    actor('owner', 'owner', olive),
    actor('expired session', 'nobody', { client: expired, id: mia.id }),
    actor('session from before the owner became a tutor', 'tutor', demoted),
    actor('session from before the tutor became an owner', 'owner', promoted),
  ];
  return {
    ...{ centre, actors, things, thingsOfApplicant, unknown, pictures },
    [Symbol.asyncDispose]: () => room[Symbol.asyncDispose](),
  };
}

type Answered = Awaited<ReturnType<Client['get']>>;

/** Without a part of the world, the cells about it would prove nothing. */
function expectDone(answer: Answered): Answered {
  if (answer.status >= 300) throw new Error(`The world of the test is not whole: ${answer.status} ${answer.text}`);
  return answer;
}

async function signUp(centre: TestCentre) {
  const zoe = { name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
  expectDone(await centre.createVisitor().post('/api/auth/sign-up', zoe));
  const client = await centre.signIn(zoe.email, zoe.password);
  return { client, id: (await client.get('/api/session')).body.user.id as string };
}

/** Signs in to an account without a profile: no event of the log names its person. */
async function signInWithoutProfile(centre: TestCentre): Promise<Client> {
  const { sql } = centre.program;
  const model = await centre.createStudent({ name: 'No Body' });
  const [user] = await sql`
    insert into accounts."user" (name, email, "emailVerified", role, id)
    values ('Nobody', 'nobody@rollbook.example', true, 'tutor', gen_random_uuid()) returning id`;
  await sql`
    insert into accounts.account ("accountId", "providerId", "userId", password)
    select ${user?.id}, 'credential', ${user?.id}, password from accounts.account where "userId" = ${model.id}`;
  return centre.signIn('nobody@rollbook.example', model.password);
}

async function endByTime({ program: { sql, accounts } }: TestCentre, { cookie }: Client): Promise<void> {
  const session = await accounts.session({ cookie });
  await sql`update accounts.session set "expiresAt" = now() - interval '1 second' where id = ${session?.sessionId ?? null}`;
}

const upload = async (tutor: Client, color: string): Promise<string> => {
  const bytes = await createPicture({ color });
  const sent = await tutor.send('POST', '/api/pictures', bytes, { 'content-type': 'image/png' });
  return expectDone(sent).body.picture;
};

/** Gives a student homework, practice, a purchase with a payment and a refund, a mark, a case, a packet, a race and a worksheet. */
async function createThings(
  tutor: Client,
  owner: Client,
  { id, client }: { readonly id: string; readonly client: Client },
  { tutorId, picture }: { readonly tutorId: string; readonly picture: string },
): Promise<Things> {
  const at = (path: string) => `/api/students/${id}${path}`;
  const questions = [{ ...createChoiceQuestion('Half of 4?'), image_url: picture }];
  const form = { title: 'Fractions', questions, assigned_students: [id], grading_type: 'tutor-graded' };
  const homework = expectDone(await tutor.post('/api/homework', form)).body.id as string;
  const { body: assignment } = expectDone(await client.get(`/api/homework/${homework}/assignment`));
  const answers = [{ question_id: assignment.questions[0].id, answer: 0 }];
  const sent = { answers, content_version: assignment.content_version };
  expectDone(await client.post(`/api/homework/${homework}/submissions`, sent));
  const practice = expectDone(await client.post('/api/practice', practiceRequest)).body.id as string;

  expectDone(await tutor.post(at('/classes/add'), { classes: 12, code: 'growth', purchase: { price_cents: 50_000 } }));
  const { purchases } = expectDone(await tutor.get(at('/money'))).body;
  const purchase = purchases[0].id as string;
  const transfer = { method: 'check', reference: '1042' };
  const allocations = [{ purchase_id: purchase, cents: 20_000 }];
  const paid = { amount_cents: 20_000, ...transfer, received_on: DAY, received_by: tutorId, allocations };
  expectDone(await tutor.post(at('/payments'), paid));
  const returned = { purchase_id: purchase, cents: 100, ...transfer, returned_on: DAY, reason: 'Goodwill' };
  expectDone(await tutor.post(at('/refunds'), returned));
  const { entries } = expectDone(await tutor.get(at('/money'))).body;
  const findEntry = (wanted: string) => entries.find(({ kind }: { kind: string }) => kind === wanted).id as string;

  expectDone(await tutor.post(at('/attendance'), { date: '2026-03-19', status: 'present' }));
  const { records } = expectDone(await tutor.get(`/api/attendance?student_id=${id}`)).body;
  const { entries: rows } = expectDone(await tutor.get(at('/class-history?order=recorded'))).body;
  expectDone(await client.post(at('/cases'), { row_id: null, kind: 'other', text: 'One is missing' }));
  const { cases } = expectDone(await client.get(at('/cases'))).body;
  const chosen = { from: '2026-03-01', to: DAY, contents: { texts: true, attendance: true, policy: true }, seal: true };
  const packet = expectDone(await owner.post(at('/packets'), chosen)).body.id as string;
  const group = expectDone(await tutor.post('/api/groups', { name: `Group ${id.slice(0, 8)}`, students: [id] })).body
    .id as string;
  const race = expectDone(await tutor.post('/api/races', { ...raceRequest, group_id: group })).body.id as string;
  expectDone(await client.post(`/api/races/${race}/join`, {}));
  expectDone(await tutor.post(`/api/races/${race}/steps`, { step: 'open', question: 0 }));
  const sheet = { ...practiceRequest, questions: WORKSHEET_QUESTIONS_MIN };
  const worksheet = expectDone(await tutor.post('/api/worksheets', sheet)).body.id as string;
  return {
    ...{ student: id, homework, tutor: tutorId, worksheet, practice, purchase, packet, case: cases[0].id, race },
    ...{ payment: findEntry('payment'), refund: findEntry('refund'), record: records[0].id, row: rows[0].id },
  };
}

/** The key of a draft about a homework: of answers to it, or of changes to it. */
export const toDraftKey = ({ kind }: Actor, homework: string): string =>
  kind === 'tutor' || kind === 'owner' ? toHomeworkDraftKey(homework) : toAnswersDraftKey(homework);
