import type { HomeworkCommand } from '#events/learning/homework/commands.ts';
import { type HomeworkState, homeworkDecider } from '#events/learning/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import {
  createChoiceQuestion,
  createHomeworkFormContent,
  createOpenQuestion,
} from '#events/learning/homework/test/homework-fixture.ts';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { parseEventUnvalidated } from '#events/record/unseal-events.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { createLogWriter } from './log-writer-fixture.ts';
import { createStudentIds } from './student-log-fixture.ts';

export const toTestHomeworkId = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

/**
 * Writes `count` homework, each assigned to and submitted by `students` students. The first student's grade is
 * corrected, the second's is regraded. Each homework is edited, unassigned from the last student, deleted and restored.
 */
export const createHomeworkLog = async (keys: KeyRing, count: number, students: number): Promise<StoredEvent[]> => {
  const writer = createLogWriter(keys);
  const log: StoredEvent[] = [];
  const ids = createStudentIds(students);
  for (let number = 1; number <= count; number += 1) {
    const id = toTestHomeworkId(number);
    let state: HomeworkState = homeworkDecider.initial;
    const execute = async (command: HomeworkCommand) => {
      const decided = homeworkDecider.decide(state, command);
      if (typeof decided === 'string') throw new Error(decided);
      const written = await writer.record(toHomeworkStream(id), decided);
      for (const event of written) state = homeworkDecider.evolve(state, parseEventUnvalidated(event) as never);
      log.push(...written);
    };
    const questions = [
      createChoiceQuestion(1),
      { ...createChoiceQuestion(2, 3), imageUrl: 'https://example.com/a "quoted" \\ one.png' },
      createOpenQuestion(3),
    ];
    await execute({
      type: 'CreateHomework',
      form: createHomeworkFormContent(questions, { title: `Sums {${number}}, “1”` }),
      students: ids,
    });
    for (const [index, student] of ids.entries()) {
      const stream = toSubmissionStream(id, student);
      const answers = [
        { question: questions[0]?.id, choice: index % 4 },
        { question: questions[2]?.id, text: 'Because {"it"} is' },
      ];
      const asked = state.content?.questions.map(({ id: question, version }) => ({ id: question, version }));
      const what = { homework: id, student, contentVersion: 1, questions: asked, answers, late: false };
      log.push(
        ...(await writer.record(stream, [{ type: 'HomeworkSubmitted', data: { ...what, correct: 1, grade: 33 } }])),
      );
      const corrected = { from: 33, grade: 50, feedback: 'Better "so"', reason: 'Misread' };
      if (index === 0) log.push(...(await writer.record(stream, [{ type: 'GradeCorrected', data: corrected }])));
    }
    const edited = createHomeworkFormContent([questions[2] as never, createChoiceQuestion(1, 2)], {
      dueDate: '2026-10-01',
      keysShown: true,
    });
    const edit = { form: edited, newQuestions: [], answered: [questions[0]?.id as string] };
    await execute({ type: 'ReviseHomework', ...edit, students: ids.slice(0, -1), regrading: 'regrade' });
    const regraded = { from: 33, grade: 0, correct: 0, how: 'regrade', contentVersion: 2 };
    const second = toSubmissionStream(id, ids[1] as string);
    log.push(...(await writer.record(second, [{ type: 'SubmissionRegraded', data: regraded }])));
    await execute({ type: 'DeleteHomework' });
    await execute({ type: 'RestoreHomework' });
  }
  return log;
};
