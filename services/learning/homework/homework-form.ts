import { v5 as uuidv5 } from 'uuid';
import type { z } from 'zod';
import { areKeysShownByDefault } from '#contracts/are-keys-shown-by-default.ts';
import type { createHomeworkRequest, QuestionInput } from '#contracts/homework.ts';
import type { FormQuestion, HomeworkFormContent } from '#events/learning/homework/commands.ts';
import {
  ASSIGNED_STUDENTS_MAX,
  HOMEWORK_QUESTIONS_MAX,
  HOMEWORK_TEXT_LENGTH_MAX,
  OPTIONS_PER_QUESTION,
  TITLE_LENGTH_MAX,
} from '#events/values/limits.ts';
import { toBodyBytesMax } from '#services/core/use-case/body-bytes.ts';

/** JSON values of the largest drawing: a grid with six points. */
const FIGURE_PARTS = 60;
/** JSON values of one question: its keys, its options and its drawing. */
const QUESTION_PARTS = 13 + OPTIONS_PER_QUESTION + FIGURE_PARTS;
/** Largest body in bytes of a request with a whole homework. */
export const HOMEWORK_BODY_BYTES_MAX = toBodyBytesMax({
  characters: HOMEWORK_TEXT_LENGTH_MAX + TITLE_LENGTH_MAX,
  parts: HOMEWORK_QUESTIONS_MAX * QUESTION_PARTS + ASSIGNED_STUDENTS_MAX + 10,
});

/** Id of a new question, derived from the idempotency key and its index, so that a retry gives it the same id. */
const newQuestionId = (commandId: string, index: number): string => uuidv5(`question.${index}`, commandId);

/** Questions of a request, each with an id; `newQuestions` are the ids of those that had none. */
export function toFormQuestions(
  questions: readonly QuestionInput[],
  commandId: string,
): { questions: FormQuestion[]; newQuestions: string[] } {
  const newQuestions: string[] = [];
  const formQuestions = questions.map((question, index): FormQuestion => {
    const id = question.id?.toLowerCase() ?? newQuestionId(commandId, index);
    if (question.id === undefined) newQuestions.push(id);
    const common = { id, text: question.text, ...(question.image_url && { imageUrl: question.image_url }) };
    if (question.type === 'open-answer') return { ...common, type: 'open-answer' };
    const { options, correct_answer: correctAnswer, figure, provenance } = question;
    const asked = { ...common, ...(figure && { figure }), options, correctAnswer };
    return { ...asked, type: 'multiple-choice', ...(provenance && { provenance }) };
  });
  return { questions: formQuestions, newQuestions };
}

/** The content of a homework from the body of a request. */
export const toHomeworkForm = (
  { title, grading_type, due_date, keys_shown }: z.output<typeof createHomeworkRequest>,
  questions: readonly FormQuestion[],
  editor: string,
): HomeworkFormContent => ({
  ...{ title, gradingType: grading_type, dueDate: due_date, questions, editor },
  keysShown: keys_shown ?? areKeysShownByDefault(grading_type),
});
