/** The events of the stream `account-{id}`: what changed in the account with which a tutor or student signs in. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import { EMAIL_LENGTH_MAX } from '../../values/limits.ts';

export const accountEvents = defineEvents({
  /** The person chose a new password and gave the old one. The log has neither. */
  AccountPasswordChanged: z.strictObject({}),
  /** Somebody set a new password with a link that the person's address got, or with a code that the centre handed them. */
  AccountPasswordReset: z.strictObject({}),
  /** The person signs in with this address from now on. */
  AccountEmailChanged: z.strictObject({ email: personalText(EMAIL_LENGTH_MAX) }),
  /** The person ended sessions of theirs on other devices; `sessions` is how many. */
  AccountSessionsEnded: z.strictObject({ sessions: z.int().min(1) }),
  /** Signing in takes a code of the person's authenticator app from now on. The log has neither secret nor codes. */
  AccountSecondFactorTurnedOn: z.strictObject({}),
  /** Signing in takes the password alone from now on. The actor is the person, or somebody who turned it off for them. */
  AccountSecondFactorTurnedOff: z.strictObject({}),
  /** The earlier recovery codes are void. */
  AccountRecoveryCodesReplaced: z.strictObject({}),
  /** The owner whose stream this is requires the second factor of all tutors and owners, or no longer does. */
  TutorsSecondFactorRequired: z.strictObject({ required: z.boolean() }),
});
export type AccountEvent = EventOf<typeof accountEvents>;
