import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { type GradePair, gradePairs } from '#services/learning/questions/facts/fact-question.ts';
import type { FactRow } from '#services/learning/questions/facts/fact-table.ts';

export interface LeveledRow extends FactRow {
  /** 1 for what grades 1 and 2 know, up to 6 for what grades 11 and 12 learn. */
  readonly level: number;
}

type Definition<Row extends LeveledRow> = Omit<Parameters<typeof defineForm<Row>>[0], 'grades'> & {
  /** How many pairs of grades a row waits, because the form asks for more than to know it. */
  readonly wait?: number;
  /** How many pairs of grades get the same question. */
  readonly span?: number;
};

const toGrades = (level: number, wait: number, span: number): GradePair[] =>
  gradePairs.slice(level - 1 + wait, level - 1 + wait + span);

/** Makes a form for each level of the rows, so that each grade is asked about what it knows or learns. */
export const defineLeveledForms = <Row extends LeveledRow>({
  wait = 0,
  span = 1,
  isAsked,
  ...definition
}: Definition<Row>): FactForm[] =>
  gradePairs
    .map((_, at) => at + 1)
    .filter((level) => toGrades(level, wait, span).length > 0)
    .map((level) =>
      defineForm({
        ...definition,
        grades: toGrades(level, wait, span),
        isAsked: (row) => row.level === level && (isAsked?.(row) ?? true),
      }),
    );
