import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { GetMoneyResponse, MoneyEntry } from '#contracts/money.ts';
import type { PacketListRow, PacketResponse } from '#contracts/packets.ts';
import { toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { growTree } from '#services/record/merkle/grow-tree.ts';
import { deleteTree, readTreeProgress } from '#services/record/merkle/tree-progress.ts';
import { checkPacket } from '#services/record/packet-check/check-packet.ts';
import { listFaultTexts } from '#services/record/packet-check/check-words.ts';
import type { PacketFile, UnsignedPacket } from '#services/record/packet-check/packet-file.ts';
import { listFields } from '#services/record/packet-check/signed-fields.ts';
import { deletePacketsOfErased, insertPacket, listMissingPackets } from '#services/record/packets/packet-store.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { packetsOfDay, packetsOfStudentOfDay } from './make-packet.ts';
import { signPacket } from './sign-packet.ts';

let now = Date.parse('2026-11-02T17:00:00.000Z');
const centre = await openForAllTests(openTestCentre({ clock: () => new Date(now) }));
const owner = await centre.createSignedInTutor({ name: 'Olive Owner', owner: true });
const sam = await centre.createTutor({ name: 'Sam Okafor' });
const tutor = await centre.signIn(sam.email, sam.password);

/** Until the day on which they are made. */
const november = { from: '2026-11-01', to: '2026-11-21' };
const whole = { ...november, contents: { texts: true, attendance: true, policy: true }, seal: true };

/**
 * Pays for the only purchase of a student by a check that the owner received on the day before, of which a part is credit that is used
 * and returned; by cash, twice, of which one is no duplicate and one is reversed. Another refund was recorded by mistake.
 */
async function recordMoney({ id }: TestPerson): Promise<void> {
  const path = `/api/students/${id}`;
  const send = async (to: string, body: object) => {
    const answer = await owner.post(path + to, body);
    expect([to, answer.status, answer.body.code]).toEqual([to, 200, undefined]);
    const { entries }: GetMoneyResponse = (await tutor.get(`${path}/money`)).body;
    return entries[0]?.id ?? '';
  };
  const { purchases }: GetMoneyResponse = (await tutor.get(`${path}/money`)).body;
  const purchase_id = purchases[0]?.id ?? '';
  const returned = { method: 'bank-transfer', reference: 'T-88', returned_on: '2026-11-20' };
  const check = await send('/payments', {
    ...{ amount_cents: 30_000, method: 'check', reference: '1042', received_on: '2026-11-19', received_by: sam.id },
    allocations: [{ purchase_id, cents: 20_000 }],
  });
  await send(`/purchases/${purchase_id}/apply-credit`, { cents: 5_000 });
  await send('/refunds', { payment_id: check, cents: 1_000, ...returned, reason: 'Overpaid' });
  const cash = { amount_cents: 7_000, method: 'cash', received_on: '2026-11-20', received_by: sam.id, allocations: [] };
  const first = await send('/payments', cash);
  const second = await send('/payments', { ...cash, seen_equal: [first] });
  await send(`/money/${second}/clear-duplicate`, {});
  await send(`/payments/${first}/reverse`, { reason: 'Recorded for another child' });
  const refund = await send('/refunds', { purchase_id, cents: 2_000, classes: 0, ...returned, reason: 'Goodwill' });
  await send(`/refunds/${refund}/reverse`, { reason: 'Not agreed' });
}

/** Enrolled with 6, present on Nov 3 and 4, absent on Nov 5, and the mark of Nov 4 corrected to absent; then see `recordMoney`. */
async function createHistory(name: string): Promise<TestPerson> {
  now = Date.parse('2026-11-20T17:00:00.000Z');
  const student = await centre.createStudent({ name, classes: 6 });
  const path = `/api/students/${student.id}`;
  const post = async (to: string, body: object) => expect((await tutor.post(path + to, body)).status).toBe(200);
  const purchase = { price_cents: 60_000, price_reason: 'Second child' };
  await post('/classes/add', { classes: 18, reason: 'Excellence, paid in cash', code: 'excellence', purchase });
  await post('/attendance', { status: 'present', date: '2026-11-03', notes: 'Fractions', private_notes: 'Tired' });
  await post('/attendance', { status: 'present', date: '2026-11-04', reason: 'Paper roll' });
  await post('/attendance', { status: 'absent', date: '2026-11-05' });
  await centre.program.runner.caughtUp();
  const [mark] = await centre.program.readModels.sql`
    select version from attendance where student_id = ${student.id} and date = '2026-11-04'`;
  const correction = { seen_version: mark?.version, status: 'absent', date: '2026-11-04', reason: 'Was not there' };
  await post('/attendance/2026-11-04/correct', correction);
  await recordMoney(student);
  await centre.program.runner.caughtUp();
  return student;
}

const makePacket = async ({ id }: TestPerson, request: object = whole): Promise<string> => {
  const { status, body } = await owner.post(`/api/students/${id}/packets`, request);
  expect([status, body]).toEqual([200, { id: expect.any(String) }]);
  return `/api/students/${id}/packets/${body.id}`;
};
const readFile = async (packet: string, format: string): Promise<string> => {
  const { status, text } = await owner.get(`${packet}/file?format=${format}`);
  expect(status).toBe(200);
  return text;
};

test('makePacket: freezes the statement with every row proven in a seal', async () => {
  const mia = await createHistory('Mia Lund');
  const packet = await makePacket(mia);
  const { body }: { body: PacketResponse } = await owner.get(packet);
  const { body: statement } = await owner.get(`/api/students/${mia.id}/statement?from=2026-11-01&to=2026-11-20`);
  const { content } = body;
  expect(content.totals).toEqual(statement.totals);
  expect(content).toMatchObject(statement.counts);
  expect(content.rows.map(({ version }) => version)).toEqual(
    statement.entries.map(({ version }: { version: number }) => version),
  );
  expect(content.rows.every(({ sealed }) => sealed)).toBe(true);
  expect(content.rows.map(({ reason }) => reason)).toContain('Excellence, paid in cash');
  expect(content.rows.find(({ code }) => code === 'excellence')).toMatchObject({
    ...{ code: 'excellence', amount_cents: 60_000, paid_on: null, receipt: null },
  });
  const { adds_up, entries, has_more, ...sums } = statement.money;
  expect([adds_up, has_more, content.money]).toEqual([true, false, sums]);
  expect(content.money_rows.map(({ version, amount_cents }) => [version, amount_cents])).toEqual(
    entries.map((entry: MoneyEntry) => [entry.version, entry.amount_cents]),
  );
  const { figures }: GetMoneyResponse = (await owner.get(`/api/students/${mia.id}/money`)).body;
  expect([content.money?.closing_cents, content.money_rows.at(-1)?.owed_cents]).toEqual(
    Array(2).fill(figures.owed_cents),
  );
  expect(content.money_rows.every(({ sealed }) => sealed)).toBe(true);
  expect(content.money_rows[0]).toMatchObject({
    ...{ effective_on: '2026-11-19', kind: 'payment', reference: '1042', recorded_by_name: 'Olive Owner' },
    ...{ received_by_name: 'Sam Okafor', amount_cents: 30_000, owed_cents: -30_000 },
  });
  expect(content.money_rows.find(({ kind }) => kind === 'purchase')).toMatchObject({ price_reason: 'Second child' });
  expect(content.money_rows.filter((row) => row.duplicate_cleared)).toMatchObject([{ amount_cents: 7_000 }]);
  expect(content.attendance?.map(({ date, status }) => [date, status])).toEqual([
    ['2026-11-03', 'present'],
    ['2026-11-04', 'absent'],
    ['2026-11-05', 'absent'],
  ]);
  expect(content.attendance?.[1]).toMatchObject({ recorded_by_name: 'Sam Okafor', changed_by_name: 'Sam Okafor' });
  expect(content.policy?.[0]).toBe('On Nov 1, 2026, at most 18 classes could remain at a time.');
  expect(body.consistency).toMatchObject({ outcome: 'same' });
  expect(body.since).toEqual({ count: 0, rows: [], money: [] });

  const check = await checkPacket(await readFile(packet, 'json'));
  expect(check).toMatchObject({ faults: [], code: body.code, fingerprint: body.fingerprint });
  expect(check.sealed.size).toBe(content.last.version);
  // What the log hides of its events is in no part of the file.
  expect(JSON.stringify(check.packet)).not.toMatch(/Tired|privateNote|salt|fingerprint|requestId|Family|Absence|joint/);
});

/** Another value of a field, of the same kind. */
const toOtherValue = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'object' && value !== null) return { note: 'x' };
  return value === '2026-11-03' ? '2026-11-04' : `${value}x`;
};

