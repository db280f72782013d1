/** What is said to be wrong with the classes of students. */
import { expect, test } from 'vitest';
import type { CaseRow, ListedCase } from '#contracts/cases.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { Client } from '#testing/client.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre());
const tutor = await room.centre.createSignedInTutor();

const owner = await room.centre.createSignedInTutor({ name: 'Olive Owner', owner: true });

const [DATE, TODAY] = ['2026-03-19', '2026-03-20'];
const loadListed = async (studentId: string): Promise<ListedCase[]> => {
  const { unresolved, resolved } = (await room.getWhenCaughtUp(tutor, '/api/cases')).body;
  return [...unresolved, ...resolved].filter(({ student_id }: ListedCase) => student_id === studentId);
};
const loadListedCase = async (studentId: string): Promise<ListedCase> => (await loadListed(studentId))[0] as ListedCase;
const loadCases = async (client: Client, id: string): Promise<CaseRow[]> =>
  (await room.getWhenCaughtUp(client, `/api/students/${id}/cases`)).body.cases;
const loadRow = async (id: string) =>
  (await room.getWhenCaughtUp(tutor, `/api/students/${id}/class-history?order=recorded`)).body.entries[0];

/** A student with a present mark, and the row of that mark. */
async function createMarked(name: string) {
  const student = await room.createStudent(name);
  await tutor.post(`/api/students/${student.id}/classes/add`, { classes: 6 });
  await tutor.post(`/api/students/${student.id}/attendance`, { date: DATE, status: 'present' });
  return { ...student, row: await loadRow(student.id) };
}
const ask = ({ client, id }: { client: Client; id: string }, row_id: string | null, more: object = {}) =>
  client.post(`/api/students/${id}/cases`, { row_id, kind: 'not-there', text: '', ...more });

test('cases: a student asks about a row, a tutor answers and corrects, and the student hears of both', async () => {
  const mia = await createMarked('Mia Chen');
  expect((await ask(mia, mia.row.id, { text: 'I was ill' })).status).toBe(204);
  const { unresolved } = (await room.getWhenCaughtUp(tutor, '/api/cases')).body;
  expect(unresolved).toMatchObject([
    { student_name: 'Mia Chen', kind: 'not-there', state: 'open', row: mia.row, messages: [{ text: 'I was ill' }] },
  ]);
  const of = { student_id: mia.id, case_id: unresolved[0].id };
  const { cases } = (await tutor.get('/api/dashboard')).body;
  expect(cases).toEqual({ total: 1, oldest_at: unresolved[0].opened_at, overdue: 0 });

  room.moveClock(1_000);
  expect((await tutor.post('/api/cases/answer', { ...of, text: 'I will look' })).status).toBe(204);
  expect((await tutor.post('/api/cases/answer', { ...of, text: 'Again' })).body.code).toBe('case-changed');
  const before = await tutor.post('/api/cases/resolve', { ...of, correction_id: mia.row.id, text: '' });
  expect(before.body.errors).toEqual({ correction_id: 'Choose a change that was made after the question.' });
  const correct = { date: DATE, status: 'absent', reason: 'Was ill', seen_version: mia.row.version };
  await tutor.post(`/api/students/${mia.id}/attendance/${DATE}/correct`, correct);
  const correction = await loadRow(mia.id);
  const correction_id = correction.id;
  expect(correction_id).not.toBe(mia.row.id);
  expect((await tutor.post('/api/cases/resolve', { ...of, correction_id, text: '' })).status).toBe(204);

  const [resolved] = await loadCases(mia.client, mia.id);
  expect(resolved).toMatchObject({ state: 'resolved', row_id: mia.row.id, waits_since: null });
  expect(resolved?.messages.map(({ what, text, correction_id: by }) => [what, text, by])).toEqual([
    ['opened', 'I was ill', null],
    ['answered', 'I will look', null],
    ['corrected', null, correction_id],
  ]);
  const { notifications } = (await mia.client.get('/api/notifications')).body;
  expect(notifications.map(({ what }: { what: string }) => what).toSorted()).toEqual([
    'case-answered',
    'case-corrected',
  ]);
  for (const { row_id, row_on } of notifications) expect([row_id, row_on]).toEqual([mia.row.id, DATE]);
  expect(resolved?.messages.at(-1)).toMatchObject({ correction_id, correction_on: DATE });
  const activity = (await tutor.get(`/api/activity?student=${mia.id}&group=classes`)).body.entries;
  const acts = activity.map(({ what }: { what: string }) => what);
  expect(acts).toEqual(expect.arrayContaining(['case-opened', 'case-answered', 'case-corrected']));
  expect(JSON.stringify(activity)).not.toContain('I will look');
});

