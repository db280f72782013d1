import { afterAll, expect, test } from 'vitest';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { issueDuePapers } from '#services/classes/papers/issue-papers.ts';
import { startGradeMail } from '#services/learning/homework/grade-mail.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openFakeSmtpServer } from '#testing/fake-smtp-server.ts';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { sendStatements } from './send-statements.ts';
import { sendDueFamilyMails, startFamilyMail } from './start-family-mail.ts';

const TODAY = '2026-11-20';
let now = new Date('2026-11-20T17:00:00Z');
const refused = new Set<string>();
const soon = { timeout: 60_000 };
const server = await openForAllTests(openFakeSmtpServer(refused));
const centre = await openForAllTests(openTestCentre({ clock: () => now, env: { SMTP_URL: server.url } }));
const { program } = centre;
const tutor = await centre.createSignedInTutor({ owner: true });
let stop = async () => {};
const start = async () => {
  stop = await startFamilyMail({ ...program, waitSeconds: 0 });
};
await start();
afterAll(() => stop());
await Promise.all([program.mail.start(), sendDueFamilyMails(program)]);
const last = await centre.createStudent({ name: 'Last One' });
let lastDay = 0;

const post = async (path: string, body: object, client = tutor) => {
  const answer = await client.post(path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
};
const mark = (id: string, body: object) => post(`/api/students/${id}/attendance`, body);

/** Lets a tutor assign homework, and the student submit it. Returns the path of the submission. */
async function submitHomework(
  { centre: { program }, tutor: owner, student, studentId }: SubmittedBy,
  fields: { grading_type: string; questions: object[] },
): Promise<string> {
  const { id } = await post('/api/homework', { title: 'Fractions', assigned_students: [studentId], ...fields }, owner);
  await program.runner.caughtUp();
  const { content_version, questions } = (await student.get(`/api/homework/${id}/assignment`)).body;
  const answers = questions.map(({ id: question_id, type }: { id: string; type: string }) => ({
    question_id,
    answer: type === 'open-answer' ? 'Because' : 0,
  }));
  await post(`/api/homework/${id}/submissions`, { content_version, answers }, student);
  await program.runner.caughtUp();
  return `/api/homework/${id}/submissions/${studentId}`;
}
interface SubmittedBy {
  readonly centre: TestCentre;
  readonly tutor: Client;
  readonly student: Client;
  readonly studentId: string;
}

/** Resolves when every mail about the events up to now is delivered, or was not wanted. */
async function deliverAll(): Promise<void> {
  const { sql, store } = program;
  // The reactor writes its checkpoint at an event that concerns it, such as an absence, although this one is no news.
  lastDay += 1;
  await mark(last.id, { status: 'absent', date: `2026-10-${String(lastDay).padStart(2, '0')}`, reason: 'Late' });
  const head = await store.head();
  const position = async () => {
    const [row] = await sql<{ position: string }[]>`select position from desk.reactors where name = 'family-mail'`;
    return BigInt(row?.position ?? -1);
  };
  await expect.poll(position, soon).toBeGreaterThanOrEqual(head);
  const countLeft = async () => {
    const left = await sql`
      select 1 from desk_jobs.job where name in ('family-mail', 'mail') and state in ('created', 'active', 'retry')`;
    return left.length;
  };
  await expect.poll(countLeft, soon).toBe(0);
}
/** The texts of the mails to an address since the last call. */
const takeTexts = async (to: string): Promise<string[]> => {
  await deliverAll();
  const received = server.messages.filter((message) => message.to === to);
  server.messages.splice(0);
  return received.map(({ text }) => text.split('\r\n').slice(2, 4).join(' '));
};

test('families get one mail for each event about their own children, also after the read models are rebuilt', async () => {
  const [mia, zoe] = [
    await centre.createStudent({ name: 'Mia Olsen', classes: 3 }),
    await centre.createStudent({ name: 'Zoe Park', classes: 3 }),
  ];
  const ann = await centre.createFamily({ children: [mia.id] });
  const park = await centre.createFamily({ children: [zoe.id] });
  await mark(mia.id, { status: 'present', date: '2026-11-18' });
  expect(await takeTexts(ann.email)).toEqual([expect.stringMatching(/^Mia has 2 classes left at /)]);
  await mark(mia.id, { status: 'absent' });
  await deliverAll();
  const [message] = server.messages;
  expect(message).toMatchObject({ to: ann.email, text: expect.stringContaining('Mia was marked absent today') });
  expect(message?.text).not.toContain('Olsen');
  const link = /^<(.+)>$/.exec(message?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(message?.text).toContain(link);
  expect(message?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  const { sql, store, keys, centre: opened } = program;
  await rebuildReadModels({ sql, store, keys, projections: allProjections, logId: opened.logId });
  await mark(mia.id, { status: 'present', date: '2026-11-17' });
  await mark(mia.id, { status: 'present', date: '2026-11-16' });
  await deliverAll();
  expect(server.messages.map(({ to }) => to)).toEqual([ann.email, ann.email]);
  expect(server.messages.at(-1)?.text).toContain('Mia has no classes left');
  expect(await takeTexts(park.email)).toEqual([]);
});

test('a mail is not sent if its cause was taken back, and only to those who have access then', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 9 });
  const [ann, bo] = [
    await centre.createFamily({ children: [mia.id] }),
    await centre.createFamily({ children: [mia.id] }),
  ];
  // The events are recorded before the reactor reads them, as if the mails had waited.
  await stop();
  await mark(mia.id, { status: 'absent' });
  await mark(mia.id, { status: 'present', reason: 'Came late' });
  await start();
  expect(await takeTexts(ann.email)).toEqual([]);
  await stop();
  await mark(mia.id, { status: 'absent' });
  await post(`/api/students/${mia.id}/families/end`, { account_id: bo.id });
  await start();
  await deliverAll();
  expect(server.messages.map(({ to }) => to)).toEqual([ann.email]);
  await takeTexts(ann.email);
  // What is corrected to and fro is told once.
  await stop();
  for (const status of ['present', 'absent', 'present', 'absent']) await mark(mia.id, { status, reason: 'A slip' });
  await start();
  expect(await takeTexts(ann.email)).toEqual([]);
  // An absence of another day is no news.
  await mark(mia.id, { status: 'absent', date: '2026-11-12' });
  expect(await takeTexts(ann.email)).toEqual([]);
});

