import { z } from 'zod';
import { id } from '#contracts/primitives.ts';

const lower = id.transform((value) => value.toLowerCase());

/** `/api/homework/{id}/…`; ids of streams are written in lower case. */
export const homeworkParams = z.strictObject({ id: lower });
/** `/api/homework/{id}/submissions/{studentId}/…` */
export const submissionParams = z.strictObject({ id: lower, studentId: lower });
