/** Which students of a group know each topic. */
import type { GroupTopic } from '#contracts/practice-mastery.ts';
import { computeMastery, type PractisedSession } from './compute-mastery.ts';

interface SessionOfStudent extends PractisedSession {
  readonly student_id: string;
  readonly student_name: string;
}

/**
 * Groups the students by their mastery of each topic and grade. Topics that most students are learning come first. The
 * sessions of each student are in the order newest first, and the students in the order of their names.
 */
export function computeGroupMastery(sessions: readonly SessionOfStudent[]): GroupTopic[] {
  const topics = new Map<string, GroupTopic>();
  for (const [id, own] of Map.groupBy(sessions, ({ student_id }) => student_id)) {
    const student = { id, name: own[0]?.student_name ?? '' };
    for (const { subject, grade, topic, state } of computeMastery(own)) {
      const key = `${grade} ${subject} ${topic.toLowerCase()}`;
      const found = topics.get(key) ?? { subject, grade, topic, steady: [], learning: [] };
      topics.set(key, found);
      (state === 'steady' ? found.steady : found.learning).push(student);
    }
  }
  return [...topics.values()].toSorted(
    (one, other) => other.learning.length - one.learning.length || other.steady.length - one.steady.length,
  );
}
