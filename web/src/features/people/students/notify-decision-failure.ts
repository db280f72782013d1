import type { Failure } from '../../../api/problem.ts';
import { notify } from '../../../toasts/notify.ts';

/**
 * Shows why a decision on a new account failed. When a colleague has decided first, calls `close` to close the dialog,
 * because nothing is left to decide.
 */
export function notifyDecisionFailure(key: string, title: string, { code, detail }: Failure, close?: () => void): void {
  if (code === 'sign-up-decided') {
    notify.success({ key, title: detail });
    close?.();
  } else {
    notify.failure({ key, title, detail });
  }
}
