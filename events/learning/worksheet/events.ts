/** The event of the stream `worksheet-{worksheetId}`: the questions of a sheet to print. It is about nobody. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { authoredText } from '../../values/authored-text.ts';
import {
  SCHOOL_GRADE_MAX,
  TOPIC_LENGTH_MAX,
  WORKSHEET_QUESTIONS_MAX,
  WORKSHEET_QUESTIONS_MIN,
} from '../../values/limits.ts';
import { practiceSubject } from '../../values/shapes.ts';
import { practiceQuestion } from '../practice/events.ts';

export const worksheetEvents = defineEvents({
  /** Includes the answer keys, which students never get. A sheet never changes, because it may be on paper. */
  WorksheetPrepared: z.strictObject({
    subject: practiceSubject,
    grade: z.int().min(1).max(SCHOOL_GRADE_MAX),
    /** As the tutor typed it. */
    topic: authoredText(TOPIC_LENGTH_MAX),
    questions: z.array(practiceQuestion).min(WORKSHEET_QUESTIONS_MIN).max(WORKSHEET_QUESTIONS_MAX),
  }),
});
export type WorksheetEvent = EventOf<typeof worksheetEvents>;
