import { createContext } from 'react';
import type { HomeworkDetail } from '#contracts/homework.ts';

/**
 * The answer key of each question in tutor-graded submitted work, by question id; empty when changing a key needs no
 * warning. For automatic grades the save asks.
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
