import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type PacketMoneyRow, type PacketRow, packetContent } from '#contracts/packets.ts';
import { toHashedText } from '#events/record/hashed-text.ts';
import { checkPacket } from '#services/record/packet-check/check-packet.ts';
import { listFaultTexts, listProofTexts } from '#services/record/packet-check/check-words.ts';
import { nameField, packetFieldWords } from '#services/record/packet-check/field-words.ts';
import type { PacketFile, UnsignedPacket } from '#services/record/packet-check/packet-file.ts';
import { findPacketFaults } from '#services/record/packet-check/packet-worker.ts';
import { signPacket } from './sign-packet.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = {
  publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex'),
  sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('hex'),
};
const id = '0b9a7a52-6a6c-4f1e-9c56-3b1f6c2f7d11';

/** A packet of a student without events, with what no event proves. */
const unsigned: UnsignedPacket = {
  format: 'rollbook-packet-5',
  student: { id, name: 'Mia Lund' },
  centre: { name: 'Rollbook', time_zone: 'America/New_York', currency: 'USD' },
  period: { from: '2026-11-01', to: '2026-12-01' },
  contents: { texts: false, attendance: false, policy: true },
  made: { at: '2026-11-20T17:00:00.000Z', by: id, by_name: 'Olive Owner' },
  last: { version: 0, hash: hash('sha256', `student-${id}`) },
  totals: { opening: 0, added: 0, taken: 0, late_cancellations: 0, removed: 0, left_waiting: 0, closing: 0 },
  ...{
    attended: 0,
    waiting: 0,
    uncovered: 0,
    rows: [],
    money: null,
    money_rows: [],
    attendance: null,
    policy: ['A class takes one class.'],
    seal: null,
    events: [],
  },
};
const make = (changes: Partial<UnsignedPacket> = {}): Promise<PacketFile> =>
  signPacket({ ...unsigned, ...changes }, key);

/** Events of the student with an id for each, and the hash to which they lead. */
const toEvents = (...recorded: readonly { type: string; data: object }[]): Pick<UnsignedPacket, 'events' | 'last'> => {
  const stream = `student-${id}`;
  let head = hash('sha256', stream);
  const events = recorded.map(({ type, data }, at) => {
    const event = {
      ...{ version: at + 1, id: `${id.slice(0, -1)}${at + 1}`, type, schemaVersion: 1 },
      recordedAt: '2026-11-03T17:00:00.000Z',
      ...{ metadata: JSON.stringify({ actor: { id } }), data: JSON.stringify(data) },
    };
    head = hash('sha256', toHashedText(head, { stream, ...event }));
    return { ...event, index: null, proof: '', keys: {} };
  });
  return { events, last: { version: events.length, hash: head } };
};
const added = {
  ...{ direction: 'add', effectiveOn: '2026-11-03' },
  change: { requested: 6, appliedRemaining: 6, appliedTotal: 6, remainingAfter: 6, totalAfter: 6 },
};

/** A packet of a student to whom 6 classes were added without a word, after the last seal. */
const addition = (() => {
  const row: PacketRow = {
    ...{ version: 1, effective_on: '2026-11-03', recorded_at: '2026-11-03T17:00:00.000Z' },
    ...{ recorded_by: id, recorded_by_name: '' },
    ...{ source: 'manual', what: null, classes_changed: 6, applied_remaining: 6, applied_total: 6 },
    ...{ remaining_after: 6, total_after: 6, status: null, charge: null, from_date: null, corrects: null },
    ...{
      corrected_by: null,
      reason: null,
      note: null,
      sealed: false,
      code: null,
      amount_cents: null,
      paid_on: null,
      receipt: null,
    },
  };
  return {
    ...toEvents({ type: 'ClassesAdjusted', data: added }),
    totals: { ...unsigned.totals, added: 6, closing: 6 },
    rows: [row],
  };
})();

