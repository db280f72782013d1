import { currentTutorNames } from '#projections/queries/profiles.ts';
import type { Context } from '#services/use-case/context.ts';
import { areConfusable } from './confusable-names.ts';

/**
 * Whether a name could be taken for that of a tutor. Asked of names that people give themselves; a tutor may add a
 * student whose name is a tutor's.
 */
export const isConfusableWithTutor = async (name: string, { readModels }: Context<'readModels'>): Promise<boolean> =>
  (await currentTutorNames(readModels.sql)).some((tutor) => areConfusable(name, tutor));
