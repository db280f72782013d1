import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { hasAnyStudentSubmitted, loadAnsweredQuestionIds, mapAutoGradedSubmissions } from './load-submissions.ts';

const HOMEWORK = crypto.randomUUID();
const QUESTION = crypto.randomUUID();
const students = Array.from({ length: 30 }, () => crypto.randomUUID());

/** A store in which each of these students has submitted; it records which streams were read. */
const storeOf = async (submitted: readonly string[]) => {
  const writer = createLogWriter(createInMemoryKeyRing());
  const streams = new Map<string, readonly StoredEvent[]>();
  for (const student of submitted) {
    const data = {
      ...{ homework: HOMEWORK, student, contentVersion: 1, questions: [{ id: QUESTION, version: 1 }], late: false },
      ...{ answers: [{ question: QUESTION, choice: 0 }], correct: 1, grade: 100 },
    };
    const stream = toSubmissionStream(HOMEWORK, student);
    streams.set(stream, await writer.record(stream, [{ type: 'HomeworkSubmitted', data }]));
  }
  const reads: number[] = [];
  const store = {
    async read(stream: string, fromVersion = 1, maxCount = Number.POSITIVE_INFINITY) {
      await sleep(0);
      const events = (streams.get(stream) ?? []).slice(fromVersion - 1, fromVersion - 1 + maxCount);
      reads.push(maxCount);
      return events;
    },
  };
  return { program: { store } as never, streams, reads };
};

test('hasAnyStudentSubmitted: stops at the first submission, and reads one event of each stream', async () => {
  const { program, reads } = await storeOf(students);
  expect(await hasAnyStudentSubmitted(program, HOMEWORK, students)).toBe(true);
  expect(reads.length).toBeLessThanOrEqual(8);
  expect(new Set(reads)).toEqual(new Set([1]));

  const none = await storeOf([]);
  expect(await hasAnyStudentSubmitted(none.program, HOMEWORK, students)).toBe(false);
  expect(none.reads).toHaveLength(students.length);
  const last = await storeOf(students.slice(-1));
  expect(await hasAnyStudentSubmitted(last.program, HOMEWORK, students)).toBe(true);
});

test('mapAutoGradedSubmissions: refuses an event that its schema does not accept', async () => {
  const { program, streams } = await storeOf(students);
  const [stream = '', [event] = []] = [...streams][3] ?? [];
  streams.set(stream, [{ ...(event as StoredEvent), data: '{"grade":"one hundred"}' as never }]);
  await expect(mapAutoGradedSubmissions(program, HOMEWORK, new Set(students), () => 0)).rejects.toMatchObject({
    code: 'invalid-event',
  });
});

test('loadAnsweredQuestionIds: returns each question once', async () => {
  const { program } = await storeOf(students);
  expect([...(await loadAnsweredQuestionIds(program, HOMEWORK, new Set(students)))]).toEqual([QUESTION]);
});
