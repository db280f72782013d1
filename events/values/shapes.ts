/** Value shapes that events, requests and screens share. Imports zod alone. */
import { z } from 'zod';

const day = z.iso.date();
/** Before 1900 a year is a slip of the pen. */
const isCivilDate = (text: string): boolean => text >= '1900' && day.safeParse(text).success;

/** A day of the centre's calendar, `YYYY-MM-DD`; never a point in time, so never built through UTC. */
export const civilDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date like 2026-11-21.')
  .refine(isCivilDate, 'There is no such day.');

/** Text that PostgreSQL, JSON and every screen can carry: no NUL, no lone surrogate. */
export const isWellFormed = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

export const attendanceStatus = z.enum(['present', 'absent']);
export type AttendanceStatus = z.infer<typeof attendanceStatus>;

/** What a mark did to the balance: nothing, took one class, or found none left to take. */
export const charge = z.enum(['none', 'covered', 'uncovered']);
export type Charge = z.infer<typeof charge>;

export const role = z.enum(['student', 'tutor']);
export type Role = z.infer<typeof role>;

/** Where a row of class_transactions comes from. */
export const transactionSource = z.enum([
  'opening',
  'manual',
  'attendance',
  'reversal',
  'waiting',
  'settlement',
  'import',
]);
export type TransactionSource = z.infer<typeof transactionSource>;

export const gradingType = z.enum(['auto-graded', 'tutor-graded']);
export type GradingType = z.infer<typeof gradingType>;

export const questionType = z.enum(['multiple-choice', 'open-answer']);
export type QuestionType = z.infer<typeof questionType>;

/** What becomes of grades when a key or an option is changed under submitted work. */
export const regradingChoice = z.enum(['keep', 'regrade', 'credit']);
export type RegradingChoice = z.infer<typeof regradingChoice>;

export const practiceSubject = z.enum(['math', 'english', 'science', 'social-studies', 'history', 'geography']);
export type PracticeSubject = z.infer<typeof practiceSubject>;

/** What a second practice session on the same day does to the streak: it begins anew at 1, or stays as it is. */
export const sameDayRule = z.enum(['reset', 'keep']);
export type SameDayRule = z.infer<typeof sameDayRule>;

/** What a query answers for a text whose key is missing though nobody erased it; `verify` names the place. */
export const KEY_MISSING_TEXT = 'unreadable (key missing)';
