import type { Failure } from '../../api/problem.ts';
import { notify } from '../../toasts/notify.ts';

/**
 * Says why a decision about a new account was not carried out. That a colleague decided first is plain news: nothing is
 * left to do, so `close` closes the dialog, which would say the same once more.
 */
export function reportFailedDecision(key: string, title: string, { code, detail }: Failure, close?: () => void): void {
  if (code === 'sign-up-decided') {
    notify.success({ key, title: detail });
    close?.();
  } else {
    notify.failure({ key, title, detail });
  }
}
