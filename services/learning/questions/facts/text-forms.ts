import type { QuestionDifficulty } from '#events/values/shapes.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { defineForm, type FactForm } from './fact-form.ts';
import type { GradePair } from './fact-question.ts';
import { readTextTable, type TextRow } from './text-table.ts';
import { fillTemplate } from './text-template.ts';

/** A way to ask about the rows of a table that is written as text. Texts are templates: see `fillTemplate`. */
export interface TextForm {
  readonly id: string;
  readonly difficulty: QuestionDifficulty;
  /** Other grades than those of the table. */
  readonly grades?: readonly GradePair[];
  /** With several templates, each row has one of them, always the same. */
  readonly ask: string | readonly string[];
  readonly answer: string;
  /**
   * Wrong options from cells of the row, or other orders of a list with commas. If it is missing, the answers of the other rows,
   * except of those that the column `also` of either row names by the text of the first column, with “;” between them.
   */
  readonly wrong?: readonly string[] | 'other-orders';
  readonly because: string;
  /** True for options such as units and formulas, which do not begin with a capital letter. */
  readonly keepsCase?: boolean;
}

/** Rows before and after a row that give the most tempting wrong options. */
const NEIGHBORS = 6;

interface TextForms {
  /** Begins the ids of the forms; unique within the topic. */
  readonly id: string;
  readonly grades: readonly GradePair[];
  readonly source: string;
  readonly year: number;
  /** See `readTextTable`. */
  readonly table: string;
  readonly forms: readonly TextForm[];
}

/**
 * Defines forms over a table that is written as text. A form leaves out the rows that lack one of its cells, and those whose
 * column `level` names another difficulty.
 */
export function defineTextForms({ id, grades, source, year, table: text, forms }: TextForms): FactForm[] {
  const table = readTextTable(text, source, year);
  const rowPlaces = new Map(table.rows.map((row, at) => [row, at]));
  return forms.map((form) => {
    const toOption = (template: string, { cells }: TextRow) => {
      const option = fillTemplate(template, cells);
      return form.keepsCase ? option : toCapital(option);
    };
    const answers = table.rows.map((row) => (hasCells(form.answer, row.cells) ? toOption(form.answer, row) : ''));
    const listOptions = (row: TextRow): readonly string[] => {
      if (form.wrong === 'other-orders') return listOtherOrders(fillTemplate(form.answer, row.cells)).map(toCapital);
      if (isCells(form.wrong)) return form.wrong.map((template) => toOption(template, row));
      return answers.filter((answer, at) => answer !== '' && !areAlsoRight(row, table.rows[at] as TextRow));
    };
    const places = new Map(answers.map((answer, at) => [answer, at]));
    // Neighbors in a table are about neighboring things, so that they tempt.
    const countRowsAway = (option: string, row: TextRow) =>
      Math.floor(Math.abs((places.get(option) ?? 0) - (rowPlaces.get(row) ?? 0)) / NEIGHBORS);
    const asks = typeof form.ask === 'string' ? [form.ask] : form.ask;
    return defineForm<TextRow>({
      id: `${id}-${form.id}`,
      grades: form.grades ?? grades,
      difficulty: form.difficulty,
      table,
      isAsked: ({ key, cells }) =>
        (cells.level ?? form.difficulty) === form.difficulty &&
        hasCells(
          [toAsk(asks, key), form.answer, form.because, ...(isCells(form.wrong) ? form.wrong : [])].join(),
          cells,
        ),
      text: ({ key, cells }) => toCapital(fillTemplate(toAsk(asks, key), cells)),
      answer: (row) => toOption(form.answer, row),
      options: listOptions,
      distance: (option, row) => (form.wrong ? 0 : countRowsAway(option, row)),
      explanation: ({ cells }) => toCapital(fillTemplate(form.because, cells)),
    });
  });
}

const isCells = (wrong: TextForm['wrong']): wrong is readonly string[] => Array.isArray(wrong);

/** True if one of two rows names the other in its column `also`. */
const areAlsoRight = (one: TextRow, other: TextRow): boolean => namesAlso(one, other) || namesAlso(other, one);

const namesAlso = ({ cells }: TextRow, other: TextRow): boolean =>
  (cells.also ?? '')
    .split(';')
    .map((name) => name.trim())
    .includes(Object.values(other.cells)[0] ?? '');

const hasCells = (template: string, cells: TextRow['cells']): boolean =>
  [...template.matchAll(/\{(?:an? )?(\w+)\}/gi)].every(([, column = '']) => column.toLowerCase() in cells);

/** The template that a row is asked with; it follows from its key, so that other rows can be added. */
const toAsk = (asks: readonly string[], key: string): string =>
  asks[[...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % asks.length] as string;

/** Each list with two items exchanged, and the list in reverse. */
function listOtherOrders(list: string): string[] {
  const items = list.split(', ');
  const exchanged = items.flatMap((item, at) =>
    items.slice(at + 1).map((other) => items.map((each) => (each === item ? other : each === other ? item : each))),
  );
  return [...exchanged, items.toReversed()].map((each) => each.join(', '));
}
