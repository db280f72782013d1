/** The events of the stream `tutor-{id}`: who teaches at the centre and who owns it. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '../../values/limits.ts';

export const tutorEvents = defineEvents({
  TutorJoined: z.strictObject({
    name: personalText(NAME_LENGTH_MAX),
    email: personalText(EMAIL_LENGTH_MAX),
    owner: z.boolean(),
  }),
});
export type TutorEvent = EventOf<typeof tutorEvents>;
