import { type ClosingFigures, closingResponse } from '#contracts/closing.ts';
import { toClosingSections } from '#contracts/closing-lines.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { emptyClosing } from './compute-closing.ts';
import { getClosing } from './get-closing.ts';

const toLines = (figures: ClosingFigures) =>
  toClosingSections(figures).flatMap(({ lines, parts }) => [...lines, ...parts]);

/** A line for each of the report, with the numbers of today beside those of the day of knowledge. */
export const exportClosing = defineListExport({
  operation: 'exportClosing',
  summary: 'The closing report of a month, as a file',
  name: ({ params, query }) => `closing-${params.month}${query.known === undefined ? '' : `-known-on-${query.known}`}`,
  list: getClosing,
  answer: closingResponse,
  rows: ({ month, known, figures, now }) => {
    const later = now && toLines(now.figures);
    return toLines(figures).map(({ name, text, classes, cents }, index) => ({
      ...{ month, known_on: known.on, line: text, classes, amount_cents: cents, currency: centreFacts.currency },
      ...{
        now_classes: later?.[index]?.classes ?? null,
        now_amount_cents: later?.[index]?.cents ?? null,
        line_id: name,
      },
    }));
  },
  columns: [
    ...(['month', 'known_on', 'line', 'classes', 'amount_cents', 'currency'] as const),
    ...(['now_classes', 'now_amount_cents', 'line_id'] as const),
  ],
  // Each report has the same lines.
  count: { count: toLines(emptyClosing).length, classes: null },
});
