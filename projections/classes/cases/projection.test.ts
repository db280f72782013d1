import { expect, test } from 'vitest';
import { toCasesStream } from '#events/classes/cases/cases-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { addDays } from '#events/values/add-days.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter, TUTOR } from '../../test/log-writer-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { casesProjection } from './projection.ts';

const [MIA, ROW, FIX, LEE] = createStudentIds(4) as [string, string, string, string];

/** Opens a case, continues it with these events, and folds them in batches of 1 and of 1,000, and once more. */
async function fold(continued: (id: string) => readonly { type: string; data: object }[], opening = {}) {
  const keys = createInMemoryKeyRing();
  const writer = createLogWriter(keys);
  const stream = toCasesStream(MIA);
  const [opened] = await writer.record(stream, [
    { type: 'CaseOpened', data: { kind: 'wrong-date', row: ROW, text: 'It was Friday', ...opening } },
  ]);
  const first = opened as StoredEvent;
  const log = [first, ...(await writer.record(stream, continued(first.id)))];
  const { tables, parked } = await foldInMemory(casesProjection, log, keys, 1);
  expect(parked).toEqual([]);
  expect((await foldInMemory(casesProjection, log, keys, 1_000)).tables).toEqual(tables);
  return { id: first.id, row: tables.cases?.[0], messages: tables.case_messages ?? [], notes: tables.case_notes ?? [] };
}

test('cases: an open case waits since it was opened, and its text stays sealed', async () => {
  const { id, row, messages } = await fold(() => []);
  expect(row).toMatchObject({ id, student_id: MIA, row_id: ROW, kind: 'wrong-date', state: 'open', resolved_at: null });
  expect(row?.waits_since).toBe(row?.opened_at);
  expect(messages).toMatchObject([{ id, case_id: id, student_id: MIA, what: 'opened', actor_id: TUTOR.id }]);
  expect(String(messages[0]?.text)).toMatch(/^sealed\./);
});

test('cases: an answer keeps it waiting, a resolution ends that, and reopening begins it anew', async () => {
  const answer = (id: string) => ({ type: 'CaseAnswered', data: { case: id, text: 'Which Friday?' } });
  const resolve = (id: string) => ({ type: 'CaseResolved', data: { case: id, correction: FIX } });
  const reopen = (id: string) => ({ type: 'CaseReopened', data: { case: id, text: 'Not yet' } });
  const answered = await fold((id) => [answer(id)]);
  expect(answered.row).toMatchObject({ state: 'answered', waits_since: answered.row?.opened_at });
  const resolved = await fold((id) => [answer(id), resolve(id)]);
  expect(resolved.row).toMatchObject({ state: 'resolved', waits_since: null, resolved_at: expect.any(String) });
  expect(resolved.messages.map(({ what, correction_id }) => [what, correction_id])).toEqual([
    ['opened', null],
    ['answered', null],
    ['corrected', FIX],
  ]);
  const { row, messages } = await fold((id) => [resolve(id), reopen(id)]);
  expect(row).toMatchObject({ state: 'reopened', resolved_at: null, waits_since: messages.at(-1)?.created_at });
});

test('cases: a resolution without a correction is an explanation', async () => {
  const { messages } = await fold((id) => [{ type: 'CaseResolved', data: { case: id, text: 'You came late' } }]);
  expect(messages.at(-1)).toMatchObject({ what: 'explained', correction_id: null });
});

test('cases: a case is due seven days after an opening without a day, and after it was reopened', async () => {
  const { row } = await fold(() => []);
  expect(row).toMatchObject({
    due_on: addDays(String(row?.opened_at).slice(0, 10), 7),
    assignee_id: null,
    asker: null,
  });
  const proof = { version: 3, position: '41', hash: 'ab'.repeat(32) };
  const askedBy = { who: 'family', name: 'Ann Chen', channel: 'phone', on: '2026-11-20' };
  const planned = await fold(
    (id) => [
      { type: 'CaseAssigned', data: { case: id, assignee: LEE } },
      { type: 'CaseDueDateChanged', data: { case: id, dueOn: '2026-12-24' } },
    ],
    { rowProof: proof, period: { from: '2026-10-01', to: '2026-10-31' }, askedBy, dueOn: '2026-11-28' },
  );
  expect(planned.row).toMatchObject({
    ...{ assignee_id: LEE, due_on: '2026-12-24', version: 3, state: 'open' },
    ...{ asker: 'family', channel: 'phone', asked_on: '2026-11-20', row_proof: JSON.stringify(proof) },
    ...{ period_from: '2026-10-01', period_to: '2026-10-31' },
  });
  expect(String(planned.row?.asker_name)).toMatch(/^sealed\./);
  const reopened = await fold((id) => [
    { type: 'CaseResolved', data: { case: id, text: 'You came late' } },
    { type: 'CaseReopened', data: { case: id, text: 'Not yet', dueOn: '2027-01-02' } },
    { type: 'CaseAssigned', data: { case: id } },
  ]);
  expect(reopened.row).toMatchObject({ due_on: '2027-01-02', assignee_id: null });
});

test('cases: a private note is in a table of its own, and leaves the case as it is', async () => {
  const { id, row, messages, notes } = await fold((of) => [
    { type: 'CaseNoteAdded', data: { case: of, privateNote: 'Call back after 6' } },
  ]);
  expect(messages).toHaveLength(1);
  expect(row?.version).toBe(1);
  expect(notes).toMatchObject([{ case_id: id, student_id: MIA, actor_id: TUTOR.id }]);
  expect(String(notes[0]?.text)).toMatch(/^sealed\./);
});

test('cases: a refund ends a case, and a packet comes with a message', async () => {
  const { messages } = await fold((id) => [
    { type: 'CaseAnswered', data: { case: id, text: 'See the packet', packet: ROW } },
    { type: 'CaseResolved', data: { case: id, refund: FIX } },
  ]);
  expect(messages.slice(1)).toMatchObject([
    { what: 'answered', packet_id: ROW, refund_id: null },
    { what: 'refunded', packet_id: null, refund_id: FIX, correction_id: null },
  ]);
});
