/** The events of the stream `homework-{id}`: what it asks, of whom, and how it is graded. It is about nobody. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-schema/event-definition.ts';
import { authoredText } from '../event-schema/personal-fields.ts';
import {
  ASSIGNED_MAX,
  IMAGE_URL_MAX,
  OPTION_MAX,
  OPTIONS,
  QUESTION_TEXT_MAX,
  QUESTIONS_MAX,
  TITLE_MAX,
} from '../values/limits.ts';
import { civilDate, gradingType, regradingChoice } from '../values/shapes.ts';

const text = authoredText(QUESTION_TEXT_MAX);
const option = authoredText(OPTION_MAX);
const asked = {
  /** Stays with the question whatever is edited. */
  id: z.uuid(),
  /** Rises with each change of type, text, image, options or key. */
  version: z.int().positive(),
  text,
  imageUrl: authoredText(IMAGE_URL_MAX).optional(),
};

/** One question as it stood in one version; `correctAnswer` is the zero-based index of an option. */
export const question = z.discriminatedUnion('type', [
  z.strictObject({
    ...asked,
    type: z.literal('multiple-choice'),
    options: z.array(option).length(OPTIONS),
    correctAnswer: z
      .int()
      .min(0)
      .max(OPTIONS - 1),
  }),
  z.strictObject({ ...asked, type: z.literal('open-answer') }),
]);
export type Question = z.infer<typeof question>;

const content = {
  title: authoredText(TITLE_MAX),
  gradingType,
  dueDate: civilDate.optional(),
  /** Whether students see the keys once their work is graded. */
  keysShown: z.boolean(),
  questions: z.array(question).min(1).max(QUESTIONS_MAX),
};
const students = z.array(z.uuid()).max(ASSIGNED_MAX);

export const homeworkEvents = defineEvents({
  HomeworkCreated: z.strictObject({ ...content, students }),
  /** The whole content after the edit; `regrading` where keys or options changed under submitted work. */
  HomeworkRevised: z.strictObject({ ...content, regrading: regradingChoice.optional() }),
  HomeworkAssigned: z.strictObject({ students }),
  /** Work that was submitted stays. */
  HomeworkUnassigned: z.strictObject({ students }),
  HomeworkDeleted: z.strictObject({}),
  HomeworkRestored: z.strictObject({}),
});
export type HomeworkEvent = EventOf<typeof homeworkEvents>;
export type HomeworkContent = Omit<Extract<HomeworkEvent, { type: 'HomeworkCreated' }>['data'], 'students'>;
