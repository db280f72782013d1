import { lazy } from 'react';

/** The dialogs and lists that load after the rows, because they are not needed before. */
export const RecordOnDateDialog = lazy(() =>
  import('../../shared/attendance/record-on-date-dialog.tsx').then((module) => ({
    default: module.RecordOnDateDialog,
  })),
);

export const UnsettledClassDialog = lazy(() =>
  import('../../shared/students/unsettled-class-dialog.tsx').then((module) => ({
    default: module.UnsettledClassDialog,
  })),
);

export const UnsettledStudents = lazy(() =>
  import('../../shared/students/unsettled-students.tsx').then((module) => ({ default: module.UnsettledStudents })),
);
