import { type BankQuestion, type Difficulty, difficulty, type GradeBand, gradeBand } from './bank-question.ts';

/** Questions that a topic has at least for each band. */
const BAND_QUESTIONS_MIN = 12;
/** Words in a sentence at most. */
const SENTENCE_WORDS_MAX: Readonly<Record<GradeBand, number>> = { '1-4': 15, '5-8': 22, '9-12': 30 };
/** Letters in a word at most, for the youngest. */
const FIRST_BAND_WORD_LETTERS_MAX = 13;
/** Largest share of a topic's questions whose answer is longer, or shorter, than every wrong option. */
const OUTSTANDING_ANSWERS_MAX = 0.4;

/** Markup, links, control characters, bidi and zero-width characters. */
const forbiddenText = /[<>`]|https?:|www\.|[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const forbiddenOption = /\b(all|none|both|neither) of (the|these|them)\b|^(all|none)$/i;
const calculation = /(?<![\d.,/])(\d+(?:\.\d+)?) ([+−×÷]) (\d+(?:\.\d+)?) = (\d+(?:\.\d+)?)(?![\d/]|[.,]\d)/gu;

/** Letters and digits in lower case, so that two spellings of one text are equal. */
export const normalizeQuestionText = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}%$+−×÷=<>]+/gu) ?? []
  ).join(' ');

/** What is wrong with the questions of one topic, in sentences that name the question. */
export function findBankFaults(questions: readonly BankQuestion[]): string[] {
  return [...questions.flatMap(findQuestionFaults), ...findTopicFaults(questions)];
}

function findTopicFaults(questions: readonly BankQuestion[]): string[] {
  const faults = [...findRepeated(questions, 'id', ({ id }) => id)];
  faults.push(...findRepeated(questions, 'text', ({ text }) => normalizeQuestionText(text)));
  for (const band of gradeBand.options) {
    const ofBand = questions.filter(({ grades }) => grades === band);
    if (ofBand.length < BAND_QUESTIONS_MIN) faults.push(`only ${ofBand.length} questions for grades ${band}`);
    const missing = difficulty.options.filter((level) => !ofBand.some((question) => question.difficulty === level));
    faults.push(...missing.map((level: Difficulty) => `no ${level} question for grades ${band}`));
  }
  const share = (stands: (answer: number, others: number[]) => boolean) =>
    questions.filter(({ answer, distractors }) =>
      stands(
        answer.length,
        distractors.map(({ length }) => length),
      ),
    ).length / questions.length;
  if (share((answer, others) => answer > Math.max(...others)) > OUTSTANDING_ANSWERS_MAX)
    faults.push('the answer is the longest option too often');
  if (share((answer, others) => answer < Math.min(...others)) > OUTSTANDING_ANSWERS_MAX)
    faults.push('the answer is the shortest option too often');
  return faults;
}

/** Finds questions whose key another question of the list has too. */
export function findRepeated<Question extends { readonly id: string }>(
  questions: readonly Question[],
  what: string,
  toKey: (question: Question) => string,
): string[] {
  const first = new Map<string, string>();
  return questions.flatMap((question) => {
    const key = toKey(question);
    const other = first.get(key);
    if (other === undefined) first.set(key, question.id);
    return other === undefined ? [] : [`${question.id} has the ${what} of ${other}`];
  });
}

function findQuestionFaults(question: BankQuestion): string[] {
  const { id, grades, text, answer, distractors, explanation } = question;
  const options = [answer, ...distractors];
  const texts = [text, ...options, explanation];
  const faults: string[] = [];
  if (texts.some((each) => each.trim() !== each || each === '')) faults.push('has an empty text or spaces around one');
  if (texts.some((each) => forbiddenText.test(each))) faults.push('contains markup, a link or an invisible character');
  if (options.some((each) => forbiddenOption.test(each))) faults.push('has an option about the other options');
  if (new Set(options.map(toOptionKey)).size < options.length) faults.push('has two equal options');
  const longest = Math.max(...[text, explanation].flatMap(toSentences).map((sentence) => sentence.split(' ').length));
  if (longest > SENTENCE_WORDS_MAX[grades]) faults.push(`has a sentence of ${longest} words`);
  const word = texts
    .flatMap((each) => each.match(/\p{L}+/gu) ?? [])
    .find(({ length }) => length > FIRST_BAND_WORD_LETTERS_MAX);
  if (grades === '1-4' && word !== undefined) faults.push(`has the long word “${word}”`);
  faults.push(...texts.flatMap(findWrongCalculations).map((written) => `says ${written}`));
  return faults.map((fault) => `${id} ${fault}`);
}

/** Options of punctuation and spelling differ only in marks and capitals, so these count. */
const toOptionKey = (option: string): string => option.normalize('NFKC').replace(/\s+/g, ' ').trim();

const toSentences = (text: string): string[] => text.split(/(?<=[.!?:;]["”’)]?) /);

const results: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '−': (one, other) => one - other,
  '×': (one, other) => one * other,
  '÷': (one, other) => one / other,
};

function findWrongCalculations(text: string): string[] {
  return [...text.matchAll(calculation)].flatMap(([written, one, operator = '', other, result]) => {
    const right = results[operator]?.(Number(one), Number(other));
    return right !== undefined && Math.abs(right - Number(result)) < 1e-9 ? [] : [written];
  });
}
