/** The events of the stream `tutor-{id}`: who teaches here, and who owns the centre. */
import { z } from 'zod';
import { personal } from '../event-schema/personal-fields.ts';
import { EMAIL_MAX, NAME_MAX } from '../values/limits.ts';

export const tutorEvents = {
  TutorJoined: z.strictObject({ name: personal(NAME_MAX), email: personal(EMAIL_MAX), owner: z.boolean() }),
} as const;

type Data = { [Type in keyof typeof tutorEvents]: z.infer<(typeof tutorEvents)[Type]> };
export type TutorEvent = { [Type in keyof Data]: { type: Type; data: Data[Type] } }[keyof Data];
