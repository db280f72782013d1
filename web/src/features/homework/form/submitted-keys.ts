import { createContext } from 'react';
import type { HomeworkDetail } from '#contracts/homework.ts';

/**
 * The key of each question, by its id, as it stands in tutor-graded work that was submitted; empty where changing a key
 * needs no word. What becomes of grades that were worked out is asked when the change is saved.
 */
export const SubmittedKeysContext = createContext<ReadonlyMap<string, number>>(new Map());

type Standing = Pick<HomeworkDetail, 'grading_type' | 'questions' | 'submitted_students'>;

export function findSubmittedKeys({
  grading_type,
  questions,
  submitted_students,
}: Standing): ReadonlyMap<string, number> {
  if (grading_type !== 'tutor-graded' || submitted_students.length === 0) return new Map();
  return new Map(questions.flatMap(({ id, correct_answer: key }) => (key === null ? [] : [[id, key] as const])));
}
