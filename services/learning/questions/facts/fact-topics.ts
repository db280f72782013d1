import type { QuestionSubject } from '#events/values/shapes.ts';
import { toSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { englishTopics } from './english/english-topics.ts';
import type { FactForm, FactTopics } from './fact-form.ts';
import type { FactQuestion, GradePair } from './fact-question.ts';
import { geographyTopics } from './geography/geography-topics.ts';
import { historyTopics } from './history/history-topics.ts';
import { scienceTopics } from './science/science-topics.ts';
import { socialStudiesTopics } from './social-studies/social-studies-topics.ts';

export const factTopicsBySubject: Readonly<Partial<Record<QuestionSubject, FactTopics>>> = {
  english: englishTopics,
  geography: geographyTopics,
  history: historyTopics,
  science: scienceTopics,
  'social-studies': socialStudiesTopics,
};

/** Every question that the tables give for a topic and a pair of grades; empty for a topic without tables. */
export const loadFactQuestions = async (
  subject: QuestionSubject,
  topic: string,
  pair: GradePair,
): Promise<FactQuestion[]> =>
  listQuestionsOfForms(toSlug(topic), (await factTopicsBySubject[subject]?.[topic]?.()) ?? [], pair);

/** Every question that the forms of a topic give for a pair of grades. */
export const listQuestionsOfForms = (topicSlug: string, forms: readonly FactForm[], pair: GradePair): FactQuestion[] =>
  forms.filter(({ grades }) => grades.includes(pair)).flatMap((form) => form.listQuestions(topicSlug));
