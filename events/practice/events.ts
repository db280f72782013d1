/** The events of the stream `practice-{sessionId}-{studentId}`: five questions, one student's answers, and their points. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-schema/event-definition.ts';
import { authoredText, personalText } from '../event-schema/personal-fields.ts';
import {
  EXPLANATION_MAX,
  OPTION_MAX,
  OPTIONS,
  POINTS_PER_CORRECT,
  PRACTICE_QUESTIONS,
  QUESTION_TEXT_MAX,
  SCHOOL_GRADES,
  TOPIC_MAX,
} from '../values/limits.ts';
import { civilDate, practiceSubject, sameDayRule } from '../values/shapes.ts';

/** Zero-based index of one of the session's questions, and of one of a question's options. */
const index = z
  .int()
  .min(0)
  .max(PRACTICE_QUESTIONS - 1);
const option = z
  .int()
  .min(0)
  .max(OPTIONS - 1);

export const practiceQuestion = z.strictObject({
  text: authoredText(QUESTION_TEXT_MAX),
  options: z.array(authoredText(OPTION_MAX)).length(OPTIONS),
  correctAnswer: option,
  explanation: authoredText(EXPLANATION_MAX).optional(),
});
export type PracticeQuestion = z.infer<typeof practiceQuestion>;

const schoolGrade = z.int().min(1).max(SCHOOL_GRADES);
const correct = z.int().min(0).max(PRACTICE_QUESTIONS);
const points = z
  .int()
  .min(0)
  .max(PRACTICE_QUESTIONS * POINTS_PER_CORRECT);

export const practiceEvents = defineEvents({
  /** With the keys, which queries keep from the student until each question is answered. */
  PracticeSessionStarted: z.strictObject({
    grade: schoolGrade,
    subject: practiceSubject,
    topic: personalText(TOPIC_MAX),
    questions: z.array(practiceQuestion).length(PRACTICE_QUESTIONS),
  }),
  /** The first answer to a question, which is the one that counts. */
  PracticeQuestionAnswered: z.strictObject({ question: index, choice: option, correct: z.boolean() }),
  PracticeSessionCompleted: {
    schema: z.strictObject({
      grade: schoolGrade,
      subject: practiceSubject,
      questionsAnswered: z.literal(PRACTICE_QUESTIONS),
      correct,
      points,
      /** The centre's day on which it was completed. */
      day: civilDate,
      /** The rule for two sessions on one day, as it was in force. */
      sameDay: sameDayRule,
      /** Answered before it could have been read: no points for the boards. */
      hasty: z.boolean(),
    }),
    version: 2,
    // Version 1 held ranks from a read model, which the log alone could not prove. The table `practice_ranks` holds them now.
    upcasters: [({ rank: _, ...data }) => data],
  },
  /** “This looks wrong”: the session stays as it is until a tutor has looked. */
  PracticeQuestionReported: z.strictObject({ question: index }),
  /** The question counts as correct; `correct` and `points` are what that adds to a session completed on `day`. */
  PracticeReportAccepted: z.strictObject({
    question: index,
    correct: z.int().min(0).max(1),
    points: z.int().min(0).max(POINTS_PER_CORRECT),
    day: civilDate.optional(),
  }),
  PracticeReportDismissed: z.strictObject({ question: index }),
});
export type PracticeEvent = EventOf<typeof practiceEvents>;
