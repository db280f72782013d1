import { gradeErrorMessages } from '#contracts/homework-error-messages.ts';
import { GRADE_MAX } from '#events/values/limits.ts';
import { toTextTooLongText } from '../../../../copy/homework.ts';

/**
 * Parses a typed grade. It must be a whole number without blanks, signs or decimal points; otherwise the result is a
 * fault.
 */
export function parseGrade(typed: string): { grade: number } | { fault: string } {
  if (typed === '') return { fault: gradeErrorMessages.missing };
  const grade = /^(0|[1-9]\d{0,2})$/.test(typed) ? Number(typed) : Number.NaN;
  return grade <= GRADE_MAX ? { grade } : { fault: gradeErrorMessages.range };
}

/** Why a text is too long to be saved with a grade; undefined when it is not. */
export const findGradeTextLengthFault = (text: string, max: number): string | undefined =>
  text.length > max ? toTextTooLongText(max, text.length) : undefined;
