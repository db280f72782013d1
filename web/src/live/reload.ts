import { isChangeInFlight } from '../api/request.ts';

const STORAGE_KEY = 'rollbook-reloaded-at';
/** A second reload within this time would be an endless loop. */
const LOOP_MS = 60_000;
const QUIET_CHECK_MS = 2_000;
/** Long enough for a request that follows on the answer of another one to begin. */
const SAVED_CHECK_MS = 250;

function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < LOOP_MS) return;
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  location.reload();
}

/**
 * Reloads the page when a code chunk is missing because a newer build has replaced it, but not when the server is
 * unreachable or busy, and not before what is being saved is answered: the reload would lose the answer.
 */
export function reloadOnMissingCode(): void {
  addEventListener('vite:preloadError', async ({ payload }) => {
    if (!(await isMissing(payload))) return;
    const saving = setInterval(() => {
      if (isChangeInFlight()) return;
      clearInterval(saving);
      reloadOnce();
    }, SAVED_CHECK_MS);
  });
}

/** Whether the server has no such file as the one whose address the error names. */
async function isMissing({ message }: Error): Promise<boolean> {
  const [address] = /(https?:\/\/|\/assets\/)\S+/.exec(message) ?? [];
  const answer = await fetch(address ?? '/', { method: 'HEAD' }).catch(() => null);
  return address === undefined ? answer?.ok === true : answer?.status === 404;
}

/** Reloads a page that the browser kept in memory behind a public page: since then the person may have signed out. */
export function reloadWhenRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

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
