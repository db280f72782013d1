/** What bar graphs are about, and how their data becomes a drawing. */
import type { FigureOfKind } from '#events/values/practice-figure.ts';
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawParts } from './draw-parts.ts';

export type BarGraph = FigureOfKind<'bar-graph'>;

/** What the bars of a graph count. */
export interface BarSubject {
  readonly title: string;
  /** What is counted: “students”. */
  readonly things: string;
  /** What they did: “chose”. */
  readonly verb: string;
  readonly names: readonly string[];
  /** The name of a bar in a sentence: “on Monday”. */
  readonly toPhrase: (name: string) => string;
  /** Joins the bars of a question about two of them. */
  readonly conjunction: 'and' | 'or';
}

const createSurvey = (what: string, ...names: readonly string[]): BarSubject => ({
  title: `Number of Students by Favorite ${what}`,
  things: 'students',
  verb: 'chose',
  names,
  toPhrase: (name) => name,
  conjunction: 'or',
});

/** Each student chose one, so that the bars together are all students. */
export const surveys: readonly BarSubject[] = [
  createSurvey('Pet', 'cats', 'dogs', 'fish', 'birds', 'rabbits'),
  createSurvey('Fruit', 'apples', 'pears', 'grapes', 'plums', 'melons'),
  createSurvey('Sport', 'soccer', 'tennis', 'hockey', 'track', 'golf'),
  createSurvey('Color', 'red', 'blue', 'green', 'yellow', 'pink'),
  createSurvey('Subject', 'math', 'art', 'music', 'science', 'history'),
];

/** The names of the days, by their short names below the bars. */
export const dayNames: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
};

const createWeek = (title: string, things: string, verb: string): BarSubject => ({
  title,
  things,
  verb,
  names: Object.keys(dayNames),
  toPhrase: (name) => `on ${dayNames[name]}`,
  conjunction: 'and',
});

export const weeks: readonly BarSubject[] = [
  createWeek('Tickets Sold Each Day', 'tickets', 'were sold'),
  createWeek('Cans Collected Each Day', 'cans', 'were collected'),
  createWeek('Books Borrowed Each Day', 'books', 'were borrowed'),
  createWeek('Miles Biked Each Day', 'miles', 'were biked'),
];

/** Chooses `count` bars of a subject, in their order. */
export function chooseNames(draw: RandomDraw, { names }: BarSubject, count: number): string[] {
  const chosen = draw.shuffled(names).slice(0, count);
  return names.filter((name) => chosen.includes(name));
}

export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The most numbers on the axis, besides 0. */
const STEPS_MAX = 12;
const axisSteps = [1, 2, 5, 10, 20, 50, 100];

/**
 * Draws bars with an axis that counts by the smallest step that is not too small. Their values must be whole steps or, if
 * steps are not 1, in the middle between two of them, so that they can be read.
 */
export function drawBarGraph(title: string, names: readonly string[], values: readonly number[]): BarGraph {
  const step = axisSteps.find((each) => Math.max(...values) / each <= STEPS_MAX) ?? 100;
  return { kind: 'bar-graph', title, step, bars: values.map((value, at) => ({ name: names[at] as string, value })) };
}

/** Numbers of students whose fractions can be simplified. */
export const surveySizes: readonly number[] = [12, 16, 20, 24, 30];

export interface Survey {
  readonly total: number;
  /** Two of the answers, with the number of students who gave them. */
  readonly first: { readonly name: string; readonly value: number };
  readonly second: { readonly name: string; readonly value: number };
  readonly figure: BarGraph;
}

/** Draws a survey of `parts` × `unit` students. Each bar has at least two parts. */
export function drawSurvey(draw: RandomDraw, parts: number, unit = 1): Survey {
  const subject = draw.of(surveys);
  const names = chooseNames(draw, subject, 4);
  const values = drawParts(draw, parts, 4, Math.max(2, Math.floor(parts / 8))).map((part) => part * unit);
  const [one, other] = draw.shuffled([0, 1, 2, 3]) as [number, number];
  const toAnswer = (at: number) => ({ name: names[at] as string, value: values[at] as number });
  return {
    total: parts * unit,
    first: toAnswer(one),
    second: toAnswer(other),
    figure: drawBarGraph(subject.title, names, values),
  };
}
