import { z } from 'zod';
import { createStudentRequest } from '#contracts/students.ts';
import { findClassCountFault, normalizeClassCount, parseClassCount } from '../../../shared/students/class-count.ts';

/** The form of a new student. The number of classes is text until the form is valid. */
export const createStudentFormSchema = createStudentRequest.extend({
  classes_total: z.string().transform((typed, context) => {
    const text = normalizeClassCount(typed);
    const fault = findClassCountFault(text, 0);
    if (fault) context.addIssue({ code: 'custom', message: fault });
    return parseClassCount(text) ?? 0;
  }),
});
