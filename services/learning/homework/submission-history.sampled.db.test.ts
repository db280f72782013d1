/** After any sequence of edits, submissions, grades and corrections, each submission is shown as it was made. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SubmissionRow } from '#contracts/submissions.ts';
import type { Client } from '#testing/client.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import {
  createChoiceQuestion,
  createHomeworkRequest,
  createOpenQuestion,
  openHomeworkCentre,
} from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { chooseSeed, chooseSize } from '#testing/sampling.ts';

const room = await openForAllTests(openHomeworkCentre());

interface Question {
  readonly id: string;
  readonly type: string;
  readonly text: string;
  readonly options: string[];
  readonly correct_answer: number | null;
}
type Pages = Record<Who, { content_version: number; questions: Question[] } | undefined>;
type Who = 'mia' | 'noah';
/** Model of a submission: the questions and keys that the student saw, the answers and the grades so far. */
interface Made {
  readonly questions: Question[];
  readonly answers: { question_id: string; answer: number | string }[];
  grades: Grade[];
}
type Grade = Pick<SubmissionRow['grades'][number], 'grade'> & Partial<SubmissionRow['grades'][number]>;

/** The parts of a question that stay as they were when it was answered. */
const asWritten = ({ id, type, text, options }: Question) => ({ id, type, text, options });

const asGiven = ({ question_id, answer }: Made['answers'][number]) => ({ question_id, answer });

