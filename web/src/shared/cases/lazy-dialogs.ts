import { createLazyComponent } from '../../lib/create-lazy-component.ts';

/** The dialogs in which a student or a family asks, which load when one is opened. */
export const AskDialog = createLazyComponent(() => import('./ask-dialog.tsx').then((module) => module.AskDialog));

export const ReopenCaseDialog = createLazyComponent(() =>
  import('./reopen-case-dialog.tsx').then((module) => module.ReopenCaseDialog),
);
