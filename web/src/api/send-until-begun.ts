import { computeExponentialDelayMs } from '../lib/exponential-delay.ts';

const ATTEMPTS = 3;
const DELAY_LIMITS = { first: 2_000, longest: 4_000 };

/**
 * Sends a request, and again after some seconds while the server is too busy to begin it. A server that was stopped or late
 * refuses all requests until it has caught up, which usually takes it a second.
 */
export async function sendUntilBegun<Outcome>(
  send: (signal: AbortSignal) => Promise<Outcome>,
  isBusy: (outcome: Outcome) => boolean,
  signal: AbortSignal,
): Promise<Outcome> {
  for (let attempt = 0; attempt < ATTEMPTS - 1; attempt++) {
    const outcome = await send(signal);
    if (!isBusy(outcome) || signal.aborted) return outcome;
    await waitWithJitter(computeExponentialDelayMs(attempt, DELAY_LIMITS), signal);
  }
  return send(signal);
}

/** Waits between half of the time and all of it, so that not all pages ask again at once, or until the signal aborts. */
const waitWithJitter = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, (ms * (1 + Math.random())) / 2);
    signal.addEventListener('abort', end);
  });