const who = fc.constantFrom<Who>('mia', 'noah');
const step = fc.oneof(
  fc.record({
    act: fc.constant('edit' as const),
    at: fc.nat(),
    how: fc.constantFrom('text', 'key', 'option', 'type', 'add', 'drop', 'turn', 'title'),
    regrading: fc.constantFrom('keep', 'regrade', 'credit'),
  }),
  fc.record({ act: fc.constant('open' as const), who }),
  fc.record({ act: fc.constant('submit' as const), who, picks: fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }) }),
  fc.record({ act: fc.constant('grade' as const), who, grade: fc.nat(100) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Edit = Extract<Step, { act: 'edit' }>;

const edited = (questions: Question[], { at, how }: Edit): object[] => {
  const index = at % questions.length;
  const asked = questions.map(({ id, type, text, options, correct_answer }, place) => {
    const changed = place === index;
    const common = { id, text: changed && how === 'text' ? `${text}, or ${at}` : text };
    const turned = changed && how === 'type';
    if ((type === 'open-answer') !== turned) return { ...common, type: 'open-answer' };
    const written = type === 'open-answer' ? createChoiceQuestion(text).options : options;
    return {
      ...{ ...common, type: 'multiple-choice' },
      options: changed && how === 'option' ? written.with(at % 4, `Other ${at}`) : written,
      correct_answer: changed && how === 'key' ? at % 4 : (correct_answer ?? 0),
    };
  });
  if (how === 'add')
    return [...asked, at % 2 === 0 ? createChoiceQuestion(`And ${at}?`, at % 4) : createOpenQuestion(`Why ${at}?`)];
  if (how === 'drop' && asked.length > 1) return asked.toSpliced(index, 1);
  return how === 'turn' ? asked.toReversed() : asked;
};

const scoreOf = (questions: Question[], answers: Made['answers']): number => {
  const right = questions.filter(
    ({ id, type, correct_answer }) =>
      type === 'multiple-choice' && answers.find(({ question_id }) => question_id === id)?.answer === correct_answer,
  );
  return Math.round((100 * right.length) / questions.length);
};

/** Applies a sequence of actions to one homework and to its model. */
class Course {
  readonly #id: string;
  readonly #auto: boolean;
  readonly #pages: Pages = { mia: undefined, noah: undefined };
  readonly made = new Map<Who, Made>();

  constructor(id: string, auto: boolean) {
    this.#id = id;
    this.#auto = auto;
  }

  async take(next: Step): Promise<void> {
    if (next.act === 'edit') return this.#edit(next);
    if (next.act === 'open') return this.#open(next.who);
    if (next.act === 'submit') return this.#submit(next.who, next.picks);
    return this.#grade(next.who, next.grade);
  }

  async #edit(next: Edit): Promise<void> {
    const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${this.#id}`);
    const { title, grading_type, keys_shown } = body;
    const saved = await room.tutor.post(`/api/homework/${this.#id}`, {
      ...{ ...createHomeworkRequest(room.ids), grading_type, keys_shown, regrading: next.regrading },
      title: next.how === 'title' ? `Title ${next.at}` : title,
      questions: edited(body.questions, next),
    });
    expect(saved.status, saved.text).toBe(200);
  }

  async #open(student: Who): Promise<void> {
    this.#pages[student] = (await room.getWhenCaughtUp(room[student], `/api/homework/${this.#id}/assignment`)).body;
  }

  async #submit(student: Who, picks: number[]): Promise<void> {
    if (this.#pages[student] === undefined) await this.#open(student);
    const { body: now } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${this.#id}`);
    const sent = await this.#send(room[student], this.#pages[student] as never, picks);
    if (this.made.has(student)) return expect(sent.body.code).toBe('already-submitted');
    if (sent.status === 200) {
      const { answers, body } = sent;
      const grade = this.#auto ? scoreOf(now.questions, answers) : null;
      expect(body).toMatchObject({ is_graded: this.#auto, grade });
      this.made.set(student, { questions: now.questions, answers, grades: grade === null ? [] : [{ grade }] });
      return;
    }
    // The student's page was outdated, so the student loads it again.
    expect(sent.body.code).toBe('homework-changed');
    await this.#open(student);
    return this.#submit(student, picks);
  }

  async #send(client: Client, { questions, content_version }: NonNullable<Pages[Who]>, picks: number[]) {
    const answers = questions.map(({ id, type }, index) => {
      const pick = picks[index % picks.length] as number;
      return { question_id: id, answer: type === 'multiple-choice' ? pick : `Said ${pick}` };
    });
    return { ...(await client.post(`/api/homework/${this.#id}/submissions`, { answers, content_version })), answers };
  }

  async #grade(student: Who, grade: number): Promise<void> {
    const made = this.made.get(student);
    const waits = made?.grades.length === 0;
    const at = `/api/homework/${this.#id}/submissions/${room.ids[student]}`;
    const answer = await room.tutor.post(waits ? `${at}/grade` : `${at}/correct-grade`, {
      ...{ grade, feedback: `Worth ${grade}` },
      ...(!waits && { reason: 'Read again' }),
    });
    expect(answer.status).toBe(made === undefined ? 404 : 200);
  }

  /** Expects that tutor and students see the model, and that the history of grades only grows. */
  async prove(): Promise<void> {
    const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${this.#id}/submissions`);
    expect(body.submissions).toHaveLength(this.made.size);
    for (const [student, made] of this.made) {
      const shown = body.submissions.find((row: { student_id: string }) => row.student_id === room.ids[student]);
      const asked = body.contents.find(
        (row: { content_version: number; graded_by: number }) =>
          row.content_version === shown.content_version && row.graded_by === shown.graded_by,
      );
      const answered = asked.questions.slice(0, made.questions.length);
      expect([answered.map(asWritten), shown.answers.map(asGiven)]).toEqual([
        made.questions.map(asWritten),
        made.answers,
      ]);
      expect(shown.grades.slice(0, made.grades.length)).toMatchObject(made.grades);
      expect(shown.grade).toBe(shown.grades.at(-1)?.grade ?? null);
      made.grades = shown.grades;
      const { body: own } = await room[student].get(`/api/homework/${this.#id}/submission`);
      const areKeysShown = own.keys_shown && own.is_graded;
      const hideKey = (row: object) => ({ ...row, correct_answer: null, correct_text: null });
      const hideKeys = ({ question_changes = [], ...row }: Grade) => ({
        ...row,
        question_changes: question_changes.map((change) => ({ ...change, from_key: null, to_key: null })),
      });
      expect([own.questions, own.answers.map(asGiven), own.grades]).toEqual([
        areKeysShown ? asked.questions : asked.questions.map(hideKey),
        made.answers,
        areKeysShown ? shown.grades : shown.grades.map(hideKeys),
      ]);
    }
  }

  /** Counts the submissions that answered an earlier version of the questions. */
  async outdated(): Promise<number> {
    const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${this.#id}`);
    const now = JSON.stringify(body.questions);
    return [...this.made.values()].filter(({ questions }) => JSON.stringify(questions) !== now).length;
  }
}

test('submissions: are shown as seen, answered and scored after any sequence of acts', async () => {
  const start = fc.record({ auto: fc.boolean(), keys_shown: fc.boolean() });
  const histories = chooseSize({ test: 4, faults: 20, long: 50 });
  let [submissions, outdated] = [0, 0];
  await fc.assert(
    fc.asyncProperty(start, fc.array(step, { minLength: 4, maxLength: 8 }), async ({ auto, keys_shown }, steps) => {
      const questions = [
        createChoiceQuestion('Which?', 1),
        createOpenQuestion('Why?'),
        createChoiceQuestion('And which?', 2),
      ];
      const grading_type = auto ? 'auto-graded' : 'tutor-graded';
      const course = new Course(await room.createHomework({ questions, keys_shown, grading_type }), auto);
      for (const next of steps) {
        await course.take(next);
        if (next.act !== 'open') await course.prove();
      }
      submissions += course.made.size;
      outdated += await course.outdated();
    }),
    { numRuns: histories, seed: chooseSeed(import.meta.filename) },
  );
  // Ensures that the random sequences contain submissions, and many, also outdated ones, if there are many sequences.
  const few = Math.floor(histories / 10);
  expect([submissions > 3 * few, outdated >= few]).toEqual([true, true]);
  await expectRecordVerifies(room.centre.program);
}, 180_000);
