import type { StudentRow } from '#contracts/students.ts';

/** How many of a student's waiting classes fit under the cap of remaining classes now. */
export const countFittingClasses = (
  { classes_remaining, classes_waiting }: Pick<StudentRow, 'classes_remaining' | 'classes_waiting'>,
  classesMax: number,
): number => Math.max(0, Math.min(classes_waiting, classesMax - classes_remaining));
