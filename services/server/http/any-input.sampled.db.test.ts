/** Any input gets a proper answer, and the record still verifies. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UseCase, UseCaseAccess } from '#services/core/use-case/use-case.ts';
import { verifyRecord } from '#services/record/verify/verify-record.ts';
import { createRequestArbitrary, type FuzzRequest, type FuzzTargets, toMarkKey } from '#testing/arbitrary-request.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { CPU_MS_MAX, expectCheap } from '#testing/cpu-limit.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { chooseSeed, chooseSize } from '#testing/sampling.ts';
import { useCases } from './use-cases.ts';

/** Number of requests in flight. Most of the time they wait for the database. */
const CONCURRENCY = chooseSize({ test: 6, faults: 20 });

// Routes to sign in and up are slow because of the password hash. Deletions and erasures would leave little to request, and a
// second factor that is required would refuse every later request.
const routes = useCases.filter(({ operation }) => !/^(sign|delete|erase|require)/.test(operation));
/** Owners' costly reads of the record come first, while it is short. Students make every list longer, so they come last. */
const toRank = ({ operation, access, cost }: UseCase): number => {
  if (operation === 'createStudentAccount') return 1;
  return access === 'owner' && cost === 'high' ? -1 : 0;
};
const inOrder = routes.toSorted((one, other) => toRank(one) - toRank(other));

/** True for a route of attendance or classes. These routes get more requests. */
const isOfLedger = ({ path }: UseCase): boolean => /attendance|class|waiting|balance/.test(path);

/** Number of requests for each route. */
const requests = {
  ledger: chooseSize({ test: 6, faults: 30, long: 5_000 }),
  others: chooseSize({ test: 6, faults: 20, long: 5_000 }),
};
const seed = chooseSeed(import.meta.filename);

let centre: TestCentre;
let tutor: Client;
let student: Client;
let owner: Client;
let family: Client;
let targets: FuzzTargets;

beforeAll(async () => {
  // One network may not send so many requests, so each request comes from another network.
  const env = { TRUST_PROXY: 'loopback' };
  centre = await openTestCentre({ clock: () => new Date('2026-03-20T18:00:00Z'), env });
  tutor = await centre.createSignedInTutor();
  owner = await centre.createSignedInTutor({ owner: true });
  ({ student, family, ...targets } = await createTargets(centre, tutor, owner));
}, 30_000);
afterAll(() => centre[Symbol.asyncDispose]());

/** Who may use a route, so that it does not refuse every request before it reads it. */
const chooseClient = ({ access }: UseCase): Client =>
  ({ student, owner, family, tutor, public: tutor, 'signed-in': tutor })[access as UseCaseAccess];

async function send(useCase: UseCase, { address, body, headers }: FuzzRequest): Promise<void> {
  const { method, access, limitsAttempts } = useCase;
  const from = { 'x-forwarded-for': `2001:db8:0:${Math.floor(Math.random() * 65_536).toString(16)}::1` };
  const sent = method === 'GET' ? undefined : body;
  const answer = await chooseClient(useCase).send(method, address, sent, { ...from, ...headers });
  const what = `${method} ${address} ${sent} ${JSON.stringify(headers)} → ${answer.status} ${answer.text}`;
  // On a busy machine the server may answer `busy`.
  if (answer.body?.code !== 'busy') expect(answer.status, what).toBeLessThan(500);
  // Wrong current passwords of the signed-in person are counted by account.
  if (access === 'public' || !limitsAttempts) expect(answer.body?.code, what).not.toBe('too-many-requests');
  if (answer.status >= 400) expect(answer.body.detail, what).toMatch(/^\S.*\S$/s);
}

test.each(inOrder.map((route) => [route.operation, route] as const))(
  '%s: answers any input with an answer or a problem in words',
  async (_, route) => {
    const batch = fc.array(createRequestArbitrary(route, targets), { minLength: CONCURRENCY, maxLength: CONCURRENCY });
    await fc.assert(
      fc.asyncProperty(batch, async (asked) => {
        // Removes the counted attempts, because a tutor may create fewer accounts per minute than these requests do.
        await centre.program.sql`delete from desk.limits`;
        const sendAll = async () => {
          // A person may read only a few files at once.
          if (route.streams) for (const each of asked) await send(route, each);
          else await Promise.all(asked.map((each) => send(route, each)));
        };
        // On a busy machine requests wait for others, so the CPU time is limited: to a second for one of them.
        await expectCheap(asked, sendAll, CPU_MS_MAX + CONCURRENCY * 100);
        if (route.method !== 'GET') targets.versions = await loadMarkVersions(tutor);
      }),
      { numRuns: Math.ceil((isOfLedger(route) ? requests.ledger : requests.others) / CONCURRENCY), seed },
    );
  },
);

test('record: verifies after all requests', async () => {
  const { sql, store, keys, readModels, runner } = centre.program;
  await runner.caughtUp();
  const { fault, events } = await verifyRecord({ sql, store, keys, schema: readModels.schema });
  expect(fault).toBeUndefined();
  expect(events).toBeGreaterThan(requests.ledger / 2);
});

type Targets = FuzzTargets & { readonly student: Client; readonly family: Client };

