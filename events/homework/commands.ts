/** The commands on one homework. The command brings the ids of new questions. */
import type { GradingType, RegradingChoice } from '../values/shapes.ts';
import type { HomeworkQuestion } from './events.ts';

type Unversioned<Q> = Q extends unknown ? Omit<Q, 'version'> : never;
/** A question in a form, without its version. The decider compares it with the recorded question to find its version. */
export type FormQuestion = Unversioned<HomeworkQuestion>;

/** The content of the homework form. */
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
  /** `students` is the complete set of students who should have the homework. */
  | { type: 'AssignHomework'; students: readonly string[] }
  | { type: 'DeleteHomework' }
  | { type: 'RestoreHomework' };

/** Saves the content and the assigned students together. */
export interface ReviseHomework {
  type: 'ReviseHomework';
  form: HomeworkForm;
  /** Ids of the new questions in `form.questions`. */
  newQuestions: readonly string[];
  students: readonly string[];
  /** Ids of questions with submitted answers. A change of their options or keys needs `regrading`. */
  answered: readonly string[];
  regrading?: RegradingChoice | undefined;
}

export type HomeworkRefusal = 'homework-unknown' | 'question-unknown' | 'regrading-needed';
