/** The events of the stream `account-{id}`: what changed in the account with which a tutor or student signs in. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';

export const accountEvents = defineEvents({
  /** The person chose a new password and gave the old one. The log has neither. */
  AccountPasswordChanged: z.strictObject({}),
  /** The person ended sessions of theirs on other devices; `sessions` is how many. */
  AccountSessionsEnded: z.strictObject({ sessions: z.int().min(1) }),
});
export type AccountEvent = EventOf<typeof accountEvents>;
