/** The rules of one submission: a student submits once, and each grade records how it came about. */
import type { DecisionContext } from '../../core/centre/decision-context.ts';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import type { HomeworkQuestion } from '../homework/events.ts';
import type { HomeworkState } from '../homework/homework-decider.ts';
import type { OptionIdsByQuestionVersion } from '../homework/options.ts';
import type { HomeworkAnswer, SubmissionEvent } from './events.ts';
import { type AnsweredQuestions, findChosenOption, scoreSubmission, toChosenOptions } from './score-submission.ts';
import { toSubmissionStream } from './submission-stream.ts';

export interface SubmissionState extends AnsweredQuestions {
  readonly status: 'none' | 'submitted' | 'graded';
  readonly grade: number | undefined;
  readonly feedback: string | undefined;
  /** Whether the server made the grade. The server never regrades a tutor's grade. */
  readonly auto: boolean;
  /** Content version of the homework that decided the present grade. */
  readonly gradedBy: number;
  /** Ids of the questions that counted as correct for everybody in that grade. */
  readonly credited: readonly string[];
  /** Whether a tutor entered the answers from paper. */
  readonly onPaper: boolean;
  readonly version: number;
}

/** An answer as a student gives it, which names an option by its index. */
type GivenAnswer = Omit<HomeworkAnswer, 'option'>;

export type SubmissionCommand =
  | {
      type: 'SubmitHomework';
      homeworkId: string;
      studentId: string;
      answers: readonly GivenAnswer[];
      /** The content version that the student's form showed. */
      seen: number;
      /** The present state of the homework. */
      homework: HomeworkState;
      /** True for answers that a tutor enters from paper, where questions may be left blank. */
      onPaper?: boolean;
    }
  | { type: 'GradeSubmission'; grade: number; feedback?: string | undefined }
  | { type: 'CorrectGrade'; grade: number; feedback?: string | undefined; reason: string }
  | {
      type: 'CorrectPaperAnswers';
      /** All answers of the paper, also those that were entered rightly. */
      answers: readonly GivenAnswer[];
      /** The present state of the homework, whose keys decide the grade. */
      homework: HomeworkState;
      reason: string;
    }
  | {
      type: 'RegradeSubmission';
      how: 'regrade' | 'credit';
      questions: readonly HomeworkQuestion[];
      contentVersion: number;
      /** Of every version of the homework's questions. */
      optionIds: OptionIdsByQuestionVersion;
      /** Ids of questions that count as correct for everybody. */
      credited: readonly string[];
    };

export type SubmissionRefusal =
  | 'homework-unknown'
  | 'homework-changed'
  | 'already-submitted'
  | 'incomplete-submission'
  | 'answers-unknown'
  | 'not-submitted'
  | 'already-graded'
  | 'not-graded'
  | 'not-on-paper';

const initialState: SubmissionState = {
  status: 'none',
  answers: [],
  questions: [],
  grade: undefined,
  feedback: undefined,
  auto: false,
  gradedBy: 0,
  credited: [],
  onPaper: false,
  version: 0,
};

type Command<Type extends SubmissionCommand['type']> = Extract<SubmissionCommand, { type: Type }>;
type SubmissionContext = Pick<DecisionContext, 'today'>;
type Decision = SubmissionEvent[] | SubmissionRefusal;

/** The answer with the id of its option in place of the index. */
const toRecordedAnswer = (answer: GivenAnswer, asked: HomeworkQuestion | undefined): HomeworkAnswer => {
  const { question, text } = answer;
  const option = asked?.type === 'multiple-choice' ? findChosenOption(answer, asked.optionIds) : undefined;
  return { question, ...(option !== undefined && { option }), ...(text !== undefined && { text }) };
};

/** Option A, with index 0, is an answer; a blank text is none. */
const isAnswered = (question: HomeworkQuestion, answer: GivenAnswer | undefined): boolean =>
  question.type === 'multiple-choice' ? answer?.choice !== undefined : Boolean(answer?.text?.trim());

