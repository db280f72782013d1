import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { QuestionFigure } from './question-figure.tsx';

const render = (figure: PracticeFigure): string => renderToStaticMarkup(<QuestionFigure figure={figure} />);
const count = (markup: string, part: string): number => markup.split(part).length - 1;
const listTexts = (markup: string): string[] =>
  [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text as string);

/** Degrees from 12 to each hand, read from the drawing; the hands have no rotation of 0 left out. */
function readHands(markup: string): number[] {
  const hands = markup.slice(markup.indexOf('<g'));
  return [...hands.matchAll(/rotate\(([\d.]+) /g)].map(([, degrees]) => Number(degrees));
}

test('QuestionFigure: the hands of a clock point to the time', () => {
  for (let hour = 1; hour <= 12; hour += 1) {
    for (const minute of [0, 1, 29, 30, 45, 59]) {
      const [short, long] = readHands(render({ kind: 'clock', hour, minute })) as [number, number];
      expect(long * 10).toBe(minute * 60);
      // The short hand has done as much of the way to the next number as the hour has passed.
      expect((short - (hour % 12) * 30) * 2).toBe(minute);
    }
  }
  expect(listTexts(render({ kind: 'clock', hour: 4, minute: 20 })).map(Number)).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ]);
});

test('QuestionFigure: bars have their parts, of which the first ones are shaded', () => {
  const figure: PracticeFigure = {
    kind: 'fraction-bars',
    bars: [
      { parts: 3, shaded: 2 },
      { parts: 12, shaded: 8 },
    ],
  };
  const markup = render(figure);
  expect(count(markup, '<rect')).toBe(15);
  expect(count(markup, 'fill-accent')).toBe(10);
  const ends = [...markup.matchAll(/x="([\d.]+)"[^>]* width="([\d.]+)"/g)].map(
    ([, x, width]) => Number(x) + Number(width),
  );
  // Equal fractions end at the same place, and so do the bars.
  expect(ends[1]).toBeCloseTo(ends[3 + 7] as number);
  expect(ends[2]).toBeCloseTo(ends[14] as number);
});

test('QuestionFigure: an array has a dot for each place', () => {
  expect(count(render({ kind: 'array', rows: 3, columns: 7 }), '<circle')).toBe(21);
});

test('QuestionFigure: a number line names its mark unless the question asks for it', () => {
  const line = { kind: 'number-line', from: 0, to: 20, mark: 15 } as const;
  expect(listTexts(render(line))).toEqual(['0', '5', '10', '20', '15']);
  expect(listTexts(render({ ...line, isMarkNamed: false }))).toEqual(['0', '5', '10', '20', '?']);
  expect(listTexts(render({ ...line, mark: 14 }))).toEqual(['0', '5', '10', '20', '14']);
});

test('QuestionFigure: the mark of a line with parts is as far from 0 as its number says', () => {
  const markup = render({ kind: 'number-line', from: 0, to: 2, mark: 7, parts: 4, isMarkNamed: false });
  expect(listTexts(markup)).toEqual(['0', '1', '2', '?']);
  const [zero, , two, mark] = [...markup.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x)) as [
    ...[number, number, number, number],
  ];
  expect((mark - zero) / (two - zero)).toBeCloseTo(7 / 8);
  expect(count(markup, '<path')).toBe(1 + 9);
});

/** The lines and outlines of a drawing, without its labels. */
const toOutlines = (markup: string): string[] =>
  [...markup.matchAll(/ (?:points|d)="([^"]*)"/g)].map(([, outline]) => outline as string);

test('QuestionFigure: a right triangle has its proportions whichever side the question asks for', () => {
  const known = { kind: 'shape', shape: 'right-triangle', sides: [8, 15, 17], unit: 'ft' } as const;
  for (const [unknown, sides] of [[null, 15, 17] as const, [8, null, 17] as const, [8, 15, null] as const].entries()) {
    const markup = render({ ...known, sides: [...sides] });
    expect(toOutlines(markup)).toEqual(toOutlines(render({ ...known, sides: [...known.sides] })));
    expect(listTexts(markup)).toEqual(known.sides.map((side, at) => (at === unknown ? '?' : `${side} ft`)));
  }
});

test('QuestionFigure: the outline of a rectangle whose width the question asks for does not depend on its length', () => {
  const drawings = [5, 40].map((long) =>
    render({ kind: 'shape', shape: 'rectangle', sides: [long, null], unit: 'ft' }),
  );
  expect(drawings.map(listTexts)).toEqual([
    ['5 ft', '?'],
    ['40 ft', '?'],
  ]);
  expect(drawings[0]).toBe(drawings[1]?.replaceAll('40 ft', '5 ft'));
});

test('QuestionFigure: an angle that the question asks for takes what the others leave of the whole', () => {
  const sizes = [110, 30, 40];
  const known = render({ kind: 'angles', degrees: sizes, whole: 180 });
  expect(listTexts(known)).toEqual(['110°', '30°', '40°']);
  for (const [unknown] of sizes.entries()) {
    const markup = render({
      kind: 'angles',
      degrees: sizes.map((size, at) => (at === unknown ? null : size)),
      whole: 180,
    });
    expect(toOutlines(markup)).toEqual(toOutlines(known));
    expect(listTexts(markup)).toEqual(sizes.map((size, at) => (at === unknown ? '?' : `${size}°`)));
  }
});
