/** The commands on one homework. The command brings the ids of new questions. */
import type { GradingType, RegradingChoice } from '../../values/shapes.ts';
import type { HomeworkQuestion } from './events.ts';

type Unversioned<Q> = Q extends unknown ? Omit<Q, 'version'> : never;
/** A question in a form, without its version. The decider compares it with the recorded question to find its version. */
export type FormQuestion = Unversioned<HomeworkQuestion>;

/** What a tutor enters in the homework form, without the assigned students. */
export interface HomeworkFormContent {
  readonly title: string;
  readonly gradingType: GradingType;
  readonly dueDate?: string | undefined;
  readonly keysShown: boolean;
  readonly questions: readonly FormQuestion[];
  /** Id of the tutor who saves the form. */
  readonly editor: string;
}

export type HomeworkCommand =
  | { type: 'CreateHomework'; form: HomeworkFormContent; students: readonly string[] }
  | ReviseHomeworkCommand
  /** `students` is the complete set of students who should have the homework. */
  | { type: 'AssignHomework'; students: readonly string[] }
  | { type: 'DeleteHomework' }
  | { type: 'RestoreHomework' };

/** A command that saves the content and the assigned students together. */
export interface ReviseHomeworkCommand {
  type: 'ReviseHomework';
  form: HomeworkFormContent;
  /** Ids of the new questions in `form.questions`. */
  newQuestions: readonly string[];
  students: readonly string[];
  /** Ids of questions with submitted answers. A change of their options or keys needs `regrading`. */
  answered: readonly string[];
  regrading?: RegradingChoice | undefined;
}

export type HomeworkRefusal = 'homework-unknown' | 'question-unknown' | 'regrading-needed';
