import { z } from 'zod';
import { createStudentRequest } from '#contracts/students.ts';
import { classNumber, classNumberFault, settledNumber } from './class-number.ts';

/** The form of a new student; the number of classes is text until it is one. */
export const newStudentForm = createStudentRequest.extend({
  classes_total: z.string().transform((typed, context) => {
    const text = settledNumber(typed);
    const fault = classNumberFault(text, 0);
    if (fault) context.addIssue({ code: 'custom', message: fault });
    return classNumber(text) ?? 0;
  }),
});
