/** The gate that every generated question passes before anybody sees it, whatever its source. */

import { toQuestionKey } from '#contracts/question-key.ts';
import { practiceQuestion } from '#events/learning/practice/events.ts';
import type { QuestionCheck } from '#events/values/shapes.ts';
import type { DraftQuestion, GeneratedQuestion } from '#services/core/use-case/question-source.ts';
import {
  areEqualNumbers,
  findWrongEquations,
  listStatedResults,
  parseNumber,
  solveBareQuestion,
} from './arithmetic.ts';

export interface CheckedQuestions {
  readonly accepted: readonly GeneratedQuestion[];
  /** For each question that is left out, the check that it did not pass. */
  readonly rejected: readonly QuestionCheck[];
}

/** Markup, links, and characters that control a terminal or the direction of text, or that nobody sees. */
const unsafeText =
  /<[a-z/!?]|&#?\w+;|[`\\]|\]\(|\*\*|\b__[a-z]+__\b|\$\$|https?:|www\.|(?:javascript|vbscript|mailto):|[a-z0-9-]\.(?:com|org|net|io|xyz)\b|[\p{Cf}\p{Co}\p{Cn}\p{Cs}]|[^\n\P{Cc}]/iu;
const optionAboutOptions =
  /\b(?:all|none|both|neither) of (?:the|these|them)\b|^(?:all|none)$|^both [a-d] and [a-d]\b/i;
/** Options are shuffled, so an explanation must not name one by its place. */
const namedByPlace = /\b(?:option|choice|answer) \(?[a-d1-4]\)?(?![\w.,]\d|\w)/i;
const statedAnswer = /\banswer is:? [“"']?(.+?)[”"']?(?:[.,;!]+[”"']?(?=\s|$)|$)/giu;

/** Checks each question, and leaves out those that repeat another one. `taken` are keys of further questions. */
export function checkQuestions(drafts: readonly unknown[], taken: Iterable<string> = []): CheckedQuestions {
  const keys = new Set([...taken].map(normalizeQuestionText));
  const accepted: GeneratedQuestion[] = [];
  const rejected: QuestionCheck[] = [];
  for (const draft of drafts) {
    const checked = checkQuestion(draft);
    if (typeof checked === 'string') rejected.push(checked);
    else if (keys.has(toNormalizedKey(checked))) rejected.push('repeated');
    else {
      keys.add(toNormalizedKey(checked));
      accepted.push(checked);
    }
  }
  return { accepted, rejected };
}

/** Returns the question with trimmed texts and its key as an index, or why it is left out. */
export function checkQuestion(draft: unknown): GeneratedQuestion | QuestionCheck {
  const question = toTrimmedQuestion(draft);
  if (!question) return 'shape';
  const { text, options, explanation } = question;
  if ([text, ...options, explanation ?? ''].some((each) => unsafeText.test(each))) return 'unsafe-text';
  if (new Set(options.map(toOptionKey)).size < options.length) return 'equal-options';
  if (options.some((option) => optionAboutOptions.test(option))) return 'option-about-options';
  const correctAnswer = findKey(question);
  if (correctAnswer === undefined) return 'key';
  const { substitute: _, ...recorded } = question;
  if (!practiceQuestion.safeParse({ ...recorded, correctAnswer }).success) return 'shape';
  if (hasWrongCalculation({ ...question, correctAnswer })) return 'wrong-calculation';
  return contradictsKey({ ...question, correctAnswer }) ? 'explanation' : { ...question, correctAnswer };
}

/** Undefined if the draft is no question at all, or one of its texts is blank. */
function toTrimmedQuestion(draft: unknown): DraftQuestion | undefined {
  const { text, options, explanation, ...others } = (draft ?? {}) as Partial<DraftQuestion>;
  if (typeof text !== 'string' || !Array.isArray(options)) return undefined;
  const texts: unknown[] = [text, ...options, ...(explanation === undefined ? [] : [explanation])];
  if (!texts.every((each) => typeof each === 'string' && each.trim() !== '')) return undefined;
  const trimmed = { text: text.trim(), options: options.map((each: string) => each.trim()) };
  return {
    ...(others as DraftQuestion),
    ...trimmed,
    ...(explanation !== undefined && { explanation: explanation.trim() }),
  };
}

/** The index of the key, which a source may also name by its letter or its text. */
function findKey({ options, correctAnswer: key }: DraftQuestion): number | undefined {
  if (typeof key === 'number') return Number.isInteger(key) && key in options ? key : undefined;
  if (typeof key !== 'string') return undefined;
  const byText = options.map(toOptionKey).indexOf(toOptionKey(key));
  const byLetter = /^[a-d]$/i.test(key.trim()) ? 'abcd'.indexOf(key.trim().toLowerCase()) : -1;
  const found = byText === -1 ? byLetter : byText;
  return found in options ? found : undefined;
}

/** True if an equation of the text or explanation is wrong, or the key is not the only option with the result asked for. */
function hasWrongCalculation({ text, options, correctAnswer, explanation = '' }: GeneratedQuestion): boolean {
  if ([text, explanation].some((each) => findWrongEquations(each).length > 0)) return true;
  const result = solveBareQuestion(text);
  const values = options.map(parseNumber);
  // A key that is no plain number, such as “5 R 3”, cannot be recomputed.
  if (result === undefined || values[correctAnswer] === undefined) return false;
  return values.some((value, at) => value !== undefined && areEqualNumbers(value, result) !== (at === correctAnswer));
}

/** True if the explanation names an option by its place, or gives another option as the answer. */
function contradictsKey({ options, correctAnswer, explanation = '' }: GeneratedQuestion): boolean {
  if (namedByPlace.test(explanation)) return true;
  const others = options.filter((_, at) => at !== correctAnswer).map(normalizeQuestionText);
  const stated = [...explanation.matchAll(statedAnswer)].map(([, answer = '']) => normalizeQuestionText(answer));
  if (stated.some((answer) => answer !== '' && others.includes(answer))) return true;
  const key = parseNumber(options[correctAnswer] ?? '');
  const results = listStatedResults(explanation);
  const last = results.at(-1);
  if (key === undefined || last === undefined || explanation.includes(options[correctAnswer] as string)) return false;
  return options.some((option, at) => at !== correctAnswer && areEqualNumbers(parseNumber(option) ?? Number.NaN, last));
}

const toNormalizedKey = (question: GeneratedQuestion): string => normalizeQuestionText(toQuestionKey(question));

/** Options of punctuation and spelling differ only in marks and capitals, so these count. */
const toOptionKey = (option: string): string => option.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Letters, digits and signs in lower case, so that two spellings of one text are equal. */
export const normalizeQuestionText = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}%$+−×÷=<>_/.,^√]+/gu) ?? []
  )
    .join(' ')
    .replace(/[.,]+(?= |$)/g, '');
