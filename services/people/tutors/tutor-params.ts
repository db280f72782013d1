import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';

export const tutorParams = z.strictObject({ id: lowerCaseId });