/** The packet with another value in one field. */
const changeField = (packet: PacketFile, path: string): PacketFile => {
  const changed = structuredClone(packet);
  const names = path.split('.');
  const last = names.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: any field of a packet
  const holder = names.reduce<any>((part, name) => part[name], changed);
  holder[last] = toOtherValue(holder[last]);
  return changed;
};

test('checkPacket: names each changed field in words, with the recorded value beside the one in the file where events prove it', async () => {
  const { packet } = await checkPacket(await readFile(await makePacket(await createHistory('Nia Changed')), 'json'));
  const { digests: _, signature: __, code: ___, format: ____, ...unsigned } = packet;
  // A field is changed in one row, mark and event of those that have it.
  const paths = new Map(
    listFields(unsigned).map(([path, value]) => [`${path.replaceAll(/\d+/g, '0')} ${value === null}`, path]),
  );
  const texts = await Promise.all(
    [...paths.values()].map(async (path) => {
      const check = await checkPacket(JSON.stringify(changeField(packet, path)));
      const [text] = listFaultTexts({ ...check, faults: check.faults.filter((fault) => fault.path === path) });
      return { path, name: text?.name ?? '', what: text?.what ?? '' };
    }),
  );
  expect(texts.length).toBeGreaterThan(130);
  expect(texts.filter(({ name }) => name === '' || /_|[a-z][A-Z]|\.\d/.test(name))).toEqual([]);
  // What the program wrote for itself, such as JSON, is no text for people.
  expect(texts.filter(({ what }) => /[{}[\]]|sealed\.\d/.test(what))).toEqual([]);
  const isProven = ({ what }: (typeof texts)[number]) =>
    /(?:Sealed|In the record): .+\. In this file: .+\.$/.test(what);
  const signedOnly = texts.filter((text) => !isProven(text));
  expect(
    signedOnly.filter(({ what }) => !/In this file: .+\. Only the center can show what it was\.$/.test(what)),
  ).toEqual([]);
  // Names, sealed words, what frames the packet, and the proof itself: no event says them.
  const unproven =
    /^(?:student|centre|period|contents|made|policy|seal|events)\b|_name$|\.(?:reason|note|receipt|reference|price_reason)$/;
  expect(signedOnly.filter(({ path }) => !unproven.test(path))).toEqual([]);
});

