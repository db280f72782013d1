import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';

/** Path parameters of `/api/homework/{id}/…`. */
export const homeworkParams = z.strictObject({ id: lowerCaseId });
/** Path parameters of `/api/homework/{id}/submissions/{studentId}/…`. */
export const submissionParams = z.strictObject({ id: lowerCaseId, studentId: lowerCaseId });