test('graded homework: one mail for each grading, of the newest grade if it changed before the mail was due', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen' });
  const [ann, bo, cy] = [
    await centre.createFamily({ children: [mia.id] }),
    await centre.createFamily({ children: [mia.id] }),
    await centre.createFamily({ children: [mia.id] }),
  ];
  const other = await centre.createFamily({ children: [last.id] });
  const student = await centre.signIn(mia.email, mia.password);
  await post('/api/account/mails', { kind: 'graded', on: false }, await centre.signIn(bo.email, bo.password));
  await post(`/api/students/${mia.id}/families/end`, { account_id: cy.id });
  const addresses = new Set([ann, bo, cy, other].map(({ email }) => email));
  const submit = (grading_type: string, question: object) =>
    submitHomework({ centre, tutor, student, studentId: mia.id }, { grading_type, questions: [question] });
  const correct = (work: string, grade: number) => post(`${work}/correct-grade`, { grade, reason: 'Misread' });
  const expectOneMail = async () => {
    await deliverAll();
    const mails = server.messages.splice(0).filter(({ to }) => addresses.has(to));
    expect(mails.map(({ to }) => to)).toEqual([ann.email]);
    return mails[0]?.text ?? '';
  };

  const work = await submit('tutor-graded', createOpenQuestion('Why?'));
  expect(await takeTexts(ann.email)).toEqual([]);
  await post(`${work}/grade`, { grade: 83 });
  const text = await expectOneMail();
  expect(text).toContain('An assignment that Mia handed in was graded.');
  const [, homework] = /^\/api\/homework\/(.+)\/submissions\//.exec(work) ?? [];
  expect(text).toContain(`/family/homework/${mia.id}/${homework}`);
  // The ids in the links may contain these digits.
  expect(text.replace(/https?:\S+/g, '')).not.toContain('83');
  await correct(work, 90);
  await expectOneMail();

  // These events are recorded before the reactor reads them, as if the mails had waited.
  await stop();
  const again = await submit('tutor-graded', createOpenQuestion('How?'));
  await post(`${again}/grade`, { grade: 10 });
  await program.runner.caughtUp();
  await correct(again, 100);
  await start();
  await expectOneMail();

  await submit('auto-graded', createChoiceQuestion('Half of 4?'));
  await expectOneMail();
});

