/** Subjects, topics and grades of practice; the specification, sections 2 and 3, word for word. */
import { SCHOOL_GRADES } from '#events/limits.ts';
import type { PracticeSubject } from '#events/shapes.ts';
import { ordinal } from '../lib/ordinal.ts';

export const subjects: Readonly<Record<PracticeSubject, string>> = {
  math: 'Math',
  english: 'English',
  science: 'Science',
  'social-studies': 'Social Studies',
  history: 'History',
  geography: 'Geography',
};

export const suggestedTopics: Readonly<Record<PracticeSubject, readonly string[]>> = {
  math: ['Addition', 'Subtraction', 'Multiplication', 'Division', 'Fractions', 'Decimals', 'Geometry', 'Algebra'],
  english: ['Grammar', 'Spelling', 'Reading Comprehension', 'Vocabulary', 'Writing', 'Punctuation'],
  science: ['Plants', 'Animals', 'Weather', 'Solar System', 'Matter', 'Energy', 'Cells', 'Chemistry'],
  'social-studies': ['Community', 'Government', 'Economics', 'Culture', 'Geography', 'Citizenship'],
  history: ['Ancient Civilizations', 'American History', 'World Wars', 'Presidents', 'Colonial Times'],
  geography: ['Continents', 'Countries', 'Capitals', 'Oceans', 'Mountains', 'Rivers'],
};

export const grades: readonly number[] = Array.from({ length: SCHOOL_GRADES }, (_, index) => index + 1);
export const gradeName = (grade: number): string => `${ordinal(grade)} Grade`;
