/** The events of the stream `tutor-{id}`: who teaches here, and who owns the centre. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-schema/event-definition.ts';
import { personal } from '../event-schema/personal-fields.ts';
import { EMAIL_MAX, NAME_MAX } from '../values/limits.ts';

export const tutorEvents = defineEvents({
  TutorJoined: z.strictObject({ name: personal(NAME_MAX), email: personal(EMAIL_MAX), owner: z.boolean() }),
});
export type TutorEvent = EventOf<typeof tutorEvents>;