test('a question that a tutor answers reaches the family', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 9 });
  const ann = await centre.createFamily({ children: [mia.id] });
  const student = await centre.signIn(mia.email, mia.password);
  await post(`/api/students/${mia.id}/cases`, { row_id: null, kind: 'other', text: 'One is missing' }, student);
  await program.runner.caughtUp();
  const [asked] = (await tutor.get('/api/cases')).body.unresolved;
  await post('/api/cases/answer', { student_id: mia.id, case_id: asked.id, text: 'Which one?' });
  expect(await takeTexts(ann.email)).toEqual([expect.stringContaining('answered a question about Mia’s classes')]);
});

test('an invoice and a receipt reach the family as text, unless they are old or were reversed', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 9 });
  const ann = await centre.createFamily({ children: [mia.id] });
  const { body } = await tutor.get('/api/money/receivers');
  const cash = { method: 'cash', received_on: TODAY, received_by: body.receivers[0].id };
  const price = { price_cents: 45_000, price_reason: 'Sibling of Ben' };
  const payment = { ...cash, amount_cents: 20_000 };
  const sell = async (fields: object) => {
    await post(`/api/students/${mia.id}/classes/add`, { classes: 12, code: 'growth', ...fields });
    await program.runner.caughtUp();
  };
  const issue = async () => {
    for (const kind of ['invoice', 'receipt'] as const) await issueDuePapers(program, kind);
    await deliverAll();
    return server.messages.splice(0).filter(({ to }) => to === ann.email);
  };
  await sell({ purchase: price, payment });
  const [invoice, receipt] = (await issue()).map(({ text }) => text.replaceAll('\r\n', '\n'));
  expect(invoice).toContain(
    'Invoice INV-000001 for Mia’s classes\n\nDate: November 20, 2026\nGrowth, 12 classes: $450.00\nList price: $500.00\n',
  );
  expect(invoice).toContain('\nPaid on November 20, 2026, cash: $200.00\nStill open: $250.00\n');
  expect(invoice).toMatch(new RegExp(`\\n\\(607\\) 555-0100\\n\\nYou can print it here:\\n\\n.+/invoice/${mia.id}/`));
  expect(receipt).toContain('Receipt REC-000001 for Mia’s classes\n\nReceived on November 20, 2026, cash: $200.00\n');
  expect(receipt).toContain('\nGrowth, 12 classes, bought on November 20, 2026, INV-000001: $200.00\n');
  for (const text of [invoice, receipt]) expect(text).not.toMatch(/Olsen|Sibling/);

  await sell({ purchase: { ...price, price_cents: 40_000 } });
  const { entries } = (await tutor.get(`/api/students/${mia.id}/money`)).body;
  await post(`/api/students/${mia.id}/purchases/${entries[0].id}/reverse`, { reason: 'Twice' });
  expect(await issue()).toEqual([]);
  await sell({ purchase: { ...price, price_cents: 41_000 } });
  now = new Date('2026-11-28T17:00:00Z');
  expect(await issue()).toEqual([]);
  now = new Date('2026-11-20T17:00:00Z');
});