const toDecimal = (cents: number) => (cents / 100).toFixed(2);

test('getPacket: is byte-identical later, names what was recorded since, and proves that the record only grew', async () => {
  const noah = await createHistory('＝Noah Brandt');
  const packet = await makePacket(noah);
  const files = async () => Promise.all(['json', 'csv', 'text'].map((format) => readFile(packet, format)));
  const before = await files();
  const removed = { classes: 2, reason: 'Goodwill' };
  expect((await tutor.post(`/api/students/${noah.id}/classes/remove`, removed)).status).toBe(200);
  const bought = { classes: 6, code: 'starter', purchase: { price_cents: 35_000 } };
  expect((await tutor.post(`/api/students/${noah.id}/classes/add`, bought)).status).toBe(200);
  const paid = {
    amount_cents: 35_000,
    method: 'card',
    received_on: '2026-11-20',
    received_by: sam.id,
    allocations: [],
  };
  expect((await tutor.post(`/api/students/${noah.id}/payments`, paid)).status).toBe(200);
  await centre.program.runner.caughtUp();
  expect((await owner.post('/api/record/seals', {})).status).toBe(200);
  expect(await files()).toEqual(before);
  const { body } = await owner.get(packet);
  // The purchase is an entry of classes and of money, and counts once.
  expect(body.since).toMatchObject({
    count: 3,
    rows: [{ amount_cents: 35_000 }, { source: 'manual', reason: 'Goodwill' }],
    money: [{ kind: 'payment' }, { kind: 'purchase' }],
  });
  const { rows } = (await owner.get(`/api/students/${noah.id}/packets`)).body;
  expect(rows).toMatchObject([{ changes: 3 }]);
  expect(body.consistency).toMatchObject({ outcome: 'extends' });
  expect(body.consistency.newest.events).toBeGreaterThan(body.content.seal.events);
  const [, csv = '', text = ''] = before;
  expect(csv).toContain(`'＝Noah Brandt,0,17,0.00,${toDecimal(body.content.money.closing_cents)},${body.code}`);
  expect(text).toContain(`Verification code: ${body.code}`);
  expect(text.length).toBeLessThan(20_000);
});

