/** Chooses a demo student's answers to an assignment and the grade that their tutor gives. */
import { repeatableRandom } from '../centre/repeatable-random.ts';
import type { DemoAssignment } from './assignment.ts';

export interface DemoAnswers {
  /** In the order of the questions. Each is the index of an option, or a text. */
  readonly answers: readonly (number | string)[];
  /** The tutor's grade, 0 to 100. */
  readonly grade: number;
}

const OTHER_OPTION = 2;

/** The share of questions that a student can answer, from 0.6 to 0.98. */
const knowledgeOf = (student: number): number => 0.6 + 0.38 * repeatableRandom(student, 0);

/** Chooses the answers. `student` and `assignment` are indexes in their lists. */
export const chooseDemoAnswers = ({ questions }: DemoAssignment, assignment: number, student: number): DemoAnswers => {
  const chosen = questions.map((question, index) => {
    const sure = repeatableRandom(student + 40 * index, assignment) < knowledgeOf(student);
    if (question.type === 'open-answer') {
      const written = sure ? question.sure : question.unsure;
      const points = (sure ? 0.9 : 0.5) + 0.1 * repeatableRandom(student, assignment + index);
      return { answer: written[student % written.length] ?? '', points };
    }
    const { correct, options } = question;
    return { answer: sure ? correct : (correct + OTHER_OPTION) % options.length, points: sure ? 1 : 0 };
  });
  const points = chosen.reduce((sum, each) => sum + each.points, 0);
  return { answers: chosen.map(({ answer }) => answer), grade: Math.round((100 * points) / questions.length) };
};
