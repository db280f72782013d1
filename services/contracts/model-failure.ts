import { z } from 'zod';

/** `unusable`: the model's answer was refused, cut off or no list of questions. `over-budget`: it was asked too often today. */
export const modelFailure = z.enum(['late', 'unreachable', 'unusable', 'over-budget']);
export type ModelFailure = z.infer<typeof modelFailure>;
