const KEY = 'rollbook-reloaded-at';
/** A second reload within this time would be a loop, not a cure. */
const AGAIN_MS = 60_000;
const QUIET_CHECK_MS = 2_000;

function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** A part of the page's code that is gone belongs to a build that was replaced; one that cannot be reached does not. */
export function reloadOnMissingCode(): void {
  addEventListener('vite:preloadError', async () => {
    const server = await fetch('/', { method: 'HEAD' }).catch(() => null);
    if (server?.ok) reloadOnce();
  });
}

let loadedBuild: string | null = null;
let waiting: ReturnType<typeof setInterval> | undefined;

/** Told of the server's build whenever the server names it; another one than at first reloads the page. */
export function reloadOnNewBuild(build: string): void {
  loadedBuild ??= build;
  if (build === loadedBuild || waiting !== undefined) return;
  waiting = setInterval(() => {
    if (isTypingNowhere()) reloadOnce();
  }, QUIET_CHECK_MS);
}

function isTypingNowhere(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  const field = document.activeElement;
  return !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value === '';
}
