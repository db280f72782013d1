/** The events of the stream `homework-{id}`: its questions, its students and its grading. The stream is about nobody. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { authoredText } from '../../values/authored-text.ts';
import {
  ASSIGNED_STUDENTS_MAX,
  HOMEWORK_QUESTIONS_MAX,
  IMAGE_URL_LENGTH_MAX,
  OPTION_LENGTH_MAX,
  OPTIONS_PER_QUESTION,
  QUESTION_TEXT_LENGTH_MAX,
  TITLE_LENGTH_MAX,
} from '../../values/limits.ts';
import { practiceFigure } from '../../values/practice-figure.ts';
import { civilDate, gradingType, questionProvenance, regradingChoice } from '../../values/shapes.ts';
import { addOptionIds } from './options.ts';

const text = authoredText(QUESTION_TEXT_LENGTH_MAX);
const option = authoredText(OPTION_LENGTH_MAX);
const asked = {
  /** Stays the same in every edit of the question. */
  id: z.uuid(),
  /** Rises with each change of type, text, image, options or key. */
  version: z.int().positive(),
  text,
  imageUrl: authoredText(IMAGE_URL_LENGTH_MAX).optional(),
};

/** One version of a question; `correctAnswer` is the zero-based index of an option. */
export const homeworkQuestion = z.discriminatedUnion('type', [
  z.strictObject({
    ...asked,
    type: z.literal('multiple-choice'),
    /** A drawing that a generated question came with. */
    figure: practiceFigure.optional(),
    options: z.array(option).length(OPTIONS_PER_QUESTION),
    /** The ids of the options, in their order. An option keeps its id when it is moved or reworded. */
    optionIds: z.array(z.uuid()).length(OPTIONS_PER_QUESTION),
    correctAnswer: z
      .int()
      .min(0)
      .max(OPTIONS_PER_QUESTION - 1),
    /** Missing for a question that a tutor wrote. */
    provenance: questionProvenance.optional(),
  }),
  z.strictObject({ ...asked, type: z.literal('open-answer') }),
]);
export type HomeworkQuestion = z.infer<typeof homeworkQuestion>;

const content = {
  title: authoredText(TITLE_LENGTH_MAX),
  gradingType,
  dueDate: civilDate.optional(),
  /** Whether students see the answer keys once their work is graded. */
  keysShown: z.boolean(),
  questions: z.array(homeworkQuestion).min(1).max(HOMEWORK_QUESTIONS_MAX),
};
const students = z.array(z.uuid()).max(ASSIGNED_STUDENTS_MAX);

export const homeworkEvents = defineEvents({
  HomeworkCreated: { version: 2, upcasters: [addOptionIds], schema: z.strictObject({ ...content, students }) },
  /** The whole content after the edit; `regrading` if answer keys or options changed after students had submitted. */
  HomeworkRevised: {
    version: 2,
    upcasters: [addOptionIds],
    schema: z.strictObject({ ...content, regrading: regradingChoice.optional() }),
  },
  HomeworkAssigned: z.strictObject({ students }),
  /** Work that these students have already submitted is kept. */
  HomeworkUnassigned: z.strictObject({ students }),
  HomeworkDeleted: z.strictObject({}),
  HomeworkRestored: z.strictObject({}),
  /** Another tutor is responsible for it, because the one before was archived. */
  HomeworkHandedOver: z.strictObject({ to: z.uuid() }),
});
export type HomeworkEvent = EventOf<typeof homeworkEvents>;
/** The content as events record it, with a version for each question. */
export type HomeworkContent = Omit<Extract<HomeworkEvent, { type: 'HomeworkCreated' }>['data'], 'students'>;
