/** What is wrong with a grade (specification, section 5), apart from the schemas: a form says it before anything is sent. */
export const gradeErrorMessages = {
  missing: 'Please enter a grade before submitting.',
  range: 'Grade must be a number between 0 and 100.',
} as const;
