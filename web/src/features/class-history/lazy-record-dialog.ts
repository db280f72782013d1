import { lazy } from 'react';

/** Loaded after the rows, because it is not needed before. */
export const RecordOnDateDialog = lazy(() =>
  import('../../shared/attendance/record-on-date-dialog.tsx').then((module) => ({
    default: module.RecordOnDateDialog,
  })),
);
