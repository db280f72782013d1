/** Names of practice subjects and grades, word for word from the specification, section 3. Screens and files share them. */
import type { PracticeSubject } from '#events/values/shapes.ts';

export const practiceSubjectTexts: Readonly<Record<PracticeSubject, string>> = {
  math: 'Math',
  english: 'English',
  science: 'Science',
  'social-studies': 'Social Studies',
  history: 'History',
  geography: 'Geography',
};

const gradeNames = [
  ...['1st Grade', '2nd Grade', '3rd Grade', '4th Grade', '5th Grade', '6th Grade'],
  ...['7th Grade', '8th Grade', '9th Grade', '10th Grade', '11th Grade', '12th Grade'],
];
/** The grades 1 to 12. */
export const schoolGrades: readonly number[] = gradeNames.map((_, index) => index + 1);
export const toSchoolGradeText = (grade: number): string => gradeNames[grade - 1] ?? String(grade);
