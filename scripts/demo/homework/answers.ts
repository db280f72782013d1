/** What a student of the demo centre answers, and what their tutor makes of it. */
import { repeatableRandom } from '../centre/repeatable-random.ts';
import type { DemoAssignment } from './assignment.ts';

export interface Answered {
  /** In the order of the questions: an option's index, or a text. */
  readonly answers: readonly (number | string)[];
  /** 0…100, as a tutor grades it. */
  readonly grade: number;
}

const OTHER_OPTION = 2;

/** From one who knows about six of ten to one who knows nearly all. */
const knowledgeOf = (student: number): number => 0.6 + 0.38 * repeatableRandom(student, 0);

/** `student` and `assignment` are places in their lists. */
export const answersOf = ({ questions }: DemoAssignment, assignment: number, student: number): Answered => {
  const given = questions.map((question, index) => {
    const sure = repeatableRandom(student + 40 * index, assignment) < knowledgeOf(student);
    if (question.type === 'open-answer') {
      const written = sure ? question.sure : question.unsure;
      const points = (sure ? 0.9 : 0.5) + 0.1 * repeatableRandom(student, assignment + index);
      return { answer: written[student % written.length] ?? '', points };
    }
    const { correct, options } = question;
    return { answer: sure ? correct : (correct + OTHER_OPTION) % options.length, points: sure ? 1 : 0 };
  });
  const points = given.reduce((sum, each) => sum + each.points, 0);
  return { answers: given.map(({ answer }) => answer), grade: Math.round((100 * points) / questions.length) };
};
