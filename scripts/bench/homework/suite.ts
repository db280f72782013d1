/** Benches of homework on a demo centre with 200 more students. */
import { defineSuite } from '../harness/bench-suite.ts';
import { openHomeworkCentre } from './centre.ts';
import { dashboardRows } from './dashboard.ts';
import { editingRows } from './editing.ts';
import { submitRow } from './submit.ts';

export const homeworkSuite = defineSuite({
  benches: {
    dashboard: dashboardRows,
    submit: async (centre) => [await submitRow(centre)],
    editing: editingRows,
  },
  open: openHomeworkCentre,
  verify: (centre) => centre.verify(),
});
