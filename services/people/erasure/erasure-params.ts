import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';

/** Path parameters of `/api/people/{id}/erasure`. */
export const erasureParams = z.strictObject({ id: lowerCaseId });
