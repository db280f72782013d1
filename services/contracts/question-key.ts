import type { PracticeFigure } from '#events/values/practice-figure.ts';

/** A question as far as it decides whether another one is the same. */
export interface KeyedQuestion {
  readonly text: string;
  readonly figure?: PracticeFigure | null | undefined;
}

/** Separates a question's text from its drawing. No text contains it. */
const SEPARATOR = '␟';

/** Equal for two questions that ask the same. “What time is it?” with another clock is another question. */
export const toQuestionKey = ({ text, figure }: KeyedQuestion): string =>
  figure ? `${text}${SEPARATOR}${toFigureKey(figure)}` : text;

/** The text of the question that has the key. */
export const toTextOfKey = (key: string): string => key.split(SEPARATOR, 1)[0] as string;

/** PostgreSQL returns the fields of a drawing in another order than the one they were written in. */
const toFigureKey = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toFigureKey).join(' ');
  if (typeof value !== 'object' || value === null) return String(value).replace('-', '−');
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, each]) => `${name}=${toFigureKey(each)}`).join(' ');
};
