/** How well a student knows each topic that they practised, from the completed sessions. */
import type { TopicMastery } from '#contracts/practice-mastery.ts';
import { isSteadyTopic } from '#events/learning/practice/is-steady-topic.ts';
import { MASTERY_ANSWERS } from '#events/values/limits.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { findTopic } from '#services/learning/questions/topics/find-topic.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';

/** A completed session, with the topic as the student typed it. */
export interface PractisedSession {
  readonly subject: PracticeSubject;
  readonly grade: number;
  readonly topic: string;
  readonly questions_answered: number;
  readonly correct_answers: number;
  /** Day of the completion. */
  readonly day: string;
}

/** Computes the mastery of each topic and grade from sessions in the order newest first, and keeps that order. */
export function computeMastery(sessions: readonly PractisedSession[]): TopicMastery[] {
  const names = new Map<string, string>();
  const topics = new Map<string, TopicMastery>();
  for (const { subject, grade, topic: typed, questions_answered: answers, correct_answers: correct, day } of sessions) {
    const typedKey = `${subject} ${typed}`;
    const topic = names.get(typedKey) ?? findTopic(subject, typed)?.name ?? typed;
    names.set(typedKey, topic);
    const key = `${grade} ${subject} ${topic.toLowerCase()}`;
    const found = topics.get(key) ?? {
      subject,
      grade,
      topic,
      answers: 0,
      correct: 0,
      state: 'learning',
      last_day: day,
    };
    // Only the last answers count, and each session has the same number of them.
    if (found.answers < MASTERY_ANSWERS) {
      topics.set(key, toTopicMastery({ ...found, answers: found.answers + answers, correct: found.correct + correct }));
    }
  }
  return [...topics.values()];
}

const toTopicMastery = (topic: TopicMastery): TopicMastery => ({
  ...topic,
  state: isSteadyTopic(topic) ? 'steady' : 'learning',
});

/**
 * Chooses the topic that needs practice most, of the grade practised last: the one that is being learned with the smallest
 * share of correct answers; else a new topic of the subject practised last; else the one that was practised the longest
 * time ago. Topics that were practised today come last. Null before the first session.
 */
export function chooseTodaysTopic(topics: readonly TopicMastery[], today: string): TopicMastery | null {
  const [last] = topics;
  if (!last) return null;
  const ofGrade = topics.filter(({ grade }) => grade === last.grade);
  const notToday = ofGrade.filter(({ last_day: day }) => (day ?? '') < today);
  const learning = notToday.filter(({ state }) => state === 'learning');
  const weakest = learning.toSorted((one, other) => toShare(one) - toShare(other) || compareDays(one, other))[0];
  if (weakest) return weakest;
  const practised = new Set(ofGrade.filter(({ subject }) => subject === last.subject).map(({ topic }) => topic));
  const unknown = topicsBySubject[last.subject].find(({ name }) => !practised.has(name));
  if (unknown) {
    const { subject, grade } = last;
    return { subject, grade, topic: unknown.name, answers: 0, correct: 0, state: 'new', last_day: null };
  }
  return (
    notToday.toSorted(compareDays)[0] ?? ofGrade.toSorted((one, other) => toShare(one) - toShare(other))[0] ?? null
  );
}

const toShare = ({ answers, correct }: TopicMastery): number => correct / answers;
const compareDays = (one: TopicMastery, other: TopicMastery): number =>
  (one.last_day ?? '').localeCompare(other.last_day ?? '');
