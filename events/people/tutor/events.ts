/** The events of the stream `tutor-{id}`: who is invited, who teaches at the centre and who owns it. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '../../values/limits.ts';

const person = {
  name: personalText(NAME_LENGTH_MAX),
  email: personalText(EMAIL_LENGTH_MAX),
  owner: z.boolean(),
};

export const tutorEvents = defineEvents({
  /** An owner invited somebody, or an archived tutor to come back. `owner`: whether as an owner. */
  TutorInvited: z.strictObject(person),
  /** The invitation got a new link, and the one before is void. */
  TutorInvitationRenewed: z.strictObject({}),
  TutorInvitationWithdrawn: z.strictObject({}),
  TutorJoined: z.strictObject(person),
  /** `homeworkTo` is the tutor who is responsible for their homework from now on. */
  TutorArchived: z.strictObject({ homeworkTo: z.uuid() }),
  /** An archived tutor accepted an invitation to come back. */
  TutorRestored: z.strictObject({ email: person.email, owner: z.boolean() }),
  /** An owner made a code with which the tutor can choose a new password. The log does not have it. */
  TutorPasswordCodeMade: z.strictObject({}),
  OwnerMade: z.strictObject({}),
  OwnerRemoved: z.strictObject({}),
});
export type TutorEvent = EventOf<typeof tutorEvents>;