/** A packet of a student whose 6 classes were sold for $300.00, of which $200.00 were paid on the day before. */
const sale = (() => {
  const [bought] = addition.rows as [PacketRow];
  const common = {
    ...{ recorded_at: '2026-11-03T17:00:00.000Z', recorded_by: id, recorded_by_name: '', code: null, sealed: false },
    ...{ list_price_cents: null, reference: null, reason: null, price_reason: null, purchase: null, payment: null },
    ...{ corrects: null, corrected_by: null, duplicate_cleared: false, refunded_cents: 0, reversed_cents: 0 },
  };
  const payment: PacketMoneyRow = {
    ...common,
    ...{ version: 2, effective_on: '2026-11-02', kind: 'payment', classes: 0, amount_cents: 20_000, method: 'check' },
    ...{ received_by: id, received_by_name: 'Ms Lee', due_cents: 0, paid_cents: 20_000, owed_cents: -20_000 },
  };
  const purchase: PacketMoneyRow = {
    ...common,
    ...{ version: 1, effective_on: '2026-11-03', kind: 'purchase', classes: 6, amount_cents: 30_000, method: null },
    ...{ received_by: null, received_by_name: null, due_cents: 30_000, paid_cents: 0, owed_cents: 10_000 },
  };
  const received = { amountCents: 20_000, method: 'check', receivedOn: '2026-11-02', receivedBy: id };
  return {
    ...toEvents(
      { type: 'ClassesAdjusted', data: { ...added, purchase: { priceCents: 30_000 } } },
      { type: 'PaymentReceived', data: { ...received, allocations: [], effectiveOn: '2026-11-03' } },
    ),
    totals: addition.totals,
    rows: [{ ...bought, amount_cents: 30_000 }],
    money: {
      ...{ opening_cents: 0, due_cents: 30_000, paid_cents: 20_000, refunded_cents: 0, reversed_cents: 0 },
      closing_cents: 10_000,
    },
    money_rows: [payment, purchase],
  };
})();
const listFaultPaths = async (text: string): Promise<string[]> =>
  (await checkPacket(text)).faults.map(({ path }) => path);

test('checkPacket: a packet as it was signed has no fault', async () => {
  expect(await listFaultPaths(JSON.stringify(await make()))).toEqual([]);
});

test('checkPacket: names a changed field although a field with the same path holds the signed value', async () => {
  const packet = await make();
  const changed = { ...packet, student: { id, name: 'Mia Other' }, 'student.name': 'Mia Lund' };
  expect(await listFaultPaths(JSON.stringify(changed))).toContain('student.name');
  const { name: _, ...nameless } = packet.student;
  const moved = { ...packet, student: nameless, 'student.name': 'Mia Lund' };
  expect(await listFaultPaths(JSON.stringify(moved))).toContain('student.name');
  const nested = { ...packet, student: nameless, '': { student: { name: 'Mia Lund' } } };
  expect(await listFaultPaths(JSON.stringify(nested))).toContain('student.name');
  const policy = { ...packet, policy: { 0: 'A class takes one class.' } };
  expect(await listFaultPaths(JSON.stringify(policy))).toContain('policy');
});

test('listFaultTexts: names an added field, whatever it is called', async () => {
  const text = JSON.stringify(await make()).replace('{', '{"constructor":1,"__proto__":{"polluted":2},');
  const faults = listFaultTexts(await checkPacket(text));
  expect(faults.map(({ name }) => name)).toEqual(['constructor', expect.stringMatching(/proto.*: polluted$/)]);
});

