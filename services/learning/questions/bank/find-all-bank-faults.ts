import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { practiceSubject, questionSubject } from '#events/values/shapes.ts';
import { normalizeQuestionText } from '#services/learning/questions/check/check.ts';
import { toSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';
import { createTopicSource } from '../topic-source.ts';
import type { BankQuestion } from './bank-question.ts';
import { findBankFaults, findRepeated } from './find-bank-faults.ts';
import { readBankTopic } from './read-bank-topic.ts';

type BankSubject = Exclude<keyof typeof topicsBySubject, 'math'>;

/** Questions of a topic for each band at least. Students draw from the topics of practice far more often than tutors from the others. */
const BAND_QUESTIONS_MIN = { practice: 12, others: 8 };
/** Smallest and largest share of a subject's questions whose answer is at one place once the options are shuffled. */
const PLACE_SHARE = { min: 0.15, max: 0.35 };

/** Each question is shuffled this often, so that the shares do not depend on chance. */
const SHUFFLES = 10;

/** What is wrong with the whole bank, in sentences: each topic has one file without faults, and no place is favored. */
export async function findAllBankFaults(random: () => number): Promise<string[]> {
  const subjects: readonly BankSubject[] = questionSubject.exclude(['math']).options;
  const faults = await Promise.all(subjects.map((subject) => findSubjectFaults(subject, random)));
  return faults.flat();
}

async function findSubjectFaults(subject: BankSubject, random: () => number): Promise<string[]> {
  const names = topicsBySubject[subject].map(({ name }) => name);
  const expected = names.map((name) => `${toSlug(name)}.json`);
  const found = await readdir(join(import.meta.dirname, 'topics', subject));
  const least = BAND_QUESTIONS_MIN[practiceSubject.safeParse(subject).success ? 'practice' : 'others'];
  const faults = found.filter((file) => !expected.includes(file)).map((file) => `${subject}/${file} is no topic`);
  const all: BankQuestion[] = [];
  for (const name of names) {
    const questions = await readBankTopic(subject, name);
    faults.push(...findBankFaults(questions, least).map((fault) => `${subject}/${toSlug(name)}: ${fault}`));
    all.push(...questions);
  }
  faults.push(...findRepeated(all, 'text', ({ text }) => normalizeQuestionText(text)));
  return [...faults, ...(await findPlaceFaults(subject, names, random))];
}

/** Draws the questions of the subject as a student would get them, and counts the places of the answers. */
async function findPlaceFaults(subject: BankSubject, names: readonly string[], random: () => number) {
  const source = createTopicSource(random);
  const places = [0, 0, 0, 0];
  for (const topic of Array.from({ length: SHUFFLES }, () => names).flat())
    for (const { correctAnswer } of await source.questions({ subject, topic, grade: 6, count: 1_000 }))
      places[correctAnswer] = (places[correctAnswer] ?? 0) + 1;
  const all = places.reduce((sum, count) => sum + count, 0);
  return places.flatMap((count, place) =>
    count / all < PLACE_SHARE.min || count / all > PLACE_SHARE.max
      ? [`${subject}: ${count} of ${all} shuffled answers are at place ${'ABCD'[place]}`]
      : [],
  );
}
