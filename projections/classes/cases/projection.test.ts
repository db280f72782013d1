import { expect, test } from 'vitest';
import { toCasesStream } from '#events/classes/cases/cases-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter, TUTOR } from '../../test/log-writer-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { casesProjection } from './projection.ts';

const [MIA, ROW, FIX] = createStudentIds(3) as [string, string, string];

/** Opens a case, continues it with these events, and folds them in batches of 1 and of 1,000, and once more. */
async function fold(continued: (id: string) => readonly { type: string; data: object }[]) {
  const keys = createInMemoryKeyRing();
  const writer = createLogWriter(keys);
  const stream = toCasesStream(MIA);
  const [opened] = await writer.record(stream, [
    { type: 'CaseOpened', data: { kind: 'wrong-date', row: ROW, text: 'It was Friday' } },
  ]);
  const first = opened as StoredEvent;
  const log = [first, ...(await writer.record(stream, continued(first.id)))];
  const { tables, parked } = await foldInMemory(casesProjection, log, keys, 1);
  expect(parked).toEqual([]);
  expect((await foldInMemory(casesProjection, log, keys, 1_000)).tables).toEqual(tables);
  return { id: first.id, row: tables.cases?.[0], messages: tables.case_messages ?? [] };
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