test('checkPacket: checks format 6 like format 5, and names an event that was left out although it changed a balance', async () => {
  const toEntries = (...data: readonly object[]): Pick<UnsignedPacket, 'events' | 'last'> => {
    const stream = `student-${id}`;
    let head = hash('sha256', stream);
    const { events } = toEvents(...data.map((each) => ({ type: 'ClassesAdjusted', data: each })));
    const entries = events.map((event, at) => {
      const entry = { ...event, metadata: `{"hash":2,${event.metadata.slice(1)}`, hidden: `${at}`.repeat(64) };
      head = hash('sha256', toHashedText(head, { stream, ...entry }));
      return entry;
    });
    return { events: entries, last: { version: entries.length, hash: head } };
  };
  const format = 'rollbook-packet-6';
  const whole = await make({ ...addition, ...toEntries(added), format });
  expect(await listFaultPaths(JSON.stringify(whole))).toEqual([]);
  const events = whole.events.map((event) => ({ ...event, hidden: 'f'.repeat(64) }));
  expect(await listFaultPaths(JSON.stringify({ ...whole, events }))).toEqual(['events.0.hidden']);
  // Signed by the center itself: another hidden hash leads to another event, and 2 of the 8 classes came from nowhere.
  const { digests: _, signature: __, code: ___, ...resigned } = { ...whole, events };
  expect(await listFaultPaths(JSON.stringify(await signPacket(resigned, key)))).toEqual(['last.hash']);
  // A packet of format 5 says that it holds every event whole.
  const older = await make({ ...addition, ...toEntries(added), format: 'rollbook-packet-5' });
  expect(await listFaultPaths(JSON.stringify(older))).toEqual(['events.0.hidden']);
  const gap = { ...added, change: { ...added.change, remainingAfter: 8, totalAfter: 8 } };
  const [row] = addition.rows as [PacketRow];
  const rows = [{ ...row, remaining_after: 8, total_after: 8 }];
  expect(await listFaultPaths(JSON.stringify(await make({ ...addition, ...toEntries(gap), rows, format })))).toEqual([
    'events.0',
  ]);
});

test('listFaultTexts: says in words which field was changed, and the recorded value beside the one in the file', async () => {
  const packet = await make(addition);
  const list = async (changes: Partial<PacketRow>) => {
    const rows = packet.rows.map((row) => ({ ...row, ...changes }));
    return listFaultTexts(await checkPacket(JSON.stringify({ ...packet, rows }))).map(
      ({ name, what }) => `${name}: ${what}`,
    );
  };
  const changed = 'This was changed after the packet was made. In the record';
  expect(await list({ effective_on: '2026-11-05' })).toEqual([
    `Entry 1 of Nov 5, 2026: day of class: ${changed}: Nov 3, 2026. In this file: Nov 5, 2026.`,
  ]);
  expect(await list({ recorded_at: '2026-11-04T02:30:00.000Z' })).toEqual([
    `Entry 1 of Nov 3, 2026: time of recording: ${changed}: Nov 3, 2026, 12:00\u00a0PM. In this file: Nov 3, 2026, 9:30\u00a0PM.`,
  ]);
  expect(await list({ amount_cents: 35_000, applied_remaining: 4 })).toEqual([
    `Entry 1 of Nov 3, 2026: change: ${changed}: 6. In this file: 4.`,
    `Entry 1 of Nov 3, 2026: amount: ${changed}: nothing. In this file: $350.00.`,
  ]);
  expect(await list({ source: 'import', code: 'make-up' })).toEqual([
    `Entry 1 of Nov 3, 2026: what changed the balance: ${changed}: classes added or removed. In this file: the former records.`,
    `Entry 1 of Nov 3, 2026: kind of reason: ${changed}: nothing. In this file: Make-up.`,
  ]);
  // A text is sealed in its event, so that only the change is known.
  expect(await list({ reason: 'Never said.' })).toEqual([
    'Entry 1 of Nov 3, 2026: reason: This was changed after the packet was made. In this file: “Never said.”. Only the center can show what it was.',
  ]);
  const odd = await list({ applied_total: { toString: 1 } as never });
  expect(odd.join()).toContain('In this file: to string: 1.');
  const impossible = await list({ recorded_at: '2026-99-99T00:00:00.000Z' });
  expect(impossible.join()).toContain('In this file: “2026-99-99T00:00:00.000Z”.');
});

