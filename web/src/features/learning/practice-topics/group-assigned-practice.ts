import type { AssignedPracticeRow } from '#contracts/assigned-practice.ts';
import type { TopicMastery } from '#contracts/practice-mastery.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { practiceTopicsBySubject } from '../../../copy/practice-subjects.ts';

/** One topic that was assigned to one or several students for the same day. */
export interface AssignedTopic extends Pick<AssignedPracticeRow, 'subject' | 'grade' | 'topic' | 'due_on'> {
  readonly key: string;
  readonly open: readonly AssignedPracticeRow[];
  readonly done: readonly AssignedPracticeRow[];
}

/** Groups the rows by what was assigned, and keeps their order. */
export const groupAssignedPractice = (rows: readonly AssignedPracticeRow[]): AssignedTopic[] =>
  [...Map.groupBy(rows, toKey)].flatMap(([key, found]) => {
    const [first] = found;
    if (!first) return [];
    const { subject, grade, topic, due_on } = first;
    const open = found.filter(({ done_at }) => done_at === null);
    return { key, subject, grade, topic, due_on, open, done: found.filter((row) => !open.includes(row)) };
  });

const toKey = ({ subject, grade, topic, due_on }: AssignedPracticeRow) => `${subject} ${grade} ${topic} ${due_on}`;

/** In the order of the specification. Taken from the texts, because the schema would load all of zod. */
const subjects = Object.keys(practiceTopicsBySubject) as PracticeSubject[];

interface SubjectTopics {
  readonly subject: PracticeSubject;
  readonly topics: readonly TopicMastery[];
}

/** The topics of a grade by subject: those that are suggested, in their order, then others that were practised. */
export function listTopicsOfGrade(practised: readonly TopicMastery[], grade: number): SubjectTopics[] {
  const ofGrade = practised.filter((topic) => topic.grade === grade);
  return subjects.map((subject) => {
    const found = ofGrade.filter((topic) => topic.subject === subject);
    const suggested = practiceTopicsBySubject[subject].map(
      (name) => found.find(({ topic }) => topic === name) ?? createNewTopic(subject, grade, name),
    );
    return { subject, topics: [...suggested, ...found.filter((topic) => !suggested.includes(topic))] };
  });
}

const createNewTopic = (subject: PracticeSubject, grade: number, topic: string): TopicMastery => ({
  ...{ subject, grade, topic, answers: 0, correct: 0, state: 'new', last_day: null },
});
