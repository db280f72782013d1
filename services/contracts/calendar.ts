/** The secret address at which a phone reads the planned classes of a student. */
import { z } from 'zod';
import { instant } from './primitives.ts';

/**
 * GET /api/students/{id}/calendar (getCalendarAddress, student or family): when the account's address for this student was made;
 * null without one.
 */
export const calendarAddressResponse = z.strictObject({ created_at: instant.nullable() });
export type CalendarAddressResponse = z.infer<typeof calendarAddressResponse>;

/** POST /api/students/{id}/calendar (makeCalendarAddress): a new address, shown only here. An earlier one ends. */
export const makeCalendarAddressResponse = z.strictObject({
  /** The path of the address on this site. */
  path: z.string(),
});
export type MakeCalendarAddressResponse = z.infer<typeof makeCalendarAddressResponse>;
