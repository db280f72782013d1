import { z } from 'zod';
import { createStudentRequest } from '#contracts/students.ts';
import { findClassNumberFault, normalizeNumber, parseClassNumber } from './class-number.ts';

/** The form of a new student. The number of classes is text until the form is valid. */
export const newStudentForm = createStudentRequest.extend({
  classes_total: z.string().transform((typed, context) => {
    const text = normalizeNumber(typed);
    const fault = findClassNumberFault(text, 0);
    if (fault) context.addIssue({ code: 'custom', message: fault });
    return parseClassNumber(text) ?? 0;
  }),
});
