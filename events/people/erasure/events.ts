/** The events of the stream `erasures`: who was erased. They hold ids alone, so they are readable without a key. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';

export const erasureEvents = defineEvents({
  /**
   * A person was erased: their texts in the log, which are sealed under `key`, can no longer be read, and nothing more is
   * recorded about them. A family account has no key.
   */
  PersonErased: z.strictObject({
    person: z.uuid(),
    role: z.enum(['student', 'tutor', 'family']),
    key: z.uuid().optional(),
  }),
  /** The name of an erased family account is no longer shown with a student whose classes it saw. */
  FamilyNameErased: z.strictObject({ student: z.uuid(), account: z.uuid() }),
});
export type ErasureEvent = EventOf<typeof erasureEvents>;
export type ErasedRole = Extract<ErasureEvent, { type: 'PersonErased' }>['data']['role'];
