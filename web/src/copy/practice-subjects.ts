/** Subjects, topics and grades of practice, word for word from the specification, sections 2 and 3. */
import type { PracticeSubject } from '#events/values/shapes.ts';

export const practiceSubjectTexts: Readonly<Record<PracticeSubject, string>> = {
  math: 'Math',
  english: 'English',
  science: 'Science',
  'social-studies': 'Social Studies',
  history: 'History',
  geography: 'Geography',
};

export const suggestedTopicsBySubject: Readonly<Record<PracticeSubject, readonly string[]>> = {
  math: ['Addition', 'Subtraction', 'Multiplication', 'Division', 'Fractions', 'Decimals', 'Geometry', 'Algebra'],
  english: ['Grammar', 'Spelling', 'Reading Comprehension', 'Vocabulary', 'Writing', 'Punctuation'],
  science: ['Plants', 'Animals', 'Weather', 'Solar System', 'Matter', 'Energy', 'Cells', 'Chemistry'],
  'social-studies': ['Community', 'Government', 'Economics', 'Culture', 'Geography', 'Citizenship'],
  history: ['Ancient Civilizations', 'American History', 'World Wars', 'Presidents', 'Colonial Times'],
  geography: ['Continents', 'Countries', 'Capitals', 'Oceans', 'Mountains', 'Rivers'],
};

export const isSuggestedTopic = (topic: string): boolean =>
  Object.values(suggestedTopicsBySubject).some((topics) => topics.includes(topic));

/** Whether the topic is one of its subject, so that a tutor can assign it. A student may have typed one of another subject. */
export const isTopicOfSubject = ({ subject, topic }: { subject: PracticeSubject; topic: string }): boolean =>
  suggestedTopicsBySubject[subject].includes(topic);

const gradeNames = [
  ...['1st Grade', '2nd Grade', '3rd Grade', '4th Grade', '5th Grade', '6th Grade'],
  ...['7th Grade', '8th Grade', '9th Grade', '10th Grade', '11th Grade', '12th Grade'],
];
/** The grades 1 to 12. */
export const schoolGrades: readonly number[] = gradeNames.map((_, index) => index + 1);
export const toSchoolGradeText = (grade: number): string => gradeNames[grade - 1] ?? String(grade);