test('the link in a mail switches off its kind without signing in, and opening it changes nothing', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 9 });
  const ann = await centre.createFamily({ children: [mia.id] });
  await mark(mia.id, { status: 'absent' });
  await deliverAll();
  const [message] = server.messages.splice(0);
  const link = new URL(/^<(.+)>$/.exec(message?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '');
  const address = `${centre.url}${link.pathname}${link.search}`;
  const family = await centre.signIn(ann.email, ann.password);
  const loadOff = async () => (await family.get('/api/account/mails')).body.off;
  expect((await fetch(address)).status).toBe(200);
  expect(await loadOff()).toEqual([]);

  // As mail programs send it: without cookies and without an origin.
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  for (const forged of ['?token=AAAA', '', `${link.search.slice(0, -3)}abc`])
    expect((await fetch(`${centre.url}/unsubscribe${forged}`, oneClick)).status).toBe(404);
  expect(await loadOff()).toEqual([]);
  expect((await fetch(address, oneClick)).status).toBe(200);
  expect(await loadOff()).toEqual(['absent']);
  await post(`/api/students/${mia.id}/attendance`, { status: 'present', reason: 'Came late' });
  await mark(mia.id, { status: 'absent' });
  expect(await takeTexts(ann.email)).toEqual([]);

  await post('/api/account/mails', { kind: 'absent', on: true }, family);
  expect(await loadOff()).toEqual([]);
  for (const client of [tutor, await centre.signIn(mia.email, mia.password)]) {
    expect((await client.get('/api/account/mails')).status).toBe(403);
    expect((await client.post('/api/account/mails', { kind: 'absent', on: false })).status).toBe(403);
  }
});

test('the number of classes is a rule of the center', async () => {
  await post('/api/rules', { from: TODAY, rules: { family_mail_classes: 5 } });
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 7 });
  const ann = await centre.createFamily({ children: [mia.id] });
  for (const day of ['16', '17']) await mark(mia.id, { status: 'present', date: `2026-11-${day}` });
  expect(await takeTexts(ann.email)).toEqual([expect.stringMatching(/^Mia has 5 classes left at /)]);
});

test('tutors see which address a mail server has refused, until a mail arrives there', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 1 });
  const ann = await centre.createFamily({ children: [mia.id] });
  const loadRefused = async () =>
    (await tutor.get(`/api/students/${mia.id}/families`)).body.accounts[0].mail_refused_at;
  expect(await loadRefused()).toBeNull();
  refused.add(ann.email);
  await mark(mia.id, { status: 'absent' });
  await deliverAll();
  await expect.poll(loadRefused).toBe(now.toISOString());
  refused.clear();
  await mark(mia.id, { status: 'present', reason: 'Came late' });
  await deliverAll();
  await expect.poll(loadRefused).toBeNull();
});

test('sendStatements: sends the sums of the last month once, in the first days of the next one', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 9 });
  const ann = await centre.createFamily({ children: [mia.id] });
  await mark(mia.id, { status: 'present', date: '2026-11-18' });
  const purchase = { price_cents: 48_000, price_reason: 'Agreed' };
  await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 2, code: 'other', purchase });
  await takeTexts(ann.email);
  for (const instant of ['2026-11-30T18:00:00Z', '2026-12-01T08:00:00Z', '2026-12-08T18:00:00Z']) {
    now = new Date(instant);
    await sendStatements(program);
  }
  await deliverAll();
  expect(server.messages.splice(0)).toEqual([]);
  now = new Date('2026-12-02T18:00:00Z');
  await Promise.all([sendStatements(program), sendStatements(program)]);
  await sendStatements(program);
  await deliverAll();
  const [statement, ...others] = server.messages.filter(({ to }) => to === ann.email);
  expect(others).toEqual([]);
  expect(statement?.text).toMatch(
    /Taken for attendance: −1\r\n[\s\S]*At the end: 10\r\nAttended: 1\r\nOwed at the end: \$480\.00/,
  );
  expect(statement?.text).toContain(`/statement/${mia.id}?from=2026-11-01&to=2026-11-30`);
  now = new Date('2026-12-20T17:00:00Z');
  const [{ id: received_by }] = (await tutor.get('/api/money/receivers')).body.receivers;
  const paid = { amount_cents: 50_000, method: 'cash', received_on: '2026-12-20', received_by, allocations: [] };
  await tutor.post(`/api/students/${mia.id}/payments`, paid);
  await mark(mia.id, { status: 'present', date: '2026-12-20' });
  await takeTexts(ann.email);
  now = new Date('2027-01-02T18:00:00Z');
  await sendStatements(program);
  await deliverAll();
  expect(server.messages.splice(0).find(({ to }) => to === ann.email)?.text).toContain(
    'In your favor at the end: $20.00',
  );
  now = new Date('2026-11-20T17:00:00Z');
});

