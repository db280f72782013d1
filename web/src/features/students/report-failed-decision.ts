import type { Failure } from '../../api/problem.ts';
import { notify } from '../../toasts/notify.ts';

/**
 * Reports why a decision on a new account failed. If a colleague decided first, nothing is left to do, so `close`
 * closes the dialog.
 */
export function reportFailedDecision(key: string, title: string, { code, detail }: Failure, close?: () => void): void {
  if (code === 'sign-up-decided') {
    notify.success({ key, title: detail });
    close?.();
  } else {
    notify.failure({ key, title, detail });
  }
}
