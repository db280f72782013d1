import { z } from 'zod';
import { PROVEN_SEALS_MAX } from '#events/values/limits.ts';

/** GET /api/seal-file (getSealFile, signed-in and families): `since` holds the numbers of events of older seals, separated by commas. */
export const sealFileQuery = z.strictObject({
  since: z
    .string()
    .regex(new RegExp(`^[1-9]\\d{0,14}(?:,[1-9]\\d{0,14}){0,${PROVEN_SEALS_MAX - 1}}$`))
    .optional(),
});
