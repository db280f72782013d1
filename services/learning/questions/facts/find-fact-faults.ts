/** Proves every question that the forms make of the tables, before a student gets one. */

import { toQuestionKey } from '#contracts/question-key.ts';
import { factQuestionId, type QuestionSubject, questionDifficulty } from '#events/values/shapes.ts';
import { readBankTopic } from '#services/learning/questions/bank/read-bank-topic.ts';
import { checkQuestion, normalizeQuestionText } from '#services/learning/questions/check/check.ts';
import { createRandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { toSlug } from '#services/learning/questions/topics/topic-slug.ts';
import type { FactForm, FactTopics } from './fact-form.ts';
import { type FactQuestion, type GradePair, gradePairs } from './fact-question.ts';
import { factTopicsBySubject, listQuestionsOfForms } from './fact-topics.ts';

/** Different questions for each topic and pair of grades at least. */
const PAIR_QUESTIONS_MIN = 200;
/** Largest share of a topic's drawn questions whose answer is the only longest option, or the only shortest. */
const OUTSTANDING_ANSWERS_MAX = 0.3;
/** Largest share of the questions of one pair that its neighbour has word for word. */
const SHARED_WITH_NEIGHBOUR_MAX = 0.5;
/** Words in a sentence, and letters in a word, at most, by pair of grades. */
const SENTENCE_WORDS_MAX: Readonly<Record<GradePair, number>> = {
  ...{ '1-2': 14, '3-4': 18, '5-6': 22, '7-8': 26, '9-10': 32, '11-12': 36 },
};
const FIRST_PAIR_WORD_LETTERS_MAX = 13;

/** What is wrong with the tables, in sentences that name the question. */
export async function findAllFactFaults(random: () => number): Promise<string[]> {
  const faults: string[] = [];
  for (const [subject, topics] of Object.entries(factTopicsBySubject) as [
    Exclude<QuestionSubject, 'math'>,
    FactTopics,
  ][])
    for (const [topic, loadForms] of Object.entries(topics)) {
      const ofBank = (await readBankTopic(subject, topic)).map(({ text }) => text);
      faults.push(
        ...findTopicFaults(toSlug(topic), await loadForms(), random, ofBank).map((fault) => `${subject}: ${fault}`),
      );
    }
  return faults;
}

/** `ofBank`: the texts of the hand-written questions on the topic, which stand beside those of the tables. */
export function findTopicFaults(
  topicSlug: string,
  forms: readonly FactForm[],
  random: () => number,
  ofBank: readonly string[] = [],
): string[] {
  const byPair = gradePairs.map((pair) => ({ pair, questions: listQuestionsOfForms(topicSlug, forms, pair) }));
  const all = byPair.flatMap(({ questions }) => questions);
  return [
    ...byPair.flatMap(({ pair, questions }) => findPairFaults(pair, questions)),
    ...byPair
      .slice(1)
      .flatMap(({ pair, questions }, at) => findNeighbourFaults(pair, questions, byPair[at]?.questions)),
    ...findContradictions(all),
    ...findBankRepeats(all, ofBank),
    ...findLengthFaults(all, random),
  ];
}

function findPairFaults(pair: GradePair, questions: readonly FactQuestion[]): string[] {
  const texts = new Set(questions.map((question) => normalizeQuestionText(toQuestionKey(question))));
  const missing = questionDifficulty.options.filter(
    (level) => !questions.some(({ difficulty }) => difficulty === level),
  );
  return [
    ...(texts.size < PAIR_QUESTIONS_MIN ? [`only ${texts.size} different questions for grades ${pair}`] : []),
    ...(texts.size < questions.length ? [`${questions.length - texts.size} repeated texts for grades ${pair}`] : []),
    ...missing.map((level) => `no ${level} question for grades ${pair}`),
    ...questions.flatMap((question) => findQuestionFaults(question, pair)),
  ];
}

/** Each wrong option is tried beside the answer, so that no drawing can give a faulty question. */
function findQuestionFaults(question: FactQuestion, pair: GradePair): string[] {
  const { id, text, answer, explanation } = question;
  const wrongOptions = question.listWrongOptions();
  const faults: string[] = [];
  if (!factQuestionId.safeParse(id).success) faults.push('has no valid id');
  if (wrongOptions.length < 3) return [`${id} has only ${wrongOptions.length} wrong options`];
  for (let at = 0; at < wrongOptions.length; at += 1) {
    const three = [0, 1, 2].map((step) => wrongOptions[(at + step) % wrongOptions.length] as string);
    const checked = checkQuestion({
      ...{ text, explanation, options: [answer, ...three], correctAnswer: 0 },
      origin: { source: 'facts', id },
    });
    if (typeof checked === 'string') faults.push(`does not pass the checks (${checked}) with ${three.join(', ')}`);
  }
  if (hasTellingArticle(question, wrongOptions))
    faults.push('has an article before the gap that fits the answer alone');
  if (repeatsAnswerAlone(question, wrongOptions)) faults.push('names a word of its answer, and of no wrong option');
  const sentences = [text, explanation].flatMap((each) => each.split(/(?<=[.!?:;]["”’)]?) |\n/));
  const longest = Math.max(...sentences.map((sentence) => sentence.split(' ').length));
  if (longest > SENTENCE_WORDS_MAX[pair]) faults.push(`has a sentence of ${longest} words for grades ${pair}`);
  const word = `${text} ${explanation}`.match(/\p{L}+/gu)?.find(({ length }) => length > FIRST_PAIR_WORD_LETTERS_MAX);
  if (pair === '1-2' && word !== undefined) faults.push(`has the long word “${word}”`);
  return [...new Set(faults)].map((fault) => `${id} ${fault}`);
}

/** True for “… is an ___” with an answer that begins with a vowel among options that all begin with consonants, or the reverse. */
function hasTellingArticle({ text, answer }: FactQuestion, wrongOptions: readonly string[]): boolean {
  if (!/\b(?:a|an) _{2,}/i.test(text)) return false;
  const beginsWithVowel = (option: string) => /^[aeiou]/i.test(option);
  return wrongOptions.every((option) => beginsWithVowel(option) !== beginsWithVowel(answer));
}

const LONG_WORD = /\p{L}{5,}/gu;
/** True if a longer word of the question stands in the answer and in no wrong option, so that it gives the answer away. */
function repeatsAnswerAlone({ passage = '', text, answer }: FactQuestion, wrongOptions: readonly string[]): boolean {
  const words = new Set(text.slice(passage.length).toLowerCase().match(LONG_WORD));
  const repeated = (answer.toLowerCase().match(LONG_WORD) ?? []).filter((word) => words.has(word));
  // A question that names each of its options, such as one about a word of a sentence, gives nothing away.
  if (wrongOptions.every((option) => text.toLowerCase().includes(option.toLowerCase()))) return false;
  return repeated.some((word) => !wrongOptions.some((option) => option.toLowerCase().includes(word)));
}

function findNeighbourFaults(
  pair: GradePair,
  questions: readonly FactQuestion[],
  before: readonly FactQuestion[] = [],
) {
  const keys = new Set(before.map(toQuestionKey));
  const shared = questions.filter((question) => keys.has(toQuestionKey(question))).length;
  return shared > questions.length * SHARED_WITH_NEIGHBOUR_MAX
    ? [`${shared} of ${questions.length} questions for grades ${pair} are those of the grades before`]
    : [];
}

/** Finds an answer of one question that stands as a wrong option of another question with the same text, and repeated ids. */
function findContradictions(questions: readonly FactQuestion[]): string[] {
  const byKey = new Map<string, FactQuestion>();
  const byId = new Map<string, FactQuestion>();
  return questions.flatMap((question) => {
    const key = normalizeQuestionText(toQuestionKey(question));
    const sameText = byKey.get(key) ?? question;
    const sameId = byId.get(question.id) ?? question;
    byKey.set(key, sameText);
    byId.set(question.id, sameId);
    return [
      ...(sameText.answer === question.answer
        ? []
        : [`${question.id} has the text of ${sameText.id} and another answer`]),
      ...(toQuestionKey(sameId) === toQuestionKey(question) ? [] : [`${question.id} is the id of two questions`]),
    ];
  });
}

/** Finds questions that the bank asks in the same words: a session could ask both, and their answers could differ. */
function findBankRepeats(questions: readonly FactQuestion[], ofBank: readonly string[]): string[] {
  const texts = new Set(ofBank.map(normalizeQuestionText));
  const repeats = questions.filter(({ text }) => texts.has(normalizeQuestionText(text)));
  return [...new Set(repeats.map(({ id }) => `${id} has the text of a question of the bank`))];
}

/** Draws wrong options as a session does, and counts the answers that stand out by their length. */
function findLengthFaults(questions: readonly FactQuestion[], random: () => number): string[] {
  const draw = createRandomDraw(random);
  const drawn = questions.map(({ answer, listWrongOptions }) => ({
    answer: answer.length,
    others: draw
      .shuffled(listWrongOptions())
      .slice(0, 3)
      .map(({ length }) => length),
  }));
  const longest = drawn.filter(({ answer, others }) => answer > Math.max(...others)).length / questions.length;
  const shortest = drawn.filter(({ answer, others }) => answer < Math.min(...others)).length / questions.length;
  const toPercent = (share: number) => `${(share * 100).toFixed(0)}%`;
  return [
    ...(longest > OUTSTANDING_ANSWERS_MAX ? [`the answer is the longest option in ${toPercent(longest)}`] : []),
    ...(shortest > OUTSTANDING_ANSWERS_MAX ? [`the answer is the shortest option in ${toPercent(shortest)}`] : []),
  ];
}
