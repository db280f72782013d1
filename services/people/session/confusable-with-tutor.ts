import { fetchCurrentTutorNames } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { areNamesConfusable } from './confusable-names.ts';

/**
 * True when a name looks like the name of a current tutor. Checked only where people choose their own name; a tutor may
 * add a student who has a tutor's name.
 */
export const isConfusableWithTutor = async (name: string, { readModels }: Context<'readModels'>): Promise<boolean> =>
  (await fetchCurrentTutorNames(readModels.sql)).some((tutor) => areNamesConfusable(name, tutor));
