/** Requests that have had no answer for some seconds. People see that it takes long, and may send them again. */

/** Milliseconds after which a request counts as slow. */
export const SLOW_REQUEST_MS = 4_000;

export type SlowRequestState = 'none' | 'slow' | 'sent-again';

interface SlowRequest {
  sendAgain(): void;
  /** Code that does not arrive can only be loaded again with the page. */
  reloadsPage?: true;
}

/** For each slow request, whether it was sent again within the last `SLOW_REQUEST_MS`. */
const slowRequests = new Map<SlowRequest, boolean>();
const listeners = new Set<() => void>();

export const getSlowRequestState = (): SlowRequestState => {
  if (slowRequests.size === 0) return 'none';
  return [...slowRequests.values()].every(Boolean) ? 'sent-again' : 'slow';
};

/** Returns a function that removes the listener. */
export function onSlowRequestChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setSlow(request: SlowRequest, isSentAgain: boolean): void {
  slowRequests.set(request, isSentAgain);
  for (const listener of listeners) listener();
}

function forget(request: SlowRequest): void {
  if (!slowRequests.delete(request)) return;
  for (const listener of listeners) listener();
}

/**
 * Gives up every slow request and sends it again with the same idempotency key, so that nothing is carried out twice.
 * Reloads the page when only code is missing.
 */
export function sendSlowRequestsAgain(): void {
  const requests = [...slowRequests.keys()];
  const repeatable = requests.filter(({ reloadsPage }) => !reloadsPage);
  for (const request of repeatable.length > 0 ? repeatable : requests.slice(0, 1)) request.sendAgain();
}

/** Counts code that is being loaded among the slow requests. */
export async function watchCodeLoad<Code>(loading: Promise<Code>): Promise<Code> {
  const request: SlowRequest = { sendAgain: () => location.reload(), reloadsPage: true };
  const timer = setTimeout(setSlow, SLOW_REQUEST_MS, request, false);
  try {
    return await loading;
  } finally {
    clearTimeout(timer);
    forget(request);
  }
}

/** Sends a request, and again each time when the person asks for it. Resolves with the outcome of the last attempt. */
export async function sendWithRetries<Outcome extends object>(
  send: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  let attempt = new AbortController();
  const request = {
    sendAgain() {
      attempt.abort();
      attempt = new AbortController();
    },
  };
  try {
    for (;;) {
      const current = attempt;
      const timer = setTimeout(setSlow, SLOW_REQUEST_MS, request, false);
      const outcome = await send(current.signal).finally(() => clearTimeout(timer));
      if (!current.signal.aborted || !('error' in outcome)) return outcome;
      setSlow(request, true);
    }
  } finally {
    forget(request);
  }
}
