/** Compares the questions of a homework before and after an edit. */
import type { QuestionProvenance } from '../../values/shapes.ts';
import type { FormQuestion, IdentifiedQuestion } from './commands.ts';
import type { HomeworkQuestion } from './events.ts';
import { identifyOptions, type OptionIdsByText } from './options.ts';

const toComparableText = (question: IdentifiedQuestion): string => {
  const { type, text, imageUrl = null } = question;
  const {
    options = [],
    optionIds = [],
    correctAnswer = null,
    figure = null,
  } = type === 'multiple-choice' ? question : {};
  return JSON.stringify([type, text, imageUrl, options, optionIds, correctAnswer, figure]);
};

/** The parts of a question that affect grades: its type, its options in any order and its answer key. */
const toGradingText = (question: IdentifiedQuestion): string =>
  JSON.stringify([toOptionsText(question), toKeyOptionId(question)]);

/** The options with their ids, in any order; equal for questions with the same options. */
export const toOptionsText = (question: IdentifiedQuestion): string =>
  JSON.stringify(
    question.type === 'multiple-choice'
      ? question.optionIds.map((id, at) => [id, question.options[at]]).toSorted()
      : [],
  );

/** The id of the correct option; undefined for an open answer. */
export const toKeyOptionId = (question: IdentifiedQuestion | undefined): string | undefined =>
  question?.type === 'multiple-choice' ? question.optionIds[question.correctAnswer] : undefined;

const isSameQuestion = (one: IdentifiedQuestion, other: IdentifiedQuestion): boolean =>
  toComparableText(one) === toComparableText(other);

/** What is known of the earlier versions of a homework's questions, by their ids. */
export interface EarlierQuestions {
  /** The newest version of every question that the homework ever had. */
  readonly latest: ReadonlyMap<string, HomeworkQuestion>;
  readonly optionIdsByText: ReadonlyMap<string, OptionIdsByText>;
}

/** Gives each option its id; see `identifyOptions`. */
export const identifyQuestions = (
  asked: readonly FormQuestion[],
  { latest, optionIdsByText }: EarlierQuestions,
  replacedOptions: readonly string[],
): IdentifiedQuestion[] =>
  asked.map((question) => {
    if (question.type === 'open-answer') return question;
    const before = latest.get(question.id);
    const earlier = before?.type === 'multiple-choice' ? before : undefined;
    const optionIds = identifyOptions(question, earlier, replacedOptions, optionIdsByText.get(question.id));
    return { ...question, optionIds };
  });

/**
 * Gives each question of a form its version: 1 for a new question, the next version for a changed one. A generated question
 * that was edited names the `editor` who saves the form.
 */
export const assignQuestionVersions = (
  asked: readonly IdentifiedQuestion[],
  latest: ReadonlyMap<string, HomeworkQuestion>,
  editor: string,
): HomeworkQuestion[] =>
  asked.map((question) => {
    const before = latest.get(question.id);
    const isSame = before !== undefined && isSameQuestion(question, before);
    const version = before === undefined ? 1 : isSame ? before.version : before.version + 1;
    // An open answer is a tutor's own question.
    if (question.type === 'open-answer') return { ...question, version };
    const { provenance: given, ...asked } = question;
    // A form cannot change where a recorded question comes from.
    const earlier = before === undefined ? given : findProvenance(before);
    const isEdited = before === undefined ? given?.edited : !isSame;
    const provenance = earlier && isEdited ? { ...earlier, edited: true, editor } : earlier;
    return { ...asked, version, ...(provenance && { provenance }) };
  });

/** Undefined for a question that was not generated. */
export const findProvenance = (question: HomeworkQuestion): QuestionProvenance | undefined =>
  question.type === 'multiple-choice' ? question.provenance : undefined;

/**
 * True if an edit affects grades of submitted work: it changes the key or options of a question in `answered`, or the number
 * of questions. False if `answered` is empty.
 */
export const isRegradingNeeded = (
  before: readonly IdentifiedQuestion[],
  after: readonly IdentifiedQuestion[],
  answered: ReadonlySet<string>,
): boolean => {
  if (answered.size === 0) return false;
  const now = new Map(after.map((question) => [question.id, toGradingText(question)]));
  const changed = before.some(
    (question) => answered.has(question.id) && now.get(question.id) !== toGradingText(question),
  );
  // The grade is a share of all questions, so it changes with their number.
  return changed || after.length !== before.length;
};

/** True if an edit would affect grades if every question had been answered. If not, the answers need not be loaded. */
export const hasGradingChanges = (
  before: readonly IdentifiedQuestion[],
  after: readonly IdentifiedQuestion[],
): boolean => isRegradingNeeded(before, after, new Set(before.map(({ id }) => id)));

/**
 * Ids of the questions that count as correct for everybody after an edit that touched some questions. A question keeps its
 * credit until it changes.
 */
export const listCreditedQuestionIds = (
  how: 'regrade' | 'credit',
  credited: readonly string[],
  touched: readonly string[],
): string[] => {
  const kept = credited.filter((id) => !touched.includes(id));
  return how === 'credit' ? [...kept, ...touched] : kept;
};

/** Ids of the questions after an edit that are new or differ in a part that affects grades. */
export const findQuestionIdsWithGradingChanges = (
  before: readonly IdentifiedQuestion[],
  after: readonly IdentifiedQuestion[],
): string[] => {
  const previous = new Map(before.map((question) => [question.id, toGradingText(question)]));
  return after.filter((question) => previous.get(question.id) !== toGradingText(question)).map(({ id }) => id);
};
