import { questionSubjects } from '#events/values/enum-values.ts';

/** The subjects of the dialog that generates questions (specification, section 5). */
export const generatorSubjects = questionSubjects.filter((subject) => subject !== 'social-studies');
export type GeneratorSubject = (typeof generatorSubjects)[number];

/** Shown when a required field is empty (specification, section 5). */
export const MISSING_INFORMATION_TEXT = 'Please fill in all required fields.';
