import { ASSIGNED_STUDENTS_MAX } from '#events/values/limits.ts';

/**
 * Validation messages for a grade (specification, section 5). They are kept apart from the schemas so that a form can show
 * them without loading zod.
 */
export const gradeErrorMessages = {
  missing: 'Please enter a grade before submitting.',
  range: 'Grade must be a number between 0 and 100.',
} as const;

/**
 * Validation messages for homework (specification, section 5), in the order in which the rules are checked. They are kept
 * apart from the schemas so that a form can show them without loading zod.
 */
export const homeworkErrorMessages = {
  title: 'Please enter a homework title.',
  questions: 'Please add at least one question.',
  assigned_students: 'Please assign the homework to at least one student.',
  text: 'All questions must have text.',
  options: 'All multiple choice options must be filled.',
} as const;

/** When a homework would have more students than a homework can have. */
export const tooManyAssignedText = `Assign at most ${ASSIGNED_STUDENTS_MAX} students.`;
