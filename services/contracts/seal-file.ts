import { z } from 'zod';
import { PROVEN_SEALS_MAX, SEALED_EVENTS_MAX } from '#events/values/limits.ts';

/** A number of events up to SEALED_EVENTS_MAX. */
const EVENTS = `[1-9]\\d{0,${String(SEALED_EVENTS_MAX).length - 1}}`;

/** GET /api/seal-file (getSealFile, signed-in and families): `since` holds the numbers of events of older seals, separated by commas. */
export const sealFileQuery = z.strictObject({
  since: z
    .string()
    .regex(new RegExp(`^${EVENTS}(?:,${EVENTS}){0,${PROVEN_SEALS_MAX - 1}}$`))
    .optional(),
});