const isAnswerTypeValid = (question: HomeworkQuestion | undefined, { choice, text }: GivenAnswer): boolean =>
  question !== undefined && (question.type === 'multiple-choice' ? text === undefined : choice === undefined);

const submitHomework = (command: Command<'SubmitHomework'>, { today }: SubmissionContext): Decision => {
  const { homework, homeworkId, studentId, seen, onPaper = false } = command;
  const { content, contentVersion } = homework;
  if (homework.status !== 'current' || !content || !homework.students.has(studentId)) return 'homework-unknown';
  if (seen !== contentVersion) return 'homework-changed';
  const byId = new Map(content.questions.map((question) => [question.id, question]));
  const given = new Map(command.answers.map((answer) => [answer.question, answer]));
  if (given.size !== command.answers.length) return 'answers-unknown';
  if (!command.answers.every((answer) => isAnswerTypeValid(byId.get(answer.question), answer)))
    return 'answers-unknown';
  if (!onPaper && !content.questions.every((question) => isAnswered(question, given.get(question.id))))
    return 'incomplete-submission';
  const auto = content.gradingType === 'auto-graded';
  const answers = command.answers.map((answer) => toRecordedAnswer(answer, byId.get(answer.question)));
  const questions = content.questions.map(({ id, version }) => ({ id, version }));
  return [
    {
      type: 'HomeworkSubmitted',
      data: {
        homework: homeworkId,
        student: studentId,
        contentVersion,
        questions,
        answers,
        late: content.dueDate !== undefined && today > content.dueDate,
        ...(auto && scoreSubmission(content.questions, toChosenOptions({ answers, questions }, homework.optionIds))),
        ...(onPaper && { onPaper }),
      },
    },
  ];
};

/** Writes nothing when the grade and the feedback stay the same. */
const correctGrade = (state: SubmissionState, { grade, feedback, reason }: Command<'CorrectGrade'>): Decision => {
  if (state.grade === undefined) return 'not-graded';
  const after = feedback === undefined ? state.feedback : feedback;
  if (grade === state.grade && (after ?? '') === (state.feedback ?? '')) return [];
  return [{ type: 'GradeCorrected', data: { from: state.grade, grade, ...(after && { feedback: after }), reason } }];
};

/** Writes nothing when the answers stay the same. Questions that counted as correct for everybody still do. */
const correctPaperAnswers = (state: SubmissionState, command: Command<'CorrectPaperAnswers'>): Decision => {
  const { feedback, credited, grade: from } = state;
  const { content, contentVersion, status } = command.homework;
  if (!state.onPaper) return 'not-on-paper';
  if (from === undefined) return 'not-graded';
  if (status !== 'current' || !content) return 'homework-unknown';
  const byId = new Map(content.questions.map((question) => [question.id, question]));
  const answers = command.answers.flatMap((answer) => {
    const { question, option } = toRecordedAnswer(answer, byId.get(answer.question));
    return option === undefined ? [] : [{ question, option }];
  });
  const chosen = new Map(answers.map(({ question, option }) => [question, option]));
  if (answers.length < command.answers.length || chosen.size < answers.length) return 'answers-unknown';
  const before = toChosenOptions(state, command.homework.optionIds);
  if (before.size === chosen.size && answers.every(({ question, option }) => before.get(question) === option))
    return [];
  const { correct, grade } = scoreSubmission(content.questions, chosen, new Set(credited));
  const paperAnswers = { answers, correct, contentVersion, ...(credited.length > 0 && { credited: [...credited] }) };
  return [
    {
      type: 'GradeCorrected',
      data: { from, grade, ...(feedback && { feedback }), reason: command.reason, paperAnswers },
    },
  ];
};

