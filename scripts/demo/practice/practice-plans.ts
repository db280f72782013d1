/** How often the demo centre's students practice, and how well. */
import type { PracticeQuestion } from '#events/learning/practice/events.ts';
import type { DemoTutor } from '../centre/people.ts';

export interface PracticePlan {
  readonly student: string;
  /** School grade. */
  readonly grade: number;
  /** Topics of any subject. The student practices them in rotation. */
  readonly topics: readonly string[];
  /**
   * One character for each day, the last one for the last day: the number of correct answers, or a dot for no practice.
   */
  readonly days: string;
}

export const practicePlans: readonly PracticePlan[] = [
  { student: 'Chloe Nguyen', grade: 7, topics: ['Algebra', 'World Wars'], days: '.4.5.5. .5.4.5. 4.5..5. .45555.' },
  { student: 'Noah Patel', grade: 5, topics: ['Fractions', 'Decimals'], days: '5.4.5.. 4.5.4.. 5.4.5.. 5.4.55.' },
  {
    student: 'Mei Tanaka',
    grade: 9,
    topics: ['Algebra', 'Vocabulary', 'Geometry'],
    days: '5.5..5. 5.5.5.. 5.5.5.. 5.5.5..',
  },
  {
    student: 'Aisha Rahman',
    grade: 6,
    topics: ['Geometry', 'Decimals', 'Fractions'],
    days: '.4.4.4. .4.4.5. .4.5.4. .4.5.5.',
  },
  {
    student: 'Maya Okafor',
    grade: 5,
    topics: ['Fractions', 'Solar System', 'Geometry'],
    days: '..4..3. .3..4.. 3.4..4. 435445.',
  },
  { student: 'Jayden Carter', grade: 8, topics: ['Algebra', 'Energy'], days: '..444.. .34455. 445.... .......' },
  { student: 'Daniel Kowalski', grade: 7, topics: ['Geometry', 'Algebra'], days: '....... .4.3.4. .3.4.4. 44344.3' },
  { student: 'Amara Johnson', grade: 6, topics: ['Decimals', 'Fractions'], days: '.3..4.. .4..3.. .4..4.. .4..55.' },
  { student: 'Priya Menon', grade: 8, topics: ['Algebra', 'Decimals'], days: '4...... 4...4.. 4...5.. 4..5.4.' },
  { student: 'Sofia Novak', grade: 4, topics: ['Multiplication', 'Animals'], days: '..3.... ..4..3. ..3..4. ..4..4.' },
  { student: 'Hannah Schmidt', grade: 7, topics: ['Fractions', 'Algebra'], days: '...2.3. ...3.3. ...3.4. ...4.3.' },
  { student: 'Zoe Papadakis', grade: 10, topics: ['Geometry', 'Government'], days: '5...... 5...... 4...... 5....4.' },
  { student: 'Isaac Goldberg', grade: 8, topics: ['Decimals', 'Algebra'], days: '...4... ...4... ...5... ..45...' },
  { student: 'Samuel Adeyemi', grade: 9, topics: ['Algebra'], days: '...3... ..3..4. ...4... ..4.4..' },
  {
    student: 'Emily Fitzgerald',
    grade: 3,
    topics: ['Addition', 'Subtraction'],
    days: '....... ....... 23..3.. .34.3..',
  },
  { student: 'Mateus Oliveira', grade: 6, topics: ['Fractions'], days: '....... ..3.... ..4.... ..4...4' },
  { student: 'Ruby Callahan', grade: 4, topics: ['Multiplication'], days: '.4..... .3..... .4..... .4.....' },
  { student: 'Omar Haddad', grade: 6, topics: ['Division', 'Decimals'], days: '....... ....... ....... ...345.' },
  { student: 'Leo Martin', grade: 5, topics: ['Decimals'], days: '....... ..2.... ...3... ....3..' },
  { student: 'Grace Fitzgerald', grade: 2, topics: ['Addition'], days: '....... ....... ....... .....2.' },
];

/** A report. Its day is counted back from the last day of the demo centre. */
export interface DemoReport {
  readonly student: string;
  readonly daysLeft: number;
  /** A question that replaces the first wrongly answered one. */
  readonly faulty?: PracticeQuestion;
  readonly accepted?: { readonly by: DemoTutor['key']; readonly daysLeft: number };
}

export const demoReports: readonly DemoReport[] = [
  {
    student: 'Aisha Rahman',
    daysLeft: 5,
    faulty: {
      text: 'A rectangle is 7 feet long and 4 feet wide. What is its perimeter?',
      options: ['11 feet', '28 feet', '24 feet', '22 feet'],
      correctAnswer: 1,
      explanation: 'Multiply the length by the width: 7 × 4 = 28. The perimeter is 28 feet.',
      origin: { source: 'mathematics' },
    },
    accepted: { by: 'lee', daysLeft: 4 },
  },
  { student: 'Omar Haddad', daysLeft: 2 },
];
