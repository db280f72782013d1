import type { AssignedPracticeRow } from '#contracts/assigned-practice.ts';

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
