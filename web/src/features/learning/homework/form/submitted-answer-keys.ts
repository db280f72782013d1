import { createContext } from 'react';
import type { HomeworkDetail } from '#contracts/homework.ts';

/**
 * By question id: the answer key of each question in submitted work that tutors grade, so that changing a key can be
 * warned about. Empty for homework with automatic grades, where saving asks what to do.
 */
export const SubmittedAnswerKeysContext = createContext<ReadonlyMap<string, number>>(new Map());

type SubmittedHomework = Pick<HomeworkDetail, 'grading_type' | 'questions' | 'submitted_students'>;

export function findSubmittedAnswerKeys({
  grading_type,
  questions,
  submitted_students,
}: SubmittedHomework): ReadonlyMap<string, number> {
  if (grading_type !== 'tutor-graded' || submitted_students.length === 0) return new Map();
  return new Map(questions.flatMap(({ id, correct_answer: key }) => (key === null ? [] : [[id, key] as const])));
}
