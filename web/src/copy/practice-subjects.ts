/** Topics of practice: those of the specification, section 3, word for word, and our own. */
import type { PracticeSubject } from '#events/values/shapes.ts';

export const suggestedTopicsBySubject: Readonly<Record<PracticeSubject, readonly string[]>> = {
  math: ['Addition', 'Subtraction', 'Multiplication', 'Division', 'Fractions', 'Decimals', 'Geometry', 'Algebra'],
  english: ['Grammar', 'Spelling', 'Reading Comprehension', 'Vocabulary', 'Writing', 'Punctuation'],
  science: ['Plants', 'Animals', 'Weather', 'Solar System', 'Matter', 'Energy', 'Cells', 'Chemistry'],
  'social-studies': ['Community', 'Government', 'Economics', 'Culture', 'Geography', 'Citizenship'],
  history: ['Ancient Civilizations', 'American History', 'World Wars', 'Presidents', 'Colonial Times'],
  geography: ['Continents', 'Countries', 'Capitals', 'Oceans', 'Mountains', 'Rivers'],
};

/** Every topic with questions. */
export const practiceTopicsBySubject: Readonly<Record<PracticeSubject, readonly string[]>> = {
  ...suggestedTopicsBySubject,
  math: [...suggestedTopicsBySubject.math, 'Time', 'Graphs and Data'],
};

export const isPracticeTopic = (topic: string): boolean =>
  Object.values(practiceTopicsBySubject).some((topics) => topics.includes(topic));

/** Whether the topic is one of its subject, so that a tutor can assign it. A student may have typed one of another subject. */
export const isTopicOfSubject = ({ subject, topic }: { subject: PracticeSubject; topic: string }): boolean =>
  practiceTopicsBySubject[subject].includes(topic);