test('cases: an explained case is reopened, and the tutors’ list has it again', async () => {
  const ben = await createMarked('Ben Noor');
  await ask(ben, ben.row.id);
  const [asked] = await loadCases(ben.client, ben.id);
  const of = { student_id: ben.id, case_id: asked?.id };
  const explain = { ...of, correction_id: null };
  expect((await tutor.post('/api/cases/resolve', { ...explain, text: ' ' })).status).toBe(400);
  expect((await tutor.post('/api/cases/resolve', { ...explain, text: 'You came at 5' })).status).toBe(204);
  expect((await ask(ben, ben.row.id)).body.code).toBe('case-exists');
  const again = { case_id: asked?.id, text: 'That was Ada' };
  expect((await ben.client.post(`/api/students/${ben.id}/cases/reopen`, again)).status).toBe(204);
  expect((await ben.client.post(`/api/students/${ben.id}/cases/reopen`, again)).body.code).toBe('case-changed');
  const { unresolved } = (await room.getWhenCaughtUp(tutor, '/api/cases')).body;
  const listed = unresolved.find(({ id }: CaseRow) => id === asked?.id);
  expect(listed.state).toBe('reopened');
  expect(listed.messages.at(-1)).toMatchObject({ what: 'reopened', text: 'That was Ada', actor_name: 'Ben Noor' });
  // The family phones about a question that is resolved.
  expect((await tutor.post('/api/cases/resolve', { ...explain, text: 'It was Ben' })).status).toBe(204);
  expect((await tutor.post(`/api/students/${ben.id}/cases/reopen`, again)).status).toBe(204);
  expect((await loadCases(ben.client, ben.id))[0]).toMatchObject({ state: 'reopened' });
});

test('cases: only a row that says the student was there can be answered with “I was not there”', async () => {
  const ida = await createMarked('Ida Berg');
  const correct = { date: DATE, status: 'absent', reason: 'Was ill', seen_version: ida.row.version };
  await tutor.post(`/api/students/${ida.id}/attendance/${DATE}/correct`, correct);
  const givenBack = await loadRow(ida.id);
  await tutor.post(`/api/students/${ida.id}/attendance`, { date: '2026-03-18', status: 'absent' });
  const absence = await loadRow(ida.id);
  expect([givenBack.source, absence.status]).toEqual(['reversal', 'absent']);
  for (const row_id of [givenBack.id, absence.id])
    expect((await ask(ida, row_id)).body.errors).toEqual({ kind: 'This row does not say that the student was there.' });
  expect((await ask(ida, absence.id, { kind: 'wrong-date' })).status).toBe(204);
  expect((await ask(ida, ida.row.id)).status).toBe(204);
});

