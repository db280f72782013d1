/** How the questions of a worksheet are set on paper. The estimates hold for US Letter with the margins of print.css; A4 is higher. */
import type { WorksheetResponse } from '#contracts/worksheets.ts';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { DrawingSize } from '../../../shared/practice/figures/drawing-size.ts';
import { toDrawingSize } from '../../../shared/practice/to-drawing-size.ts';

type Question = Pick<WorksheetResponse['questions'][number], 'text' | 'options' | 'figure'>;

/** Characters of the longest text and option with which two columns are easy to read. */
const SHORT_TEXT = 160;
const SHORT_OPTION = 32;

/** Two columns if no question needs the width of the page. */
export const countSheetColumns = (questions: readonly Question[]): 1 | 2 =>
  questions.every(({ text, options }) => text.length <= SHORT_TEXT && longest(options) <= SHORT_OPTION) ? 2 : 1;

/** The number of options side by side. */
export function countOptionsInRow({ options }: Pick<Question, 'options'>, columns: 1 | 2): 1 | 2 | 4 {
  const letters = longest(options) * columns;
  return letters <= 12 ? 4 : letters <= 40 ? 2 : 1;
}

const longest = (options: readonly string[]): number => Math.max(...options.map(({ length }) => length));

/** Points. The page is that of Letter, the lower of the two sizes of paper; its head is on the first page only. */
const PAGE_HEIGHT = 707;
const HEAD_HEIGHT = 93;
/** A column without the number of the question. */
const COLUMN_WIDTH = { 1: 484, 2: 222 };
/** The letter of an option in its circle. */
const OPTION_LETTER_WIDTH = 16;
const LINE_HEIGHT = 13.2;
/** What a fraction adds to its line. */
const FRACTION_HEIGHT = 5.4;
const GRAPH_TITLE_HEIGHT = 10;
const GAP = { text: 2.4, option: 2.4, drawing: 6.4, besideDrawing: 8, question: 6 };
/** Makes the letters of a drawing 7 points high or higher. */
const DRAWING_UNIT = 0.5;

const toPaperSize = (figure: PracticeFigure): DrawingSize => {
  const { width, height } = toDrawingSize(figure);
  const title = figure.kind === 'bar-graph' ? GRAPH_TITLE_HEIGHT : 0;
  return { width: width * DRAWING_UNIT, height: height * DRAWING_UNIT + title };
};

const toLineHeight = (text: string): number => LINE_HEIGHT + (/\d\/\d/.test(text) ? FRACTION_HEIGHT : 0);

function toOptionsHeight(options: readonly string[], inRow: number): number {
  const rows = options.length / inRow;
  return rows * toLineHeight(options.join(' ')) + (rows - 1) * GAP.option;
}

/** Whether the options are below each other beside the drawing, which saves their height. */
export function areOptionsBesideDrawing({ figure, options }: Question, columns: 1 | 2): boolean {
  if (!figure) return false;
  const { width, height } = toPaperSize(figure);
  const optionsWidth = OPTION_LETTER_WIDTH + Math.max(...options.map(toTextWidth));
  return height >= options.length * LINE_HEIGHT && width + GAP.besideDrawing + optionsWidth <= COLUMN_WIDTH[columns];
}

/** The mean width of the narrow, the wide and the other characters of the typeface. */
const toCharacterWidth = (character: string): number =>
  /[ijltfrIJ .,:;’'()/]/.test(character) ? 2.7 : /[mwMW]/.test(character) ? 8 : 5.2;

const toTextWidth = (text: string): number => [...text].reduce((sum, each) => sum + toCharacterWidth(each), 0);

/** The number of lines that the words of a paragraph fill. */
function countLines(paragraph: string, widthMax: number): number {
  let lines = 1;
  let width = 0;
  for (const word of paragraph.split(' ')) {
    const wordWidth = toTextWidth(word);
    if (width > 0 && width + wordWidth > widthMax) {
      lines += 1;
      width = 0;
    }
    width += wordWidth + toCharacterWidth(' ');
  }
  return lines;
}

function estimateHeight(question: Question, columns: 1 | 2): number {
  const { text, options, figure } = question;
  const lines = text.split('\n').reduce((sum, line) => sum + countLines(line, COLUMN_WIDTH[columns]), 0);
  const textHeight = lines * toLineHeight(text) + GAP.text;
  const drawingHeight = figure ? toPaperSize(figure).height : 0;
  const rest = areOptionsBesideDrawing(question, columns)
    ? Math.max(drawingHeight, toOptionsHeight(options, 1))
    : toOptionsHeight(options, countOptionsInRow(question, columns)) + (figure ? drawingHeight + GAP.drawing : 0);
  return textHeight + rest + GAP.question;
}

/** About how many pages the questions take. They fill one column after the other, and none is divided. */
export function estimateSheetPages(questions: readonly Question[]): number {
  const columns = countSheetColumns(questions);
  let column = 1;
  let used = 0;
  for (const question of questions) {
    const height = estimateHeight(question, columns);
    if (used > 0 && used + height > PAGE_HEIGHT - (column <= columns ? HEAD_HEIGHT : 0)) {
      column += 1;
      used = 0;
    }
    used += height;
  }
  return Math.ceil(column / columns);
}
