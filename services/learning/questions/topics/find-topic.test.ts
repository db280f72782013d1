import { expect, test } from 'vitest';
import { practiceSubject } from '#events/values/shapes.ts';
import { findTopic, listNearestTopicNames, listTopicPhrases } from './find-topic.ts';
import { topicsBySubject } from './topics-by-subject.ts';

test.each([
  ['math', 'fractions!!', 'Fractions'],
  ['math', 'fractoins', 'Fractions'],
  ['math', 'mulitplication', 'Multiplication'],
  ['math', 'algebra 1', 'Algebra'],
  ['math', 'time', 'Time'],
  ['math', 'the time tables', 'Multiplication'],
  ['math', 'reading bar graphs', 'Graphs and Data'],
  ['math', 'statistics', 'Graphs and Data'],
  ['history', 'the civil war', 'American History'],
  ['history', 'The Civil War, 1861 to 1865', 'American History'],
  ['history', 'presidants', 'Presidents'],
  ['history', 'WW2', 'World Wars'],
  ['history', 'ancient civilisations', 'Ancient Civilizations'],
  ['science', 'photosynthesis', 'Plants'],
  ['science', 'photosinthesis', 'Plants'],
  ['science', 'solar sistem', 'Solar System'],
  ['science', 'the planets', 'Solar System'],
  ['english', 'gramer', 'Grammar'],
  ['english', 'punctuation marks', 'Punctuation'],
  ['english', 'READING', 'Reading Comprehension'],
  ['social-studies', 'goverment', 'Government'],
  ['geography', 'capitols', 'Capitals'],
  ['geography', 'US States', 'Capitals'],
  ['geography', 'the states of the USA', 'Capitals'],
  ['social-studies', 'US states', 'Geography'],
  ['geography', 'Mount Everest', 'Mountains'],
] as const)('findTopic: finds in %s what “%s” means', (subject, typed, name) => {
  expect(findTopic(subject, typed)?.name).toBe(name);
});

test.each([
  ['math', 'photosynthesis'],
  ['math', 'the civil war'],
  ['science', 'football'],
  ['english', 'addition'],
  ['history', 'minecraft'],
  ['geography', 'xyz'],
  ['geography', '!!!'],
  ['geography', ''],
] as const)('findTopic: finds nothing in %s for “%s”', (subject, typed) => {
  expect(findTopic(subject, typed)).toBeUndefined();
});

test('findTopic: finds each topic by its name and its synonyms', () => {
  for (const subject of practiceSubject.options)
    for (const topic of topicsBySubject[subject])
      for (const text of [topic.name, ...topic.synonyms])
        expect([text, findTopic(subject, text)?.name]).toEqual([text, topic.name]);
});

test('findTopic: needs little time for the longest text', () => {
  expect(findTopic('science', 'photosynthesis '.repeat(8))?.name).toBe('Plants');
  expect(findTopic('science', 'zq'.repeat(60))).toBeUndefined();
});

test('listTopicPhrases: lists all names of the topic that somebody typed, or what was typed', () => {
  const phrases = ['multiplication', 'multiplying', 'times', 'times tables', 'time tables'];
  for (const typed of [...phrases, 'Mulitplication!'])
    expect([typed, listTopicPhrases('math', typed)]).toEqual([typed, phrases]);
  expect(listTopicPhrases('history', 'Minecraft, the game')).toEqual(['minecraft the game']);
});

test('listNearestTopicNames: lists three topics of the subject, the nearest first', () => {
  expect(listNearestTopicNames('geography', 'mountainous regions')[0]).toBe('Mountains');
  expect(listNearestTopicNames('history', 'minecraft')).toHaveLength(3);
});
