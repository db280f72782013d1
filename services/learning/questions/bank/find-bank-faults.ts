import { type GradeBand, gradeBand, questionDifficulty } from '#events/values/shapes.ts';
import { checkQuestion, normalizeQuestionText } from '#services/learning/questions/check/check.ts';
import type { BankQuestion } from './bank-question.ts';

/** Words in a sentence at most. */
const SENTENCE_WORDS_MAX: Readonly<Record<GradeBand, number>> = { '1-4': 15, '5-8': 22, '9-12': 30 };
/** Letters in a word at most, for the youngest. */
const FIRST_BAND_WORD_LETTERS_MAX = 13;
/** Largest share of a topic's questions whose answer is longer, or shorter, than every wrong option. */
const OUTSTANDING_ANSWERS_MAX = 0.4;

/**
 * What is wrong with the questions of one topic, in sentences that name the question. A topic has at least `least` for each
 * band.
 */
export function findBankFaults(questions: readonly BankQuestion[], least: number): string[] {
  return [...questions.flatMap(findQuestionFaults), ...findTopicFaults(questions, least)];
}

function findTopicFaults(questions: readonly BankQuestion[], least: number): string[] {
  const faults = [...findRepeated(questions, 'id', ({ id }) => id)];
  faults.push(...findRepeated(questions, 'text', ({ text }) => normalizeQuestionText(text)));
  for (const band of gradeBand.options) {
    const ofBand = questions.filter(({ grades }) => grades === band);
    if (ofBand.length < least) faults.push(`only ${ofBand.length} questions for grades ${band}`);
    const missing = questionDifficulty.options.filter(
      (level) => !ofBand.some((question) => question.difficulty === level),
    );
    faults.push(...missing.map((level) => `no ${level} question for grades ${band}`));
  }
  const computeShare = (isOutstanding: (answer: number, others: number[]) => boolean) =>
    questions.filter(({ answer, distractors }) =>
      isOutstanding(
        answer.length,
        distractors.map(({ length }) => length),
      ),
    ).length / questions.length;
  if (computeShare((answer, others) => answer > Math.max(...others)) > OUTSTANDING_ANSWERS_MAX)
    faults.push('the answer is the longest option too often');
  if (computeShare((answer, others) => answer < Math.min(...others)) > OUTSTANDING_ANSWERS_MAX)
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
  const texts = [text, answer, ...distractors, explanation];
  const faults: string[] = [];
  if (texts.some((each) => each.trim() !== each || each === '')) faults.push('has an empty text or spaces around one');
  const checked = checkQuestion({
    ...{ text, explanation, options: [answer, ...distractors], correctAnswer: 0 },
    origin: { source: 'bank', id },
  });
  if (typeof checked === 'string') faults.push(`does not pass the checks (${checked})`);
  const longest = Math.max(...[text, explanation].flatMap(toSentences).map((sentence) => sentence.split(' ').length));
  if (longest > SENTENCE_WORDS_MAX[grades]) faults.push(`has a sentence of ${longest} words`);
  const word = texts
    .flatMap((each) => each.match(/\p{L}+/gu) ?? [])
    .find(({ length }) => length > FIRST_BAND_WORD_LETTERS_MAX);
  if (grades === '1-4' && word !== undefined) faults.push(`has the long word “${word}”`);
  return faults.map((fault) => `${id} ${fault}`);
}

const toSentences = (text: string): string[] => text.split(/(?<=[.!?:;]["”’)]?) /);
