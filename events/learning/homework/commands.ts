/** The commands on one homework. The command brings the ids of new questions. */
import type { GradingType, RegradingChoice } from '../../values/shapes.ts';
import type { HomeworkQuestion } from './events.ts';

type Without<Q, Key extends string> = Q extends unknown ? Omit<Q, Key> : never;
/** A question with the ids of its options, without its version. */
export type IdentifiedQuestion = Without<HomeworkQuestion, 'version'>;
/** A question in a form. It is compared with the recorded question to find the ids of its options and its version. */
export type FormQuestion = Without<IdentifiedQuestion, 'optionIds'>;

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
  /** Assigns it to one more student, whatever other students it is assigned to at the same time. */
  | { type: 'AddStudent'; student: string }
  | { type: 'DeleteHomework' }
  | { type: 'RestoreHomework' }
  /** Changes nothing if `from` is not responsible for it any more. */
  | { type: 'HandOverHomework'; from: string; to: string };

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
  /** Ids of options in whose places the form has other options, not the same ones in other words. */
  replacedOptions?: readonly string[];
}

export type HomeworkRefusal = 'homework-unknown' | 'question-unknown' | 'regrading-needed' | 'too-many-assigned';
