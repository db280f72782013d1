import { createLazyComponent } from '../../../lib/create-lazy-component.ts';

/** The dialogs and lists that load after the rows, because they are not needed before. */
export const RecordOnDateDialog = createLazyComponent(() =>
  import('../../../shared/attendance/record-dialog.tsx').then((module) => module.RecordOnDateDialog),
);

export const UnsettledClassDialog = createLazyComponent(() =>
  import('../../../shared/students/unsettled-class-dialog.tsx').then((module) => module.UnsettledClassDialog),
);

export const UnsettledStudents = createLazyComponent(() =>
  import('../../../shared/students/unsettled-students.tsx').then((module) => module.UnsettledStudents),
);

export const RecordCaseDialog = createLazyComponent(() =>
  import('./record-case-dialog.tsx').then((module) => module.RecordCaseDialog),
);

export const ReversePurchaseDialog = createLazyComponent(() =>
  import('./reverse-purchase-dialog.tsx').then((module) => module.ReversePurchaseDialog),
);

export const WithdrawWaitingClassesDialog = createLazyComponent(() =>
  import('./reverse-purchase-dialog.tsx').then((module) => module.WithdrawWaitingClassesDialog),
);

export const ManageClassesDialog = createLazyComponent(() =>
  import('../../../shared/students/manage-classes-dialog.tsx').then((module) => module.ManageClassesDialog),
);

export const MarkAttendanceDialog = createLazyComponent(() =>
  import('../../../shared/students/mark-attendance-dialog.tsx').then((module) => module.MarkAttendanceDialog),
);
