import { isChangeInFlight } from '../api/request.ts';
import { reloadOnce } from './reload.ts';

const QUIET_CHECK_MS = 2_000;

let loadedBuild: string | null = null;
let waiting: ReturnType<typeof setInterval> | undefined;

/** Compares the server's build with that of the first call. When it differs, reloads the page once nobody is typing. */
export function reloadOnNewBuild(build: string): void {
  loadedBuild ??= build;
  if (build === loadedBuild || waiting !== undefined) return;
  waiting = setInterval(() => {
    if (isNobodyTyping() && !isChangeInFlight()) reloadOnce();
  }, QUIET_CHECK_MS);
}

function isNobodyTyping(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  const field = document.activeElement;
  return !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value === '';
}
