/**
 * Validation messages for a grade (specification, section 5). They are kept apart from the schemas so that a form can show
 * them without loading zod.
 */
export const gradeErrorMessages = {
  missing: 'Please enter a grade before submitting.',
  range: 'Grade must be a number between 0 and 100.',
} as const;