testInFaults(
  'makePacket: a repeated or simultaneous request makes one packet, and rows after the last seal are said to be newer',
  async () => {
    const lena = await createHistory('Lena Late');
    expect((await owner.post('/api/record/seals', {})).status).toBe(200);
    expect((await tutor.post(`/api/students/${lena.id}/classes/add`, { classes: 1 })).status).toBe(200);
    await centre.program.runner.caughtUp();
    const request = { ...whole, seal: false };
    const key = randomUUID();
    const send = (body = request) =>
      owner.send('POST', `/api/students/${lena.id}/packets`, body, { 'idempotency-key': key });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.status, other.status, other.body]).toEqual([200, 200, one.body]);
    expect((await send()).body).toEqual(one.body);
    expect((await send({ ...request, from: '2026-11-02' })).body).toMatchObject({ code: 'command-reused' });
    const { body } = await owner.get(`/api/students/${lena.id}/packets`);
    expect(body.rows).toMatchObject([{ id: one.body.id, period: november, changes: 0, made_by_name: 'Olive Owner' }]);
    const { content } = (await owner.get(`/api/students/${lena.id}/packets/${one.body.id}`)).body;
    expect(content.rows.filter(({ sealed }: { sealed: boolean }) => !sealed)).toMatchObject([{ source: 'manual' }]);
  },
);

test('makePacket: refuses a period that ends after today, and makes and counts nothing', async () => {
  const zoe = await createHistory('Zoe Early');
  const ending = (to: string) => owner.post(`/api/students/${zoe.id}/packets`, { ...whole, to });
  for (const to of ['9999-12-31', '2026-11-22', '2026-12-01']) {
    expect(await ending(to)).toMatchObject({
      status: 400,
      body: { errors: { to: 'This day is in the future. A packet can end today or on an earlier day.' } },
    });
  }
  expect((await owner.get(`/api/students/${zoe.id}/packets`)).body.rows).toEqual([]);
  expect((await ending('2026-11-21')).status).toBe(200);
});

test('makePacket: refuses money that does not follow from the events', async () => {
  const dan = await createHistory('Dan Damaged');
  const { sql, readModels } = centre.program;
  const change = (cents: number) =>
    sql`update ${sql(readModels.schema)}.money_entries set paid_cents = paid_cents + ${cents}
      where student_id = ${dan.id} and kind = 'payment'`;
  await change(1);
  const refused = await owner.post(`/api/students/${dan.id}/packets`, whole);
  expect([refused.body.code, (await owner.get(`/api/students/${dan.id}/packets`)).body.rows]).toEqual([
    'record-damaged',
    [],
  ]);
  await change(-1);
  await makePacket(dan);
});

test('packets: a student reads those about themselves only, and tutors those of every student, which only owners make', async () => {
  const [ada, ben] = [await createHistory('Ada Own'), await createHistory('Ben Other')];
  const [own, foreign] = [await makePacket(ada), await makePacket(ben)];
  const student = await centre.signIn(ada.email, ada.password);
  expect((await student.get(own)).status).toBe(200);
  expect((await student.get(`/api/students/${ada.id}/packets`)).body.rows).toHaveLength(1);
  const packetOfBen = foreign.split('/').at(-1);
  // Another student's packet below one's own id.
  for (const path of ['', '/file?format=json'])
    expect((await student.get(`/api/students/${ada.id}/packets/${packetOfBen}${path}`)).body.code).toBe(
      'packet-unknown',
    );
  for (const path of [own, `${own}/file?format=csv`, `/api/students/${ada.id}/packets`])
    expect((await tutor.get(path)).status).toBe(200);
  expect((await tutor.post(`/api/students/${ada.id}/packets`, whole)).status).toBe(403);
  expect((await tutor.get('/api/packets')).status).toBe(403);
  const { body } = await owner.get('/api/packets');
  const names = body.rows.map((row: PacketListRow) => row.student.name);
  expect(names).toEqual(expect.arrayContaining(['Ada Own', 'Ben Other']));
});