/** Regrades auto-graded work once for each content version. Ungraded work waits for a tutor, who sees the new content. */
const regradeSubmission = (state: SubmissionState, command: Command<'RegradeSubmission'>): Decision => {
  const { how, questions, contentVersion, credited, optionIds } = command;
  if (state.grade === undefined || !state.auto || state.gradedBy >= contentVersion) return [];
  const score = scoreSubmission(questions, toChosenOptions(state, optionIds), new Set(credited));
  const counted = questions.map(({ id }) => id).filter((id) => credited.includes(id));
  return [
    {
      type: 'SubmissionRegraded',
      data: { from: state.grade, ...score, how, contentVersion, ...(counted.length > 0 && { credited: counted }) },
    },
  ];
};

const decideForSubmitted = (state: SubmissionState, command: SubmissionCommand): Decision => {
  switch (command.type) {
    case 'SubmitHomework':
      return 'already-submitted';
    case 'GradeSubmission': {
      const { grade, feedback } = command;
      if (state.status === 'graded') return 'already-graded';
      return [{ type: 'SubmissionGraded', data: { grade, ...(feedback && { feedback }) } }];
    }
    case 'CorrectGrade':
      return correctGrade(state, command);
    case 'CorrectPaperAnswers':
      return correctPaperAnswers(state, command);
    case 'RegradeSubmission':
      return regradeSubmission(state, command);
  }
};

const decide = (state: SubmissionState, command: SubmissionCommand, context: SubmissionContext): Decision => {
  if (state.status !== 'none') return decideForSubmitted(state, command);
  return command.type === 'SubmitHomework' ? submitHomework(command, context) : 'not-submitted';
};

const applyEvent = (
  state: SubmissionState,
  event: RecordedEvent<SubmissionEvent>,
): Omit<SubmissionState, 'version'> => {
  switch (event.type) {
    case 'HomeworkSubmitted': {
      const { answers, questions, grade, contentVersion, onPaper = false } = event.data;
      const auto = grade !== undefined;
      return {
        ...state,
        status: auto ? 'graded' : 'submitted',
        answers,
        questions,
        grade,
        auto,
        gradedBy: contentVersion,
        onPaper,
      };
    }
    case 'SubmissionGraded':
    case 'GradeCorrected': {
      const { grade, feedback } = event.data;
      if (event.type === 'GradeCorrected' && event.data.paperAnswers) {
        const { answers, contentVersion: gradedBy } = event.data.paperAnswers;
        // The keys still decide the grade, unless a tutor had decided before.
        return { ...state, grade, feedback, answers, gradedBy };
      }
      return { ...state, status: 'graded', grade, feedback, auto: false };
    }
    case 'SubmissionRegraded':
      return {
        ...state,
        ...{ grade: event.data.grade, gradedBy: event.data.contentVersion, credited: event.data.credited ?? [] },
      };
  }
};

export const submissionDecider: Decider<
  SubmissionState,
  SubmissionCommand,
  SubmissionEvent,
  SubmissionRefusal,
  SubmissionContext
> = {
  initial: initialState,
  decide,
  evolve: (state, event) => ({ ...applyEvent(state, event), version: event.version }),
};

const changes: Readonly<Record<SubmissionEvent['type'], string>> = {
  HomeworkSubmitted: 'submitted this',
  SubmissionGraded: 'graded this submission',
  GradeCorrected: 'corrected the grade of this submission',
  SubmissionRegraded: 'regraded this submission',
};

export const submissionAggregate = defineAggregate(submissionDecider, {
  /** `id` is that of the homework. */
  toStream: ({ id, studentId }: { readonly id: string; readonly studentId: string }) =>
    toSubmissionStream(id, studentId),
  toPerson: ({ studentId }) => studentId,
  usesRules: false,
  staleVersion: {
    describeChange: (type) => changes[type],
    gone: { refusal: 'not-submitted' },
    none: 'not-submitted',
    unknownActor: 'Another tutor',
  },
});
