/** Decides what happens to the demo centre's homework on one day. The functions are pure. */
import { type DemoStudent, demoStudents } from '../centre/people.ts';
import { repeatableRandom } from '../centre/repeatable-random.ts';
import type { DemoAssignment } from './assignment.ts';
import { englishAssignments } from './english.ts';
import { mathsAssignments } from './maths.ts';
import { scienceAssignments } from './science.ts';

/** Chooses a demo student's answers to an assignment and the grade that their tutor gives. */
interface DemoAnswers {
  /** In the order of the questions. Each is the index of an option, or a text. */
  readonly answers: readonly (number | string)[];
  /** The tutor's grade, 0 to 100. */
  readonly grade: number;
}

const OTHER_OPTION = 2;

/** The share of questions that a student can answer, from 0.6 to 0.98. */
const knowledgeOf = (student: number): number => 0.6 + 0.38 * repeatableRandom(student, 0);

/** Chooses the answers. `student` and `assignment` are indexes in their lists. */
const chooseDemoAnswers = ({ questions }: DemoAssignment, assignment: number, student: number): DemoAnswers => {
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

const assignments: readonly DemoAssignment[] = [...mathsAssignments, ...englishAssignments, ...scienceAssignments];

export type HomeworkStep = { readonly at: string; readonly assignment: DemoAssignment } & (
  | { readonly type: 'set'; readonly students: readonly DemoStudent[] }
  | { readonly type: 'delete' }
  | { readonly type: 'hand-in'; readonly student: DemoStudent; readonly answers: readonly (number | string)[] }
  | { readonly type: 'grade'; readonly student: DemoStudent; readonly grade: number; readonly feedback: string }
  | { readonly type: 'correct'; readonly student: DemoStudent; readonly grade: number; readonly reason: string }
);

const WEEK = 7;
/** Number of days after which a tutor grades a submission. */
const REVIEW = 3;
const GOOD = 80;
const LEFT_WHEN = 30;

/**
 * The students of the assignment's groups who were enrolled when it was created. `days` is the number of the last day.
 */
const findAssignees = ({ groups, set }: DemoAssignment, days: number): DemoStudent[] =>
  demoStudents.filter(
    ({ group, joins, story }) =>
      groups.includes(group) && joins * WEEK <= days - set && (story !== 'left' || set > LEFT_WHEN),
  );

/** A random number from 0 to 1. */
const randomOf = (assignment: DemoAssignment, student: DemoStudent): number =>
  repeatableRandom(...indexesOf(assignment, student));

const indexesOf = (assignment: DemoAssignment, student: DemoStudent): [assignment: number, student: number] => [
  assignments.indexOf(assignment),
  demoStudents.indexOf(student),
];

/** The day on which a student submits, counted back from the last day; undefined when the student does not submit. */
const chooseSubmissionDay = (assignment: DemoAssignment, student: DemoStudent): number | undefined => {
  const { set, due = set - WEEK, gradingType, handedIn, deleted } = assignment;
  const fixed = handedIn?.[student.name];
  if (fixed !== undefined) return fixed;
  const random = randomOf(assignment, student);
  if (deleted || random > 0.92) return undefined;
  const late = random > 0.8 && assignment.due !== undefined;
  const day = late ? due - 1 - (Math.floor(random * 1_000) % 2) : set - 1 - (Math.floor(random * 1_000) % (set - due));
  // Submissions that a tutor has not graded yet come only from named students.
  const soonest = gradingType === 'auto-graded' ? 1 : 1 + REVIEW;
  return day >= soonest && !(student.story === 'left' && day <= LEFT_WHEN) ? day : undefined;
};

const createStudentSteps = (assignment: DemoAssignment, student: DemoStudent, daysLeft: number): HomeworkStep[] => {
  const { feedback, corrected } = assignment;
  const handedIn = chooseSubmissionDay(assignment, student);
  if (handedIn === undefined) return [];
  const { answers, grade } = chooseDemoAnswers(assignment, ...indexesOf(assignment, student));
  const common = { assignment, student };
  if (handedIn === daysLeft)
    return [{ ...common, type: 'hand-in', at: eveningOf(randomOf(assignment, student)), answers }];
  const mistake = corrected?.student === student.name ? corrected : undefined;
  if (feedback && handedIn - REVIEW === daysLeft) {
    const first = grade - (mistake?.points ?? 0);
    const text = first >= GOOD ? feedback.good : feedback.fair;
    return [{ ...common, type: 'grade', at: '20:40', grade: first, feedback: text }];
  }
  if (mistake?.on !== daysLeft) return [];
  return [{ ...common, type: 'correct', at: '20:55', grade, reason: mistake.reason }];
};

/** A time between 17:00 and 20:30. */
const eveningOf = (random: number): string => {
  const minutes = Math.floor(random * 10_000) % 210;
  return `${17 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

/** The steps of one day. It is `daysLeft` days before the last and `days` days after the first. */
export const createHomeworkSteps = (daysLeft: number, days: number): HomeworkStep[] =>
  assignments.flatMap((assignment): HomeworkStep[] => {
    const { set, deleted } = assignment;
    if (set < daysLeft) return [];
    const assignees = findAssignees(assignment, days);
    if (set > daysLeft) return assignees.flatMap((student) => createStudentSteps(assignment, student, daysLeft));
    const created: HomeworkStep = { type: 'set', at: '16:50', assignment, students: assignees };
    return deleted ? [created, { type: 'delete', at: '17:50', assignment }] : [created];
  });
