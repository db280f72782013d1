import { z } from 'zod';
import { civilDate, practiceSubject } from '#events/values/shapes.ts';
import { assignedPracticeRow } from './assigned-practice.ts';
import { topicKey } from './practice.ts';
import { id, namedPerson } from './primitives.ts';

export const masteryState = z.enum(['new', 'learning', 'steady']);
export type MasteryState = z.infer<typeof masteryState>;

/** A topic in one grade. The numbers are those of the last ten answers; `steady` needs ten of them, at least eight correct. */
export const topicMastery = z.strictObject({
  subject: practiceSubject,
  grade: z.int(),
  topic: z.string(),
  answers: z.int().min(0),
  correct: z.int().min(0),
  state: masteryState,
  /** Day of the last completed session; null for a new topic. */
  last_day: civilDate.nullable(),
});
export type TopicMastery = z.infer<typeof topicMastery>;

/** GET /api/students/{id}/practice/mastery (getPracticeMastery, student: their own; tutor). */
export const practiceMasteryResponse = z.strictObject({
  student: z.strictObject({ id, name: z.string() }),
  /** The topics that were practised, newest first. */
  topics: z.array(topicMastery),
  /** The topic that needs practice most; null before the first session. */
  today: topicMastery.extend({ topic_key: topicKey }).nullable(),
  /** What tutors assigned to the student: what is open, then the last that were done. */
  assigned: z.array(assignedPracticeRow),
});
export type PracticeMastery = z.infer<typeof practiceMasteryResponse>;

/** A topic in one grade that students of a group have practised. */
const groupTopic = topicMastery.pick({ subject: true, grade: true, topic: true }).extend({
  /** Students by name. */
  steady: z.array(namedPerson),
  learning: z.array(namedPerson),
});
export type GroupTopic = z.infer<typeof groupTopic>;

/** GET /api/groups/{id}/mastery (getGroupMastery, tutor): topics that most students are learning come first. */
export const groupMasteryResponse = z.strictObject({
  group: namedPerson,
  /** The students of the group, by name. */
  students: z.array(namedPerson),
  topics: z.array(groupTopic),
  /** What tutors assigned to these students: what is open, then the last that were done. */
  assigned: z.array(assignedPracticeRow),
});
export type GroupMastery = z.infer<typeof groupMasteryResponse>;
