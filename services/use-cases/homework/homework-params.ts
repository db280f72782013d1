import { z } from 'zod';
import { idOfStream } from '#contracts/primitives.ts';

/** `/api/homework/{id}/…` */
export const homeworkParams = z.strictObject({ id: idOfStream });
/** `/api/homework/{id}/submissions/{studentId}/…` */
export const submissionParams = z.strictObject({ id: idOfStream, studentId: idOfStream });
