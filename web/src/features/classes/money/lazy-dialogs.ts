import { createLazyComponent } from '../../../lib/create-lazy-component.ts';

/** The dialogs on a student's money, which load when a tutor opens one. */
export const RecordPaymentDialog = createLazyComponent(() =>
  import('./record-payment-dialog.tsx').then((module) => module.RecordPaymentDialog),
);
export const RefundDialog = createLazyComponent(() =>
  import('./refund-dialog.tsx').then((module) => module.RefundDialog),
);
export const ReversePaymentDialog = createLazyComponent(() =>
  import('./money-dialogs.tsx').then((module) => module.ReversePaymentDialog),
);
export const ReverseRefundDialog = createLazyComponent(() =>
  import('./money-dialogs.tsx').then((module) => module.ReverseRefundDialog),
);
export const UseCreditDialog = createLazyComponent(() =>
  import('./money-dialogs.tsx').then((module) => module.UseCreditDialog),
);
