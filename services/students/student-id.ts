import { z } from 'zod';
import { id } from '#contracts/primitives.ts';

/** `/api/students/{id}/…`; ids of streams are written in lower case. */
export const studentParams = z.strictObject({ id: id.transform((value) => value.toLowerCase()) });

/** For routes whose rows belong to the student in the path. */
export const studentInPath = ({ params }: { params: { id: string } }): string => params.id;