test('listFaultTexts: shows in words who recorded an event, and what', async () => {
  const packet = await make(addition);
  const list = async (changes: Partial<PacketFile['events'][number]>) => {
    const events = packet.events.map((event) => ({ ...event, ...changes }));
    return listFaultTexts(await checkPacket(JSON.stringify({ ...packet, events })));
  };
  const after = 'This was changed after the packet was made. In this file: ';
  const uncompared = {
    name: 'Not compared',
    what: 'The recorded events are not as the center recorded, so nothing else can be compared with the record.',
  };
  const metadata = JSON.stringify({ actor: { id: 'f00d', role: 'owner' }, commandId: 'c0de' });
  expect(await list({ metadata })).toEqual([
    {
      name: 'Recorded events, number 1: who recorded it',
      what: `${after}who recorded it, id: “f00d”; who recorded it, role: “owner”; command: “c0de”. Only the center can show what it was.`,
    },
    uncompared,
  ]);
  const data = JSON.stringify({
    ...{ direction: 'add', effectiveOn: '2026-11-03', code: 'make-up', reason: 'sealed.1.x.y' },
    ...{ purchase: { amountCents: 35_000 }, change: { requested: 6 }, odd: [] },
  });
  const [{ what } = { what: '' }, ...others] = await list({ data });
  expect(what).toContain(
    `${after}added or removed: “add”; day of class: Nov 3, 2026; kind of reason: Make-up; reason: an encrypted text; purchase, amount: $350.00; change, classes asked for: 6; odd: nothing.`,
  );
  expect(others).toEqual([uncompared]);
  expect((await list({ data: '{' }))[0]?.what).toContain(`${after}a text that cannot be read.`);
  expect((await list({ type: 'AttendanceMoved' }))[0]?.what).toContain(`${after}attendance moved to another day.`);
});

test('listFaultTexts: names a changed switch and what cannot be compared because of it, and not what it is compared with', async () => {
  const packet = await make(addition);
  const list = async (changes: Partial<PacketFile>) =>
    listFaultTexts(await checkPacket(JSON.stringify({ ...packet, ...changes }))).map(
      ({ name, what }) => `${name}: ${what}`,
    );
  expect(await list({ contents: { ...packet.contents, texts: true } })).toEqual([
    expect.stringMatching(/^Choice of contents: notes, reasons and numbers of receipts and payments: This was changed/),
    'Not compared: The choice of contents was changed, so notes, reasons and numbers of receipts and payments cannot be compared with the record.',
  ]);
  expect(await list({ period: { ...packet.period, from: '2026-11-04' } })).toEqual([
    expect.stringMatching(/^Period: first day: This was changed/),
    'Not compared: The period was changed, so this check cannot see whether entries or days are missing, nor add them up.',
  ]);
  const seal = { events: 9, root: '', sealedAt: '2026-11-04T00:00:00.000Z', publicKey: '', signature: '' };
  expect(await list({ seal })).toEqual([
    ...Array(5).fill(expect.stringMatching(/^Seal: .*: This was added/)),
    expect.stringMatching(/^Seal: This was removed/),
    'Not compared: The seal is not as the center made it, so this check cannot see which entries it covers.',
  ]);
  expect(await list({ student: { ...packet.student, id: crypto.randomUUID() } })).toEqual([
    expect.stringMatching(/^Student: id: This was changed/),
    'Not compared: The id of the student is not as the center recorded, so nothing else can be compared with the record.',
  ]);
});

