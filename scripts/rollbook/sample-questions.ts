import type { QuestionSubject } from '#events/values/shapes.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { listNearestTopicNames } from '#services/learning/questions/topics/find-topic.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';

interface SampleOptions {
  readonly subject: QuestionSubject;
  readonly grade: number;
  /** All topics of the subject if it is missing. */
  readonly topic?: string;
  readonly count: number;
}

/** Prints questions as a student may get them, with the answer marked. Exits with 1 if there are none for the topic. */
export async function sampleQuestions({ subject, grade, topic, count }: SampleOptions): Promise<void> {
  const topics = topic === undefined ? topicsBySubject[subject].map(({ name }) => name) : [topic];
  const source = createQuestionSource();
  let printed = 0;
  for (const [index, name] of topics.entries()) {
    const share = Math.ceil((count - printed) / (topics.length - index));
    const questions = await source.questions({ subject, grade, topic: name, count: share });
    if (questions.length > 0) console.log(`${name}, grade ${grade}\n`);
    for (const { text, options, correctAnswer, explanation, origin } of questions) {
      printed += 1;
      console.log(`${printed}. ${text}`);
      for (const [at, option] of options.entries())
        console.log(`   ${at === correctAnswer ? '✓' : ' '} ${'ABCD'[at]} ${option}`);
      console.log(`   ${explanation}${'id' in origin ? ` (${origin.id})` : ''}\n`);
    }
  }
  if (printed > 0) return;
  console.error(
    `There are no questions for this topic. Near topics: ${listNearestTopicNames(subject, topic ?? '').join(', ')}.`,
  );
  process.exitCode = 1;
}