test('cases: a student neither sees nor changes the cases of another', async () => {
  const [mia, ben] = [await createMarked('Mia Li'), await createMarked('Ben Li')];
  await ask(mia, mia.row.id, { text: 'Private' });
  const [own] = await loadCases(mia.client, mia.id);
  await tutor.post('/api/cases/answer', { student_id: mia.id, case_id: own?.id, text: 'Hm' });
  expect((await ben.client.get(`/api/students/${mia.id}/cases`)).status).toBe(403);
  expect((await ben.client.get('/api/cases')).status).toBe(403);
  expect(await loadCases(ben.client, ben.id)).toEqual([]);
  expect((await ask(ben, mia.row.id)).body.errors).toEqual({ row_id: 'Choose a row of the class history.' });
  const reopen = { case_id: own?.id, text: 'Mine' };
  expect((await ben.client.post(`/api/students/${ben.id}/cases/reopen`, reopen)).body.code).toBe('case-unknown');
  for (const path of ['answer', 'resolve'])
    expect((await ben.client.post(`/api/cases/${path}`, { ...reopen, student_id: ben.id })).status).toBe(403);
  const foreign = { student_id: ben.id, case_id: own?.id, text: 'For Ben' };
  expect((await tutor.post('/api/cases/answer', foreign)).body.code).toBe('case-unknown');
  expect((await loadCases(mia.client, mia.id))[0]?.messages).toHaveLength(2);
});

test('cases: a tutor’s answer about a former student is refused, and “other” needs words', async () => {
  const leo = await createMarked('Leo Fox');
  expect((await ask(leo, null, { kind: 'other', text: ' ' })).body.errors).toEqual({
    text: 'Please write what is wrong.',
  });
  expect((await ask(leo, leo.row.id)).status).toBe(204);
  const [newest] = await loadCases(tutor, leo.id);
  await tutor.delete(`/api/students/${leo.id}`);
  await room.centre.program.runner.caughtUp();
  const answer = { student_id: leo.id, case_id: newest?.id, text: 'Too late' };
  expect((await tutor.post('/api/cases/answer', answer)).body.code).toBe('student-archived');
  const { unresolved } = (await room.getWhenCaughtUp(tutor, '/api/cases')).body;
  expect(unresolved.filter(({ student_id }: CaseRow) => student_id === leo.id)).toEqual([]);
});

const PERIOD = { from: '2026-02-01', to: '2026-02-28' };
/** Opens a case as a tutor for somebody of the family who phoned. */
const record = (student_id: string, more: object = {}) =>
  tutor.post('/api/cases', {
    ...{ student_id, asker: 'family', asker_name: 'Ann Chen', channel: 'phone', asked_on: TODAY },
    ...{ row_id: null, period: PERIOD, kind: 'charged-twice', text: '', ...more },
  });

test('openCaseAsTutor: keeps who asked, how, when and about which days, and the row as it was with its proof', async () => {
  const mia = await createMarked('Mia Ray');
  expect((await record(mia.id, { text: 'Twice in February' })).status).toBe(204);
  expect((await record(mia.id)).body).toMatchObject({
    code: 'case-exists',
    detail: expect.stringContaining('There is'),
  });
  expect((await record(mia.id, { row_id: mia.row.id, period: null, kind: 'not-there' })).status).toBe(204);
  const [whole, row] = (await loadListed(mia.id)).toSorted((one, other) => one.version - other.version);
  expect(whole).toMatchObject({
    ...{ asker: 'family', asker_name: 'Ann Chen', channel: 'phone', asked_on: TODAY, due_on: '2026-03-27' },
    ...{ period_from: PERIOD.from, period_to: PERIOD.to, row_id: null, row_proof: null, kind: 'charged-twice' },
  });
  const [event] = await room.centre.program.store.read(toStudentStream(mia.id), mia.row.version, 1);
  expect(event?.id).toBe(mia.row.id);
  const proof = { version: mia.row.version, hash: event?.hash };
  expect(row).toMatchObject({ row_id: mia.row.id, row_proof: proof, period_from: null });
  expect([undefined, event?.position && String(event.position)]).toContain(row?.row_proof?.position);
  // The student reads who asked too.
  expect((await loadCases(mia.client, mia.id)).map(({ asker_name }) => asker_name)).toEqual(['Ann Chen', 'Ann Chen']);
  const { total } = (await tutor.get('/api/dashboard')).body.cases;
  expect((await record(mia.id, { asker: 'student', asker_name: null, kind: 'wrong-date', period: null })).status).toBe(
    204,
  );
  expect((await room.getWhenCaughtUp(tutor, '/api/dashboard')).body.cases.total).toBe(total + 1);
});