test('getOutbox: shows the letters of a demo to its owners only, also those with a secret link, and none of a real center', async () => {
  await using demo = await openTestCentre({ clock: () => now, demoAccounts: [] });
  const owner = await demo.createSignedInTutor({ owner: true });
  await using stops = new AsyncDisposableStack();
  stops.defer(await startFamilyMail({ ...demo.program, waitSeconds: 0 }));
  stops.defer(await startGradeMail(demo.program));
  const { mail, accounts } = demo.program;
  await Promise.all([mail.start(), accounts.startAccountLinks(), sendDueFamilyMails(demo.program)]);
  const mia = await demo.createStudent({ name: 'Mia Olsen', classes: 3 });
  const ann = await demo.createFamily({ children: [mia.id] });
  const load = async () => (await owner.get('/api/outbox')).body.letters;
  await post(`/api/students/${mia.id}/attendance`, { status: 'absent' }, owner);
  await expect.poll(load, soon).toHaveLength(1);
  const [letter] = await load();
  expect(letter).toMatchObject({ to: ann.email, subject: expect.stringMatching(/^Mia was absent today/) });
  expect(letter.text).toMatch(/^Hello,/);

  const student = await demo.signIn(mia.email, mia.password);
  const homework = { grading_type: 'tutor-graded', questions: [createOpenQuestion('Why?')] };
  const work = await submitHomework({ centre: demo, tutor: owner, student, studentId: mia.id }, homework);
  await post(`${work}/grade`, { grade: 83 }, owner);
  const { link } = await post(`/api/students/${mia.id}/families`, { name: '', email: 'bo@example.com' }, owner);
  const invited = await post('/api/tutors', { name: 'Cy Dahl', email: 'cy@example.com', owner: false }, owner);
  await post('/api/auth/forgot', { email: mia.email }, demo.createVisitor());
  const known = { name: 'Mia', email: mia.email, password: 'another slate' };
  await post('/api/auth/sign-up', known, demo.createVisitor());
  const find = async (to: string, about: RegExp) =>
    (await load()).find((each: { to: string; subject: string }) => each.to === to && about.test(each.subject))?.text;
  const written = [
    [mia.email, /^Your homework has been graded/],
    [ann.email, /^Mia’s homework was graded/],
    ['bo@example.com', /^Follow Mia’s classes/],
    ['cy@example.com', /^You are invited to teach/],
    [mia.email, /^Choose a new password/],
    [mia.email, /^You already have an account/],
  ] as const;
  for (const [to, about] of written)
    await expect.poll(() => find(to, about), { ...soon, message: String(about) }).toBeDefined();
  expect(await find('bo@example.com', /^Follow/)).toContain(link);
  expect(await find('cy@example.com', /teach/)).toContain(invited.link);
  for (const client of [await demo.createSignedInTutor(), student, await demo.signIn(ann.email, ann.password)])
    expect((await client.get('/api/outbox')).status).toBe(403);
  expect((await tutor.get('/api/outbox')).status).toBe(404);
});

test('a mark that is made, taken back and made again leads to one mail', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 1 });
  const ann = await centre.createFamily({ children: [mia.id] });
  await stop();
  for (const status of ['present', 'absent', 'present']) await mark(mia.id, { status, reason: 'A slip' });
  await start();
  expect(await takeTexts(ann.email)).toEqual([expect.stringMatching(/^Mia has no classes left at /)]);
});

test('inviteFamily: a request that is repeated after a lost answer sends one letter', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen' });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const to = { name: '', email: 'ann.twice@example.com' };
  const links = [];
  for (let time = 0; time < 2; time += 1)
    links.push((await tutor.post(`/api/students/${mia.id}/families`, to, key)).body.link);
  expect(links[0]).toBe(links[1]);
  await deliverAll();
  expect(server.messages.filter((message) => message.to === to.email)).toHaveLength(1);
});