test('packets: are stored sealed, and are gone when the person was erased', async () => {
  const eve = await createHistory('Eve Erased');
  const packet = await makePacket(eve);
  const { sql, keys } = centre.program;
  const stored = async () => sql<{ body: Buffer }[]>`select body from desk.packets where student_id = ${eve.id}`;
  expect((await stored())[0]?.body.includes('Eve')).toBe(false);
  await keys.erase(eve.id);
  expect((await owner.get(packet)).body.code).toBe('packet-unknown');
  const again = await owner.post(`/api/students/${eve.id}/packets`, whole);
  expect([again.status, again.body.code]).toEqual([404, 'student-unknown']);
  expect((await owner.get(`/api/students/${eve.id}/packets`)).body.rows).toEqual([]);
  await deletePacketsOfErased(sql);
  expect(await stored()).toHaveLength(0);
  expect(await listMissingPackets(sql, 5)).toEqual([]);
});

testInFaults('makePacket: refuses more packets than a centre makes on one day', async () => {
  const liv = await createHistory('Liv Limited');
  const { limits } = centre.program;
  const day = toDayLimitKey(centre.program, 'centre');
  await limits.consume(packetsOfDay, day, packetsOfDay.points);
  const refused = await owner.post(`/api/students/${liv.id}/packets`, whole);
  expect([refused.status, refused.body.code]).toEqual([429, 'too-often']);
  await limits.refund(packetsOfDay, day, packetsOfDay.points);
  await makePacket(liv);
});

testInFaults('makePacket: of two requests at once, makes only the last packet of a student on one day', async () => {
  const [max, other] = [await createHistory('Max Many'), await createHistory('Max Other')];
  const { limits } = centre.program;
  const [ofStudent, ofCentre] = [toDayLimitKey(centre.program, max.id), toDayLimitKey(centre.program, 'centre')];
  await limits.consume(packetsOfStudentOfDay, ofStudent, packetsOfStudentOfDay.points - 1);
  const before = (await limits.peek(packetsOfDay, ofCentre)).remaining;
  const send = () => owner.post(`/api/students/${max.id}/packets`, { ...whole, seal: false });
  const answers = await Promise.all([send(), send()]);
  const [made, refused] = answers.toSorted((one, another) => one.status - another.status);
  expect([made?.status, refused?.status, refused?.body]).toEqual([
    200,
    429,
    expect.objectContaining({
      code: 'too-often',
      detail: '10 packets of this student were made today. Make the next one tomorrow.',
    }),
  ]);
  expect((await owner.get(`/api/students/${max.id}/packets`)).body.rows).toMatchObject([{ id: made?.body.id }]);
  // What is refused is not counted for the centre, and other students still get packets.
  expect((await limits.peek(packetsOfDay, ofCentre)).remaining).toBe(before - 1);
  await makePacket(other);
  now += 86_400_000;
  expect((await send()).status).toBe(200);
});

testInFaults('getPacket: writes nothing, and compares no seals while the kept tree does not cover them', async () => {
  const ria = await createHistory('Ria Read');
  const packet = await makePacket(ria);
  await createHistory('Ria Other');
  expect((await owner.post('/api/record/seals', {})).status).toBe(200);
  expect((await owner.get(packet)).body.consistency).toMatchObject({ outcome: 'extends' });
  const { sql, store } = centre.program;
  await deleteTree(sql, await readTreeProgress(sql));
  expect((await owner.get(packet)).body.consistency).toBe(null);
  expect((await readTreeProgress(sql)).size).toBe(0);
  await growTree({ sql, store });
  expect((await owner.get(packet)).body.consistency).toMatchObject({ outcome: 'extends' });
});

test('makePacket: refuses a period without a day, and leaves out what was not chosen', async () => {
  const kim = await createHistory('Kim Short');
  const send = (body: object) => owner.post(`/api/students/${kim.id}/packets`, body);
  expect((await send({ ...whole, to: '2026-11-01' })).body.code).toBe('invalid-request');
  expect((await owner.post(`/api/students/${randomUUID()}/packets`, whole)).body.code).toBe('student-unknown');
  const packet = await makePacket(kim, { ...whole, contents: { texts: false, attendance: false, policy: false } });
  const text = await readFile(packet, 'json');
  expect((await checkPacket(text)).faults).toEqual([]);
  expect(text).not.toMatch(/Excellence|Fractions|Paper roll|"1042"|T-88|Second child|Overpaid/);
  const file: PacketFile = JSON.parse(text);
  expect([file.attendance, file.policy]).toEqual([null, null]);
});