/** The paths of all fields of a schema, with `0` for the place in a list. */
function listPaths(schema: z.ZodType, path: readonly string[] = []): string[] {
  if (schema instanceof z.ZodNullable) return listPaths(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return listPaths(schema.element as z.ZodType, [...path, '0']);
  if (!(schema instanceof z.ZodObject)) return [path.join('.')];
  return Object.entries<z.ZodType>(schema.shape).flatMap(([name, inner]) => listPaths(inner, [...path, name]));
}

test('nameField: every field of the schema of a packet has words of its own', () => {
  const paths = listPaths(packetContent);
  expect(paths.length).toBeGreaterThan(60);
  const hasWords = (path: string) => {
    const names = path.split('.').filter((name) => name !== '0');
    const inner = (words: unknown, name: string) => Object(Array.isArray(words) ? words[1] : words)[name];
    return typeof names.reduce<unknown>(inner, packetFieldWords) === 'string';
  };
  expect(paths.filter((path) => !hasWords(path))).toEqual([]);
  const names = paths.map((path) =>
    nameField(path, { rows: sale.rows, money_rows: sale.money_rows, attendance: null }),
  );
  expect(names.filter((name) => /_|[a-z][A-Z]|\./.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(paths.length);
  expect(names).toContain('Entry 1 of Nov 3, 2026: kind of reason');
});

test('listFaultTexts: names a removed entry, and not each entry after it', async () => {
  const packet = await make(addition);
  const faults = listFaultTexts(await checkPacket(JSON.stringify({ ...packet, rows: [] })));
  expect(faults.map(({ name, what }) => `${name}: ${what}`)).toEqual([
    'Entries: This was removed after the packet was made.',
    'Entry 1: This entry of Nov 3, 2026 was removed.',
  ]);
});

test('listFaultTexts: names changed money with what the record says, and a removed payment', async () => {
  const packet = await make(sale);
  const list = async (changes: Partial<PacketFile>) =>
    listFaultTexts(await checkPacket(JSON.stringify({ ...packet, ...changes }))).map(
      ({ name, what }) => `${name}: ${what}`,
    );
  expect(await list({})).toEqual([]);
  const [payment, purchase] = sale.money_rows as [PacketMoneyRow, PacketMoneyRow];
  const changed = 'This was changed after the packet was made. In the record';
  expect(await list({ money_rows: [{ ...payment, amount_cents: 25_000 }, purchase] })).toEqual([
    `Money, entry 2 of Nov 2, 2026: amount: ${changed}: $200.00. In this file: $250.00.`,
  ]);
  expect(await list({ money_rows: [payment, { ...purchase, owed_cents: 0, kind: 'refund' }] })).toEqual([
    `Money, entry 1 of Nov 3, 2026: what happened: ${changed}: purchase. In this file: refund.`,
    `Money, entry 1 of Nov 3, 2026: owed after it: ${changed}: $100.00. In this file: $0.00.`,
  ]);
  expect(await list({ money: { ...sale.money, closing_cents: 0 } })).toEqual([
    `Money: owed at the end: ${changed}: $100.00. In this file: $0.00.`,
  ]);
  expect(await list({ money_rows: [purchase] })).toEqual(['Money, entry 2: This payment of Nov 2, 2026 was removed.']);
  expect(await list({ centre: { ...packet.centre, currency: 'pesos' } })).toEqual([
    expect.stringMatching(/^Center: currency: This was changed .* In this file: “pesos”\./),
  ]);
});

test('checkPacket: names money that a center signed although its events say something else', async () => {
  const listPaths = async (changes: Partial<UnsignedPacket>) =>
    listFaultPaths(JSON.stringify(await make({ ...sale, ...changes })));
  const [payment, purchase] = sale.money_rows as [PacketMoneyRow, PacketMoneyRow];
  expect(await listPaths({ money: null, money_rows: [] })).toEqual([
    ...['money_rows.missing.2', 'money_rows.missing.1'],
    'money',
  ]);
  expect(await listPaths({ money_rows: [payment, purchase, { ...purchase, version: 3 }] })).toEqual(['money_rows.2']);
  expect(await listPaths({ money_rows: [payment, { ...purchase, reason: 'Never said' }] })).toEqual([
    'money_rows.1.reason',
  ]);
  expect(await listPaths({ money_rows: 'none' as never })).toContain('money');
  // Of two days, the packet lists only what happened on the second; the first is in what is owed at its start.
  const period = { from: '2026-11-03', to: '2026-11-04' };
  const money = { ...sale.money, opening_cents: -20_000, paid_cents: 0 };
  expect(await listPaths({ period, money, money_rows: [purchase] })).toEqual([]);
  const before = { from: '2026-11-01', to: '2026-11-02' };
  const empty = { rows: [], totals: unsigned.totals, money_rows: [] };
  expect(await listPaths({ ...empty, period: before, money: null })).toEqual([]);
});

test('checkPacket: refuses at once what has more entries than any packet', async () => {
  const packet = await make(addition);
  for (const [name, length, said] of [
    ['rows', 300_000, '300,000 entries'],
    ['events', 50_001, '50,001 recorded events'],
    ['attendance', 10_001, '10,001 days of attendance'],
    ['money_rows', 10_001, '10,001 entries of money'],
  ] as const) {
    const text = JSON.stringify({ ...packet, [name]: Array.from({ length }, () => packet.rows[0]) });
    await expect(checkPacket(text)).rejects.toThrow(`This file has ${said}. No packet of Rollbook has so many.`);
  }
  const withPolicy = (policy: string) => JSON.stringify({ ...packet, policy: 'here' }).replace('"here"', policy);
  const many = JSON.stringify(Array.from({ length: 600_000 }, (_, at) => at));
  for (const text of [withPolicy(many), withPolicy(`${'['.repeat(3_000)}${']'.repeat(3_000)}`)])
    await expect(checkPacket(text)).rejects.toThrow('This file is too large');
  const rows = Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`r${at}`, at]));
  await expect(checkPacket(JSON.stringify({ ...packet, rows }))).rejects.toThrow('This file is not a packet');
});

