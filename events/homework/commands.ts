/** The commands on one homework. Ids of new questions come with the command. */
import type { GradingType, RegradingChoice } from '../values/shapes.ts';
import type { Question } from './events.ts';

type Unversioned<Q> = Q extends unknown ? Omit<Q, 'version'> : never;
/** A question as a form has it; what it says is compared with the version that stands. */
export type FormQuestion = Unversioned<Question>;

/** What a form of a homework holds. */
export interface HomeworkForm {
  readonly title: string;
  readonly gradingType: GradingType;
  readonly dueDate?: string | undefined;
  readonly keysShown: boolean;
  readonly questions: readonly FormQuestion[];
}

export type HomeworkCommand =
  | { type: 'CreateHomework'; form: HomeworkForm; students: readonly string[] }
  | ReviseHomework
  /** The whole set of students that it is to be assigned to. */
  | { type: 'AssignHomework'; students: readonly string[] }
  | { type: 'DeleteHomework' }
  | { type: 'RestoreHomework' };

/** Content and students in one save. */
export interface ReviseHomework {
  type: 'ReviseHomework';
  form: HomeworkForm;
  /** Ids in `form.questions` that are new in it. */
  newQuestions: readonly string[];
  students: readonly string[];
  /** Answers of these questions have been submitted: a change of their options or keys needs a choice. */
  answered: readonly string[];
  regrading?: RegradingChoice | undefined;
}

export type HomeworkRefusal = 'homework-unknown' | 'question-unknown' | 'regrading-needed';
