import { isChangeInFlight } from '../api/request.ts';

const STORAGE_KEY = 'rollbook-reloaded-at';
/** A second reload within this time would be an endless loop. */
const LOOP_MS = 60_000;
/** Long enough for a request that follows on the answer of another one to begin. */
const SAVED_CHECK_MS = 250;

export function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < LOOP_MS) return;
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  location.reload();
}

/**
 * Reloads the page when a code chunk is missing because a newer build has replaced it, but not when the server is
 * unreachable or busy, and not before what is being saved is answered: the reload would lose the answer.
 */
export function reloadOnMissingCode(): void {
  addEventListener('vite:preloadError', async ({ payload: { message } }) => {
    // Safari does not name the file.
    const [address] = /\S*\/assets\/\S+/.exec(message) ?? [];
    const answer = await fetch(address ?? '/', { method: 'HEAD' }).catch(() => null);
    if (answer?.status !== (address ? 404 : 200)) return;
    const saving = setInterval(() => {
      if (isChangeInFlight()) return;
      clearInterval(saving);
      reloadOnce();
    }, SAVED_CHECK_MS);
  });
}

/** Reloads a page that the browser kept in memory behind a public page: since then the person may have signed out. */
export function reloadWhenRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
