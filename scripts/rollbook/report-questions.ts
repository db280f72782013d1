import { practiceSubject } from '#events/values/shapes.ts';
import { SEEN_OF_TOPIC } from '#services/learning/practice/plan-session.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { reportTopic, SIMULATED_SESSIONS } from '#services/learning/questions/facts/report-topic.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';

/** Prints for each topic and pair of grades how many different questions a child gets, and what comes back too soon. */
export async function reportQuestions({ subject }: { readonly subject?: keyof typeof topicsBySubject }): Promise<void> {
  const source = createQuestionSource();
  const subjects = practiceSubject.options.filter((each) => subject === undefined || each === subject);
  console.log(`One child practises each topic ${SIMULATED_SESSIONS} times in a row.\n`);
  console.log(`${'topic'.padEnd(40)}grades  different  back within ${SEEN_OF_TOPIC}  answer is the longest`);
  for (const each of subjects)
    for (const { name } of topicsBySubject[each])
      for (const { pair, different, repeats, longestRight } of await reportTopic(source, each, name))
        console.log(
          `${`${each}: ${name}`.padEnd(40)}${pair.padEnd(8)}${String(different).padStart(9)}` +
            `${String(repeats).padStart(17)}${`${(longestRight * 100).toFixed(0)}%`.padStart(23)}`,
        );
}