/** Creates students with and without classes and a former student. Adds an id that belongs to nobody. */
async function createTargets(centre: TestCentre, tutor: Client, owner: Client): Promise<Targets> {
  const mia = await centre.createStudent({ classes: 6 });
  const noah = await centre.createStudent({ classes: 0 });
  const former = await centre.createStudent({ classes: 3 });
  await tutor.delete(`/api/students/${former.id}`);
  await tutor.post(`/api/students/${mia.id}/attendance`, { status: 'present', date: '2026-03-10' });
  const { body } = await tutor.get(`/api/attendance?student_id=${mia.id}`);
  const homework = await createSubmittedHomework(centre, tutor, mia, noah);
  return {
    students: [mia.id, noah.id, former.id, '00000000-0000-4000-8000-00000000beef'],
    record: body.records[0].id,
    ...{ ...homework, practice: await createPracticeSessions(homework.student) },
    family: await signInFamily(centre, mia),
    things: {
      ...(await createThings(tutor, homework.student, mia.id)),
      ...(await createThingsOfOwner(centre, owner, mia)),
    },
    versions: await loadMarkVersions(tutor),
  };
}

/** Creates two homeworks that Mia has submitted. Adds an id that belongs to none. */
async function createSubmittedHomework(centre: TestCentre, tutor: Client, mia: TestPerson, noah: TestPerson) {
  const options = ['a', 'b', 'c', 'd'];
  const question = { type: 'multiple-choice', text: 'Which?', options, correct_answer: 0 };
  const form = { title: 'Sums', questions: [question], assigned_students: [mia.id, noah.id] };
  const make = (grading_type: string) => tutor.post('/api/homework', { ...form, grading_type });
  const made = [await make('auto-graded'), await make('tutor-graded')];
  const ids: string[] = made.map(({ body }) => body.id);
  const student = await centre.signIn(mia.email, mia.password);
  let questionId = '';
  for (const id of ids) {
    const { body } = await student.get(`/api/homework/${id}/assignment`);
    questionId ||= body.questions[0].id;
    const answers = [{ question_id: body.questions[0].id, answer: 0 }];
    await student.post(`/api/homework/${id}/submissions`, { answers, content_version: body.content_version });
  }
  return { student, homework: [...ids, '00000000-0000-5000-8000-00000000beef'], question: questionId };
}

/** Creates a completed practice session with a report and a partly answered one. Adds an id that belongs to none. */
async function createPracticeSessions(student: Client): Promise<string[]> {
  const start = async () =>
    (await student.post('/api/practice', { grade: 4, subject: 'math', topic: 'Addition' })).body.id;
  const [done, open] = [await start(), await start()];
  const answer = (id: string, question: number) => student.post(`/api/practice/${id}/answers`, { question, choice: 0 });
  for (const question of [0, 1, 2, 3, 4]) await answer(done, question);
  await student.post(`/api/practice/${done}/complete`, {});
  await student.post(`/api/practice/${done}/reports`, { question: 1 });
  await answer(open, 2);
  return [done, open, '00000000-0000-5000-8000-00000000beef'];
}

/** Sells classes to Mia, who pays, gets a part back and asks about them. Adds an id of nothing to each. */
async function createThings(tutor: Client, student: Client, mia: string): Promise<FuzzTargets['things']> {
  const at = (path: string) => `/api/students/${mia}${path}`;
  const transfer = { method: 'check', reference: '1042' };
  await tutor.post(at('/classes/add'), { classes: 12, code: 'growth', purchase: { price_cents: 50_000 } });
  const { id: received_by } = (await tutor.get('/api/session')).body.user;
  const [purchase] = (await tutor.get(at('/money'))).body.purchases;
  const allocations = [{ purchase_id: purchase.id, cents: 20_000 }];
  const paid = { amount_cents: 20_000, ...transfer, received_on: '2026-03-19', received_by, allocations };
  await tutor.post(at('/payments'), paid);
  const returned = { purchase_id: purchase.id, cents: 100, ...transfer, returned_on: '2026-03-20', reason: 'Goodwill' };
  await tutor.post(at('/refunds'), returned);
  const { entries } = (await tutor.get(at('/money'))).body as { entries: { id: string; kind: string }[] };
  const [payment, refund] = ['payment', 'refund'].map((kind) => entries.find((entry) => entry.kind === kind)?.id ?? '');
  await student.post(at('/cases'), { row_id: null, kind: 'other', text: 'One is missing' });
  const [asked] = (await student.get(at('/cases'))).body.cases;
  const ids = { purchase: purchase.id, payment, refund, case_id: asked.id, received_by };
  const named = { ...ids, purchase_id: purchase.id, payment_id: payment, refund_id: refund, entry: payment };
  return Object.fromEntries(
    Object.entries(named).map(([name, id]) => [name, [id, '00000000-0000-4000-8000-00000000beef']]),
  );
}

async function signInFamily(centre: TestCentre, { id }: TestPerson): Promise<Client> {
  const { email, password } = await centre.createFamily({ children: [id] });
  return centre.signIn(email, password);
}

/** Creates a packet of Mia, and tutors whose end would end nobody's session here. Adds an id of nothing to each. */
async function createThingsOfOwner(centre: TestCentre, owner: Client, mia: TestPerson): Promise<FuzzTargets['things']> {
  const contents = { texts: true, attendance: true, policy: true };
  const period = { from: '2026-03-01', to: '2026-03-21' };
  const { body } = await owner.post(`/api/students/${mia.id}/packets`, { ...period, contents, seal: true });
  const tutors = [await centre.createTutor(), await centre.createTutor({ owner: true })];
  const nothing = '00000000-0000-4000-8000-00000000beef';
  const [packet, tutorIds] = [
    [body.id, nothing],
    [...tutors.map(({ id }) => id), nothing],
  ];
  return { packet, packet_id: packet, tutor: tutorIds, homework_to: tutorIds };
}

async function loadMarkVersions(tutor: Client): Promise<FuzzTargets['versions']> {
  const { body } = await tutor.get('/api/attendance?limit=200');
  const records: { student_id: string; date: string; version: number }[] = body.records ?? [];
  return new Map(records.map(({ student_id, date, version }) => [toMarkKey(student_id, date), version]));
}