/** Another value of the same kind. */
const toOther = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'x';
  const last = value.at(-1) === '0' ? '1' : '0';
  return value.slice(0, -1) + last;
};

/** The path of the field whose digest this is. */
const toDigestName = (path: string): string => path.slice('digests.'.length).replaceAll('/', '.');

/** The packet with another value at a path. */
const change = <Packet extends object>(packet: Packet, path: string): Packet => {
  const changed = structuredClone(packet);
  const [part = '', ...rest] = path.split('.');
  const names = part === 'digests' ? [part, toDigestName(path)] : [part, ...rest];
  let holder = changed as Record<string, unknown>;
  for (const name of names.slice(0, -1)) holder = holder[name] as Record<string, unknown>;
  const name = names.at(-1) ?? '';
  holder[name] = toOther(holder[name]);
  return changed;
};

/**
 * Of the paths that differ only in numbers, one for each type of their values, and one digest: each check computes hundreds
 * of digests.
 */
const samplePaths = (fields: readonly [path: string, value: unknown][]): string[] => {
  const kindOf = ([path, value]: readonly [string, unknown]) =>
    `${path.replaceAll(/^digests.*|\d+/g, '*')} ${value === null ? 'null' : typeof value}`;
  return [...new Map(fields.map((field) => [kindOf(field), field[0]])).values()];
};

testInFaults('checkPacket: names every field that is changed after the packet was made, and no other', async () => {
  const packet: PacketFile = JSON.parse(await readFile(await makePacket(await createHistory('Tom Tampered')), 'json'));
  const fields = listFields(packet).filter(([path]) => path !== 'format');
  expect(fields.length).toBeGreaterThan(400);
  const toNamed = (path: string) =>
    path.startsWith('digests.') ? toDigestName(path) : path.replace(/^signature\..*/, 'signature');
  /** What else a changed field changes: the code and the signature of the digests. */
  const listAlsoNamed = (path: string) =>
    path.startsWith('digests.') ? ['code', 'signature'] : path === 'signature.publicKey' ? [path] : [];
  const named = await Promise.all(
    samplePaths(fields).map(async (path) => {
      const { faults } = await checkPacket(JSON.stringify(change(packet, path)));
      return [path, [...new Set(faults.map((fault) => fault.path))].sort()] as const;
    }),
  );
  // What is compared with the changed field is not named, because nobody changed it.
  expect(named).toEqual(named.map(([path]) => [path, [toNamed(path), ...listAlsoNamed(path)].sort()]));
  // Of a field and its digest, one is changed.
  for (const isDigest of [false, true]) {
    const paths = fields.map(([path]) => path).filter((path) => path.startsWith('digests.') === isDigest);
    const { faults } = await checkPacket(JSON.stringify(paths.reduce(change, packet)));
    expect(faults.map(({ path }) => path)).toEqual(expect.arrayContaining(paths.map(toNamed)));
  }
  const listNamed = async (changed: Partial<PacketFile>) =>
    (await checkPacket(JSON.stringify({ ...packet, ...changed }))).faults.map(({ path }) => path);
  const withoutSecond = <Item>([first, , ...others]: readonly Item[]) => [first, ...others] as Item[];
  const withTwice = <Item>([first, ...others]: readonly Item[]) => [first, first, ...others] as Item[];
  const { rows, events, attendance, money_rows, policy } = packet;
  expect(await listNamed({ rows: withoutSecond(rows) })).toEqual(Array(2).fill(`rows.missing.${rows[1]?.version}`));
  expect(new Set(await listNamed({ rows: withTwice(rows) }))).toEqual(new Set(['rows.1']));
  expect(await listNamed({ money_rows: withoutSecond(money_rows) })).toEqual(
    Array(2).fill(`money_rows.missing.${money_rows[1]?.version}`),
  );
  expect(new Set(await listNamed({ money_rows: withTwice(money_rows) }))).toEqual(new Set(['money_rows.1']));
  expect(await listNamed({ attendance: withoutSecond(attendance ?? []) })).toEqual(
    Array(2).fill(`attendance.missing.${attendance?.[1]?.version}`),
  );
  expect(new Set(await listNamed({ attendance: withTwice(attendance ?? []) }))).toEqual(new Set(['attendance.1']));
  expect(await listNamed({ events: withoutSecond(events) })).toEqual(['events.missing.2']);
  expect(await listNamed({ events: events.slice(0, -1) })).toEqual([`events.missing.${events.length}`]);
  expect(await listNamed({ policy: withoutSecond(policy ?? []) })).toEqual(['policy']);
  expect(await listNamed({ policy: null })).toEqual(['policy']);
  expect(new Set(await listNamed({ attendance: null }))).toEqual(new Set(['attendance']));
  for (const text of ['{}', '[]'])
    await expect(checkPacket(text)).rejects.toThrow('This file is not a packet of Rollbook.');
  for (const text of ['', 'null', '"packet"', JSON.stringify(packet).slice(0, -1)])
    await expect(checkPacket(text)).rejects.toThrow('This file is not a packet or seal of Rollbook, or only a part of');
  const checkFormat = (format: unknown) => checkPacket(JSON.stringify({ ...packet, format }));
  await expect(checkFormat('rollbook-packet-1')).rejects.toThrow('an older version of Rollbook: it has format 1');
  for (const format of ['toString', 'rollbook-packet-', 'rollbook-packet-5x', 5, null, undefined])
    await expect(checkFormat(format)).rejects.toThrow('This packet is damaged: it does not say which format it has');
  // A newer packet may have none of the parts of this one.
  await expect(checkPacket('{"format":"rollbook-packet-12"}')).rejects.toThrow(
    'This packet was made by a newer version of Rollbook: it has format 12, and this checker knows only formats 5 and 6. Open the page /verify',
  );
});

