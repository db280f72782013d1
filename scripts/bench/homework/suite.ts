/** Benches of homework on a demo centre with 200 more students. */
import { defineSuite } from '../harness/bench-suite.ts';
import { openHomeworkCentre } from './centre.ts';
import { measureDashboardRows } from './dashboard.ts';
import { measureEditingRows } from './editing.ts';
import { measureSubmitRow } from './submit.ts';

export const homeworkSuite = defineSuite({
  benches: {
    dashboard: measureDashboardRows,
    submit: async (centre) => [await measureSubmitRow(centre)],
    editing: measureEditingRows,
  },
  open: openHomeworkCentre,
  verify: (centre) => centre.verify(),
});