test('findPacketFaults: names what is no packet, or one of another format, as a fault', async () => {
  const packet = await make();
  for (const [text, path, what] of [
    ['{}', 'file', 'This file is not a packet of Rollbook.'],
    [JSON.stringify({ ...packet, format: 'rollbook-packet-2' }), 'format', 'an older version of Rollbook'],
    [JSON.stringify({ ...packet, format: null }), 'format', 'This packet is damaged'],
  ] as const)
    expect(await findPacketFaults(text)).toEqual([{ path, what: expect.stringContaining(what) }]);
});

test('listFaultTexts: names the first of many changed fields and counts the others', async () => {
  const policy = Array.from({ length: 60 }, (_, at) => `Rule ${at}`);
  const packet = await make({ policy });
  const changed = JSON.stringify({ ...packet, policy: policy.map((rule) => `${rule} changed`) });
  const faults = listFaultTexts(await checkPacket(changed));
  expect(faults).toHaveLength(51);
  expect(faults.at(-1)).toEqual({ name: 'And more', what: '10 other fields do not match either.' });
});

test('checkPacket: finds names that occur twice, of which readers may show different ones', async () => {
  const text = JSON.stringify(await make());
  const name = '"name":"Mia Lund"';
  expect(await listFaultPaths(text.replace(name, `"name":"Mia Other",${name}`))).not.toEqual([]);
  expect(await listFaultPaths(text.replace('"attendance":null', '"attendance":1e999'))).not.toEqual([]);
  expect(await listFaultPaths(`\uFEFF${text}\r\n`)).toEqual([]);
});

test('checkPacket: names what a center put into a packet that says it leaves that out', async () => {
  expect(await listFaultPaths(JSON.stringify(await make(addition)))).toEqual([]);
  const rows = addition.rows.map((row) => ({ ...row, reason: 'Never said' }));
  expect(await listFaultPaths(JSON.stringify(await make({ ...addition, rows })))).toEqual(['rows.0.reason']);
  expect(await listFaultPaths(JSON.stringify(await make({ attendance: [] })))).toEqual(['attendance']);
});

test('listProofTexts: says that an entry is missing in a seal that is newer than the entry', async () => {
  const check = await checkPacket(JSON.stringify(await make(addition)));
  const seal = { events: 9, root: '', publicKey: '', signature: '' };
  const listTexts = (sealedAt: string) =>
    listProofTexts({ ...check, packet: { ...check.packet, seal: { ...seal, sealedAt } } }).join('\n');
  expect(listTexts('2026-11-02T00:00:00.000Z')).toContain('1 of 1 entries are not in the seal');
  expect(listTexts('2026-11-02T00:00:00.000Z')).not.toContain('before');
  expect(listTexts('2026-11-04T00:00:00.000Z')).toContain('1 of them was recorded before');
});

test('listProofTexts: says what is owed, and counts what an event did to classes and money as one entry', async () => {
  const texts = listProofTexts(await checkPacket(JSON.stringify(await make(sale)))).join('\n');
  expect(texts).toContain('The balances of classes and of money add up from all 2 events');
  expect(texts).toContain('Owed at the end of Nov 30, 2026: $100.00.');
  expect(texts).toContain('2 of 2 entries are not in the seal');
});
