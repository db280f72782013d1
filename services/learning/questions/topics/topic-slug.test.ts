import { expect, test } from 'vitest';
import { practiceSubject, topicSlug } from '#events/values/shapes.ts';
import { findTopicSlug, toTopicName, toTopicSlug } from './topic-slug.ts';
import { topicsBySubject } from './topics-by-subject.ts';

test('toTopicSlug: every topic of practice has a slug that the log accepts, and gets its name back', () => {
  for (const subject of practiceSubject.options) {
    for (const { name } of topicsBySubject[subject]) {
      const slug = topicSlug.parse(toTopicSlug(subject, name));
      expect(toTopicName(subject, slug)).toBe(name);
    }
  }
  expect(toTopicSlug('science', 'solar system')).toBeUndefined();
  expect(toTopicName('science', 'alchemy')).toBe('alchemy');
});

test('findTopicSlug: finds the topic that a student typed', () => {
  expect(findTopicSlug('science', 'the planets')).toBe('solar-system');
  expect(findTopicSlug('math', 'fractoins!')).toBe('fractions');
  expect(findTopicSlug('science', 'xylophones and trombones')).toBeUndefined();
});