test('resolveCase: a tutor who corrects the classes while the family is on the phone, and then records the question, names the correction', async () => {
  const mia = await createMarked('Mia Day');
  const correct = { date: DATE, status: 'absent', reason: 'Was ill', seen_version: mia.row.version };
  await tutor.post(`/api/students/${mia.id}/attendance/${DATE}/correct`, correct);
  const { id: correction_id } = await loadRow(mia.id);
  room.moveClock(60_000);
  await record(mia.id, { row_id: mia.row.id, period: null, kind: 'not-there' });
  const of = { student_id: mia.id, case_id: (await loadListedCase(mia.id)).id, text: '' };
  const itself = await tutor.post('/api/cases/resolve', { ...of, correction_id: mia.row.id });
  expect(itself.body.errors).toEqual({ correction_id: 'Choose a change that was made after the question.' });
  expect((await tutor.post('/api/cases/resolve', { ...of, correction_id })).status).toBe(204);
});

test('openCaseAsTutor, openCase: refuse in words what does not belong together', async () => {
  const [mia, ben] = [await createMarked('Mia May'), await createMarked('Ben May')];
  const errorsOf = async (sent: ReturnType<typeof record>) => (await sent).body.errors;
  const backwards = { from: '2026-02-02', to: '2026-02-01' };
  expect(await errorsOf(record(mia.id, { period: backwards }))).toEqual({ 'period.to': expect.any(String) });
  expect(await errorsOf(record(mia.id, { row_id: mia.row.id }))).toEqual({ period: expect.any(String) });
  expect(await errorsOf(record(mia.id, { asker_name: null }))).toEqual({ asker_name: expect.any(String) });
  expect(await errorsOf(record(mia.id, { asked_on: '2026-03-21' }))).toEqual({
    asked_on: 'This day is in the future.',
  });
  expect(await errorsOf(record(mia.id, { asker: 'student', asker_name: null }))).toEqual({
    kind: 'Choose what is wrong.',
  });
  expect(await errorsOf(record(mia.id, { kind: 'missing-classes' }))).toEqual({ kind: 'Choose what is wrong.' });
  expect(await errorsOf(record(mia.id, { kind: 'not-there', period: null }))).toEqual({
    kind: 'Choose the days of class.',
  });
  expect(await errorsOf(record(mia.id, { row_id: ben.row.id, period: null }))).toEqual({
    row_id: 'Choose a row of the class history.',
  });
  expect((await mia.client.post('/api/cases', {})).status).toBe(403);
  expect(await errorsOf(ask(mia, null, { kind: 'wrong-price' }))).toEqual({ kind: 'Choose what is wrong.' });
  expect((await ask(mia, null, { kind: 'not-there', period: PERIOD })).status).toBe(204);
});

