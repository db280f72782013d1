import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';

/** Path parameters of `/api/students/{id}/…`. */
export const studentParams = z.strictObject({ id: lowerCaseId });

/** The `own` of routes whose rows belong to the student in the path. */
export const getStudentIdInPath = ({ params }: { params: { id: string } }): string => params.id;
