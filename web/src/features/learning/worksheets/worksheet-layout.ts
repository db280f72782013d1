/** How the questions of a worksheet are set on paper. The estimates hold for US Letter and A4 with the margins of print.css. */
import type { WorksheetResponse } from '#contracts/worksheets.ts';

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

/** Characters in a line of text, by the number of columns. */
const LINE_CHARACTERS = { 1: 96, 2: 42 };
const LINE_MM = 4.8;
/** The height of a drawing, and the space below a question. */
const FIGURE_MM = 34;
const GAP_MM = 5;
/** The height of Letter, the lower of the two sizes of paper, without its margins; and that of the head of the first page. */
const PAGE_MM = 245;
const HEAD_MM = 42;

/** About how many pages the questions take. */
export function estimateSheetPages(questions: readonly Question[]): number {
  const columns = countSheetColumns(questions);
  const heights = questions.map((question) => {
    const lines = question.text
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_CHARACTERS[columns])), 0);
    const optionRows = question.options.length / countOptionsInRow(question, columns);
    return (lines + optionRows * 1.2) * LINE_MM + (question.figure ? FIGURE_MM : 0) + GAP_MM;
  });
  const height = heights.reduce((sum, each) => sum + each, 0) / columns;
  return Math.ceil((HEAD_MM + height) / PAGE_MM);
}