test('cases: families and students never get a private note, and open the packet of an answer', async () => {
  const mia = await createMarked('Mia Sun');
  const person = await room.centre.createFamily({ name: 'Ann Sun', children: [mia.id] });
  const family = await room.centre.signIn(person.email, person.password);
  await record(mia.id);
  const of = { student_id: mia.id, case_id: (await loadListedCase(mia.id)).id };
  const NOTE = 'Shouted at Sam';
  expect((await tutor.post('/api/cases/notes', { ...of, text: NOTE })).status).toBe(204);
  expect((await tutor.post('/api/cases/notes', { ...of, text: ' ' })).status).toBe(400);
  for (const client of [family, mia.client]) {
    expect((await client.post('/api/cases/notes', { ...of, text: 'Mine' })).status).toBe(403);
    expect((await client.post('/api/cases/plan', of)).status).toBe(403);
  }
  const contents = { texts: true, attendance: false, policy: false };
  const made = async (id: string) => {
    const packet = { from: '2026-02-01', to: '2026-03-01', contents, seal: false };
    return (await owner.post(`/api/students/${id}/packets`, packet)).body.id;
  };
  const packet_id = await made(mia.id);
  const answer = { ...of, text: 'See the packet' };
  const foreign = await tutor.post('/api/cases/answer', {
    ...answer,
    packet_id: await made((await createMarked('Ben Sun')).id),
  });
  expect(foreign.body.errors).toEqual({ packet_id: 'Choose a packet of this student.' });
  expect((await tutor.post('/api/cases/answer', { ...answer, packet_id })).status).toBe(204);
  const listed = await loadListedCase(mia.id);
  expect(listed.notes).toMatchObject([{ text: NOTE, actor_name: 'Sam Okafor' }]);
  expect(listed.messages.at(-1)).toMatchObject({ what: 'answered', packet_id });
  for (const client of [family, mia.client]) {
    const [own] = await loadCases(client, mia.id);
    expect(own?.messages.at(-1)).toMatchObject({ text: 'See the packet', packet_id });
    for (const field of ['notes', 'assignee_name', 'due_on']) expect(own).not.toHaveProperty(field);
    const path = `/api/students/${mia.id}`;
    expect((await client.get(`${path}/packets/${packet_id}`)).status).toBe(200);
    const lists = ['cases', 'class-history', 'statement', 'packets', `packets/${packet_id}/file?format=json`];
    const answers = await Promise.all(
      [...lists.map((list) => `${path}/${list}`), '/api/session'].map((each) => client.get(each)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.map(({ text }) => text).join()).not.toContain(NOTE);
  }
  expect((await mia.client.get('/api/notifications')).text).not.toContain(NOTE);
  const acts = (await tutor.get(`/api/activity?student=${mia.id}&group=classes`)).text;
  expect(acts).toContain('case-privately-noted');
  expect(acts).not.toContain(NOTE);
});

test('planCase: a current tutor is responsible until a day, and an overdue case comes first', async () => {
  const [mia, ben] = [await createMarked('Mia Due'), await createMarked('Ben Due')];
  const lee = await room.centre.createTutor({ name: 'Ms Lee' });
  await record(ben.id);
  room.moveClock(1_000);
  await record(mia.id);
  const { id, version, assignee_id } = await loadListedCase(mia.id);
  expect(assignee_id).toBeNull();
  const plan = { student_id: mia.id, case_id: id, assignee_id: lee.id, due_on: TODAY, seen_version: version };
  const send = (change: object = {}) => tutor.post('/api/cases/plan', { ...plan, ...change });
  expect((await send({ due_on: '2026-03-19' })).body.errors).toEqual({ due_on: expect.stringContaining('today') });
  expect((await send({ assignee_id: mia.id })).body.errors).toEqual({ assignee_id: 'Choose a tutor of the center.' });
  // Two tutors plan the same case at once.
  const both = await Promise.all([send(), owner.post('/api/cases/plan', { ...plan, due_on: '2026-03-25' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const planned = await loadListedCase(mia.id);
  expect(planned).toMatchObject({ assignee_id: lee.id, assignee_name: 'Ms Lee' });
  expect((await send({ due_on: TODAY, seen_version: planned.version })).status).toBe(204);
  const loadOf = async (assignee: string) => {
    const { unresolved, resolved } = (await room.getWhenCaughtUp(tutor, `/api/cases?assignee_id=${assignee}`)).body;
    return [...unresolved, ...resolved].map((each: ListedCase) => each.id);
  };
  expect([await loadOf(lee.id), await loadOf(mia.id)]).toEqual([[id], []]);
  // On the day itself it is not overdue.
  expect((await room.getWhenCaughtUp(tutor, '/api/cases')).body.unresolved[0].student_id).not.toBe(mia.id);
  expect((await tutor.get('/api/dashboard')).body.cases.overdue).toBe(0);
  room.moveClock('2026-03-21T18:00:00.000Z');
  const { unresolved, tutors } = (await room.getWhenCaughtUp(tutor, '/api/cases')).body;
  expect(unresolved[0]).toMatchObject({ student_id: mia.id, due_on: TODAY });
  expect(tutors).toContainEqual({ id: lee.id, name: 'Ms Lee' });
  expect(await loadOf(lee.id)).toEqual([id]);
  expect((await tutor.get('/api/dashboard')).body.cases.overdue).toBe(1);
  const sam = (await tutor.get('/api/session')).body.profile.id;
  await owner.post(`/api/tutors/${lee.id}/archive`, { homework_to: sam });
  const again = await loadListedCase(mia.id);
  expect(again).toMatchObject({ assignee_id: null, assignee_name: null });
  expect((await send({ seen_version: again.version })).body.errors).toEqual({
    assignee_id: 'Choose a tutor of the center.',
  });
  room.moveClock('2026-03-20T18:10:00.000Z');
});

test('resolveCase: of two tutors one resolves it, and a refund is one of the student that holds', async () => {
  const [mia, ben] = [await createMarked('Mia Ash'), await createMarked('Ben Ash')];
  await record(mia.id);
  const resolve = { student_id: mia.id, case_id: (await loadListedCase(mia.id)).id, correction_id: null };
  room.moveClock(1_000);
  const refund = async (id: string) => {
    const given = { cents: 4_000, method: 'cash', returned_on: TODAY, reason: 'One lesson back' };
    expect((await owner.post(`/api/students/${id}/refunds`, given)).status).toBe(200);
    const { entries } = (await room.getWhenCaughtUp(tutor, `/api/students/${id}/money`)).body;
    return entries[0].id;
  };
  const send = (client: Client, more: object) => client.post('/api/cases/resolve', { ...resolve, text: '', ...more });
  const refund_id = await refund(mia.id);
  const reversed = await refund(mia.id);
  await owner.post(`/api/students/${mia.id}/refunds/${reversed}/reverse`, { reason: 'Never paid out' });
  const [undoing] = (await room.getWhenCaughtUp(tutor, `/api/students/${mia.id}/money`)).body.entries;
  expect(undoing.kind).toBe('refund-reversed');
  // Of another student, taken back, or no refund at all.
  for (const other of [await refund(ben.id), reversed, undoing.id])
    expect((await send(tutor, { refund_id: other })).body.errors).toEqual({
      refund_id: 'Choose a refund that was given after the question.',
    });
  expect((await send(tutor, { refund_id, correction_id: refund_id })).body.errors).toEqual({
    refund_id: 'Choose a correction or a refund, not both.',
  });
  const both = await Promise.all([send(tutor, { refund_id }), send(owner, { text: 'It is right' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('case-changed');
  const [first] = both;
  const [resolved] = await loadCases(mia.client, mia.id);
  expect(resolved?.messages.at(-1)).toMatchObject(
    first?.status === 204
      ? { what: 'refunded', refund_id, refund_cents: 4_000, refund_on: TODAY }
      : { what: 'explained', refund_id: null },
  );
});

test('cases: a request whose answer was lost records once, and the record verifies', async () => {
  const mia = await createMarked('Mia Oak');
  const twice = async (path: string, body: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [await tutor.post(path, body, key), await tutor.post(path, body, key)];
    expect([one.status, other.status], path).toEqual([204, 204]);
  };
  const caller = { asker: 'other', asker_name: 'Aunt Zoe', channel: 'mail', asked_on: TODAY };
  await twice('/api/cases', { student_id: mia.id, ...caller, row_id: mia.row.id, kind: 'not-there', text: '' });
  const { id: case_id, version } = await loadListedCase(mia.id);
  const of = { student_id: mia.id, case_id };
  await twice('/api/cases/notes', { ...of, text: 'Once' });
  await twice('/api/cases/plan', { ...of, assignee_id: null, due_on: '2026-04-01', seen_version: version });
  await twice('/api/cases/answer', { ...of, text: 'Once' });
  const [listed, ...others] = await loadListed(mia.id);
  expect([others.length, listed?.notes.length, listed?.messages.length]).toEqual([0, 1, 2]);
  await expectRecordVerifies(room.centre.program);
});