test('getPacket: says in words that a packet was made by another version of the program', async () => {
  const uma = await createHistory('Uma Upgraded');
  const text = await readFile(await makePacket(uma), 'json');
  const id = randomUUID();
  const entry = { id, studentId: uma.id, madeAt: new Date(now), madeBy: sam.id, ...november, lastVersion: 1 };
  const newer = { ...entry, code: 'X', request: 'X', text: text.replace('rollbook-packet-6', 'rollbook-packet-7') };
  await insertPacket(centre.program, newer);
  const student = await centre.signIn(uma.email, uma.password);
  for (const path of ['', '/file?format=json', '/file?format=csv']) {
    const address = `/api/students/${uma.id}/packets/${id}${path}`;
    expect((await owner.get(address)).body).toMatchObject({
      code: 'packet-format-unknown',
      detail: expect.stringContaining('made by another version of the program'),
    });
    expect((await student.get(address)).body.detail).toContain('Please tell your tutor.');
  }
});

testInFaults('checkPacket: names what the center changed and signed again, by the events of the seal', async () => {
  const text = await readFile(await makePacket(await createHistory('Rita Resigned')), 'json');
  const { digests: _, signature: __, code: ___, ...packet }: PacketFile = JSON.parse(text);
  const key = await centre.program.loadSealKey();
  const signed = async (changed: UnsignedPacket) =>
    (await checkPacket(JSON.stringify(await signPacket(changed, key)))).faults;
  expect(await signed(packet)).toEqual([]);
  // Names and the choice of contents are not in the events.
  const { rows, totals, attendance, money, money_rows } = packet;
  const proven = listFields({ rows, totals, attendance, money, money_rows }).filter(
    ([path]) => !path.endsWith('_name'),
  );
  const unnamed: string[] = [];
  for (const path of samplePaths(proven))
    if ((await signed(change(packet, path))).every((fault) => fault.path !== path)) unnamed.push(path);
  expect(unnamed).toEqual([]);

  const data = packet.events[2]?.data.replace('"present"', '"absent"') ?? '';
  const events = packet.events.map((event, at) => (at === 2 ? { ...event, data } : event));
  // What the events after it and the entries say cannot be compared with a changed event.
  expect((await signed({ ...packet, events })).map(({ path }) => path)).toEqual(['events.2']);
  const shorter = { ...packet, events: packet.events.slice(0, -1) };
  expect((await signed(shorter)).map(({ path }) => path)).toEqual(['last.version']);
  const [first] = packet.rows;
  const twice = await signed({ ...packet, rows: [first, ...packet.rows] as PacketFile['rows'] });
  expect(twice.map(({ path }) => path)).toEqual(['rows.1']);
});
