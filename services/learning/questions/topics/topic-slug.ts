/** Slugs of the topics with questions, by which the log and the files of the bank name them. */
import type { PracticeSubject } from '#events/values/shapes.ts';
import { findTopic } from './find-topic.ts';
import { topicsBySubject } from './topics-by-subject.ts';

/** `Solar System` → `solar-system`. */
export const toSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The slug of the topic with exactly this name; undefined if there is none. */
export const toTopicSlug = (subject: PracticeSubject, name: string): string | undefined =>
  topicsBySubject[subject].some((topic) => topic.name === name) ? toSlug(name) : undefined;

/** The slug of the topic that a person typed; undefined if no topic with questions is near enough. */
export function findTopicSlug(subject: PracticeSubject, typed: string): string | undefined {
  const topic = findTopic(subject, typed);
  return topic && toSlug(topic.name);
}

/** The name of a topic; the slug itself for one that this release does not know. */
export const toTopicName = (subject: PracticeSubject, slug: string): string =>
  topicsBySubject[subject].find(({ name }) => toSlug(name) === slug)?.name ?? slug;
