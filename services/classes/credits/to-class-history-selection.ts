import type { z } from 'zod';
import type { classHistoryQuery } from '#contracts/classes.ts';
import type { ClassHistorySelection } from '#projections/classes/class-transactions/class-history.ts';

export const toClassHistorySelection = (
  { order, cause, code, tutor_id: tutorId, from, to }: z.output<typeof classHistoryQuery>,
  timeZone: string,
): ClassHistorySelection => ({ order, cause, code, tutorId, period: { from, to, timeZone } });
