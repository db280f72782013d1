import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { QuestionDifficulty } from '#events/values/shapes.ts';
import type { FactQuestion, GradePair } from './fact-question.ts';
import type { FactRow, FactTable } from './fact-table.ts';

/** Nearest wrong options of a question, of which three are drawn. */
const WRONG_OPTIONS_MAX = 8;

/** A way to ask about the rows of one table. Functions of a row get the row itself. */
interface FormDefinition<Row extends FactRow> {
  /** Unique within the topic: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly grades: readonly GradePair[];
  readonly difficulty: QuestionDifficulty;
  readonly table: FactTable<Row>;
  /** The rows that the form asks about; all of them if it is missing. */
  readonly isAsked?: (row: Row) => boolean;
  /** A text to read before the question. The answer may repeat its words. */
  readonly passage?: (row: Row) => string;
  /** Must differ for each row of the topic if there is no drawing, because a question is known by its text and drawing. */
  readonly text: (row: Row) => string;
  readonly figure?: (row: Row) => PracticeFigure;
  readonly answer: (row: Row) => string;
  /**
   * Texts of the same kind as the answer. If it is missing, the answers of all rows of the table, asked or not.
   */
  readonly options?: (row: Row) => readonly string[];
  /** True for an option that is also right, or that a teacher could defend. It is never offered beside the answer. */
  readonly isAlsoRight?: (option: string, row: Row) => boolean;
  /** How far an option is from being a tempting one; options with lower numbers are preferred. */
  readonly distance?: (option: string, row: Row) => number;
  readonly explanation: (row: Row) => string;
}

/** A form without the type of its rows, so that a topic can list forms of several tables. */
export interface FactForm {
  readonly id: string;
  readonly grades: readonly GradePair[];
  /** Makes every question of the form. `topicSlug` begins their ids. */
  readonly listQuestions: (topicSlug: string) => FactQuestion[];
}

/**
 * Loads the forms of the topics of a subject, by the name of the topic. The tables of all topics take a second to load and 40 MB of
 * memory, so each is loaded when somebody first practices it.
 */
export type FactTopics = Readonly<Record<string, () => Promise<readonly FactForm[]>>>;

/** Defines a form. Its questions follow from the table alone, so the same rows always give the same questions. */
export const defineForm = <Row extends FactRow>(definition: FormDefinition<Row>): FactForm => ({
  id: definition.id,
  grades: definition.grades,
  listQuestions: (topicSlug) =>
    definition.table.rows
      .filter((row) => definition.isAsked?.(row) ?? true)
      .map((row) => toFactQuestion(definition, row, topicSlug)),
});

function toFactQuestion<Row extends FactRow>(form: FormDefinition<Row>, row: Row, topicSlug: string): FactQuestion {
  const answer = form.answer(row);
  const passage = form.passage?.(row);
  return {
    id: `${topicSlug}/${form.id}/${row.key}`,
    difficulty: form.difficulty,
    ...(passage !== undefined && { passage }),
    text: passage === undefined ? form.text(row) : `${passage} ${form.text(row)}`,
    ...(form.figure && { figure: form.figure(row) }),
    answer,
    listWrongOptions: () => listWrongOptions(form, row, answer),
    explanation: form.explanation(row),
    reference: `${row.source ?? form.table.source} (${row.year ?? form.table.year})`,
  };
}

/** The nearest options that are not right. Of equally near ones, those of about the same length give nothing away. */
function listWrongOptions<Row extends FactRow>(form: FormDefinition<Row>, row: Row, answer: string): string[] {
  const options = form.options?.(row) ?? form.table.rows.map(form.answer);
  const toLengthDifference = (option: string) => Math.abs(option.length - answer.length);
  return [...new Set(options)]
    .filter((option) => option !== answer && !form.isAlsoRight?.(option, row))
    .map((option) => ({ option, distance: form.distance?.(option, row) ?? 0 }))
    .toSorted(
      (one, other) =>
        one.distance - other.distance || toLengthDifference(one.option) - toLengthDifference(other.option),
    )
    .slice(0, WRONG_OPTIONS_MAX)
    .map(({ option }) => option);
}
