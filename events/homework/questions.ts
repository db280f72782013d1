/** What an edit makes of the questions: those that stay keep their ids, those that changed get their next version. */
import type { FormQuestion } from './commands.ts';
import type { Question } from './events.ts';

const saying = ({ type, text, imageUrl, ...rest }: FormQuestion): string => {
  const { options = [], correctAnswer = null } = rest as { options?: readonly string[]; correctAnswer?: number };
  return JSON.stringify([type, text, imageUrl ?? null, options, correctAnswer]);
};

/** What a grade hangs on: the kind of question, its options and its key. */
const gradedBy = (question: FormQuestion): string => saying({ ...question, text: '', imageUrl: undefined });

const sameQuestion = (one: FormQuestion, other: FormQuestion): boolean => saying(one) === saying(other);

/** The questions of a form with their versions: 1 where a question is new, the next where it says something else. */
export const assignQuestionVersions = (
  asked: readonly FormQuestion[],
  latest: ReadonlyMap<string, Question>,
): Question[] =>
  asked.map((question) => {
    const before = latest.get(question.id);
    if (before === undefined) return { ...question, version: 1 } as Question;
    return { ...question, version: sameQuestion(question, before) ? before.version : before.version + 1 } as Question;
  });

/** Whether an edit touches what the grades of submitted answers hang on: a changed, dropped or added question. */
export const hasGradeChanges = (
  before: readonly FormQuestion[],
  after: readonly FormQuestion[],
  answered: ReadonlySet<string>,
): boolean => {
  if (answered.size === 0) return false;
  const now = new Map(after.map((question) => [question.id, gradedBy(question)]));
  const changed = before.some((question) => answered.has(question.id) && now.get(question.id) !== gradedBy(question));
  // the grade is a share of all questions
  return changed || after.length !== before.length;
};

/** Whether an edit would touch grades if every question had been answered. Only then is it of interest who answered. */
export const hasKeyChanges = (before: readonly FormQuestion[], after: readonly FormQuestion[]): boolean =>
  hasGradeChanges(before, after, new Set(before.map(({ id }) => id)));

/** What is credited to everybody after an edit: credit stays with a question until the question changes once more. */
export const listCreditedQuestions = (
  how: 'regrade' | 'credit',
  credited: readonly string[],
  touched: readonly string[],
): string[] => {
  const kept = credited.filter((id) => !touched.includes(id));
  return how === 'credit' ? [...kept, ...touched] : kept;
};

/** The questions of an edit that stood otherwise before, or not at all, as far as grades hang on it. */
export const findChangedQuestions = (before: readonly FormQuestion[], after: readonly FormQuestion[]): string[] => {
  const stood = new Map(before.map((question) => [question.id, gradedBy(question)]));
  return after.filter((question) => stood.get(question.id) !== gradedBy(question)).map(({ id }) => id);
};
