/** The largest homework and the largest submission fit into one append of EventStoreDB in any script. */
import { expect, test } from 'vitest';
import { toHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { toEventStoreDbEvent } from '#events/store/eventstoredb/event-store-db-event.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { toEventToAppend } from '#events/store/port/stored-text.ts';
import {
  ASSIGNED_STUDENTS_MAX,
  HOMEWORK_QUESTIONS_MAX,
  HOMEWORK_TEXT_LENGTH_MAX,
  SUBMISSION_TEXT_LENGTH_MAX,
} from '#events/values/limits.ts';
import {
  createChoiceQuestion,
  createHomeworkRequest,
  createOpenQuestion,
  openHomeworkCentre,
} from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const room = await openForAllTests(openHomeworkCentre());

/** Largest append of EventStoreDB in bytes. */
const APPEND_MAX = 1_048_576;
const bytesOf = (event: StoredEvent): number => {
  const { data, metadata } = toEventStoreDbEvent(toEventToAppend(event), 'rollbook-');
  return Buffer.byteLength(JSON.stringify(data)) + Buffer.byteLength(JSON.stringify(metadata));
};
/** Bytes of the ids of all further students, assigned and unassigned in one save; the test's event has only two. */
const OTHER_STUDENTS = 2 * ASSIGNED_STUDENTS_MAX * 39;

/** One character for each size: in UTF-8, as escaped in JSON, and sealed. `length` counts UTF-16 code units. */
const kinds: [string, string][] = [
  ['letters', 'x'],
  ['characters of three bytes', '語'],
  ['characters of four bytes', '𝄞'],
  ['control characters', '\u0001'],
  ['quotation marks', '"'],
];
const long = (character: string, length: number) => character.repeat(length / character.length);
const EACH = HOMEWORK_TEXT_LENGTH_MAX / HOMEWORK_QUESTIONS_MAX;
const questionsOf = (character: string, more = 0) =>
  Array.from({ length: HOMEWORK_QUESTIONS_MAX }, (_, index) => ({
    ...createChoiceQuestion(''),
    text: long(character, EACH - 4 * 100 - 20) + (index === 0 ? 'x'.repeat(more) : ''),
    options: Array.from({ length: 4 }, () => long(character, 100)),
    image_url: 'https://example.com/',
  }));

test.each(kinds)(
  'createHomework: accepts the longest homework in %s, and refuses one character more with a sentence',
  async (_, character) => {
    const body = { ...createHomeworkRequest(room.ids), title: long(character === '\u0001' ? '"' : character, 200) };
    const made = await room.tutor.post('/api/homework', { ...body, questions: questionsOf(character) });
    expect(made.status, made.text).toBe(200);
    const [created] = await room.centre.program.store.read(toHomeworkStream(made.body.id));
    expect(bytesOf(created as StoredEvent) + OTHER_STUDENTS).toBeLessThan(APPEND_MAX);

    const sentence = 'This assignment is too long: use at most 150,000 characters in all its questions.';
    for (const path of ['/api/homework', `/api/homework/${made.body.id}`, `/api/homework/${made.body.id}/regrading`]) {
      const questions = questionsOf(character, 1);
      const longer = await room.tutor.post(path, path.endsWith('regrading') ? { questions } : { ...body, questions });
      expect([longer.status, longer.body.errors]).toEqual([400, { questions: sentence }]);
    }
  },
);

test.each(kinds)(
  'submitHomework: accepts the longest answers in %s, and refuses one character more with a sentence',
  async (_, character) => {
    const questions = Array.from({ length: HOMEWORK_QUESTIONS_MAX }, () => createOpenQuestion('Why?'));
    const id = await room.createHomework({ questions, grading_type: 'tutor-graded' });
    const { body } = await room.getWhenCaughtUp(room.mia, `/api/homework/${id}/assignment`);
    const submit = (more: string) =>
      room.mia.post(`/api/homework/${id}/submissions`, {
        content_version: body.content_version,
        answers: body.questions.map(({ id: question_id }: { id: string }, index: number) => ({
          question_id,
          // A blank text is no answer, and control characters count as blanks.
          answer: `xx${long(character, SUBMISSION_TEXT_LENGTH_MAX / HOMEWORK_QUESTIONS_MAX - 2)}${index === 0 ? more : ''}`,
        })),
      });
    const longer = await submit('x');
    const sentence = 'Your answers are too long: use at most 200,000 characters in all.';
    expect([longer.status, longer.body.errors]).toEqual([400, { answers: sentence }]);
    const sent = await submit('');
    expect(sent.status, sent.text).toBe(200);
    const [submitted] = await room.centre.program.store.read(toSubmissionStream(id, room.ids.mia));
    expect(bytesOf(submitted as StoredEvent)).toBeLessThan(APPEND_MAX);
    const { body: seen } = await room.getWhenCaughtUp(room.mia, `/api/homework/${id}/submission`);
    expect(seen.answers[1].answer).toBe(
      `xx${long(character, SUBMISSION_TEXT_LENGTH_MAX / HOMEWORK_QUESTIONS_MAX - 2)}`,
    );
  },
);

test('createHomework: names the largest size when it refuses a larger body', async () => {
  const larger = await room.tutor.post('/api/homework', {
    ...createHomeworkRequest(room.ids),
    title: long('語', 1_000_000),
  });
  const size = expect.stringMatching(/^The request is larger than [\d,]+ kB\.$/);
  expect([larger.status, larger.body.code, larger.body.detail]).toEqual([413, 'body-too-large', size]);
});
