import { lazy } from 'react';

/** The dialogs and lists that load after the rows, because they are not needed before. */
export const RecordOnDateDialog = lazy(() =>
  import('../attendance/record-dialog.tsx').then((module) => ({
    default: module.RecordOnDateDialog,
  })),
);

export const UnsettledClassDialog = lazy(() =>
  import('../../../shared/students/unsettled-class-dialog.tsx').then((module) => ({
    default: module.UnsettledClassDialog,
  })),
);

export const UnsettledStudents = lazy(() =>
  import('../../../shared/students/unsettled-students.tsx').then((module) => ({ default: module.UnsettledStudents })),
);

export const AskDialog = lazy(() => import('./case-dialogs.tsx').then((module) => ({ default: module.AskDialog })));

export const AskAgainDialog = lazy(() =>
  import('./case-dialogs.tsx').then((module) => ({ default: module.AskAgainDialog })),
);

export const ReversePurchaseDialog = lazy(() =>
  import('./reverse-purchase-dialog.tsx').then((module) => ({ default: module.ReversePurchaseDialog })),
);

export const WithdrawWaitingClassesDialog = lazy(() =>
  import('./reverse-purchase-dialog.tsx').then((module) => ({ default: module.WithdrawWaitingClassesDialog })),
);

export const ManageClassesDialog = lazy(() =>
  import('../../../shared/students/manage-classes-dialog.tsx').then((module) => ({
    default: module.ManageClassesDialog,
  })),
);

export const MarkAttendanceDialog = lazy(() =>
  import('../../../shared/students/mark-attendance-dialog.tsx').then((module) => ({
    default: module.MarkAttendanceDialog,
  })),
);
