import type { AppendResult, EventStoreDBClient } from '@eventstore/db-client';
import { StoreUnavailableError } from '../port/event-store.ts';

/** Sends one append; each call sends the same one again. */
export type AppendSender = () => ReturnType<EventStoreDBClient['appendToStream']>;

/**
 * Milliseconds after which an append is sent again. The server drops a repeated append while the first one is not indexed
 * yet, and then reports `deadline-exceeded` only after 2 or 3 seconds, whatever deadline the client sets.
 */
const RESEND_AFTER_MS = 150;

/**
 * Sends an append again and again until the server answers one attempt. Each attempt has the same ids and expected
 * revision, so the server writes the events once. Throws StoreUnavailableError with the reason when the server answers no
 * attempt within `answerMsMax`.
 */
export const appendUntilAnswered = (send: AppendSender, answerMsMax: number): Promise<AppendResult> => {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let attempts = 0;
    let timeoutError: unknown;
    const settle = <Outcome>(end: (outcome: Outcome) => void, outcome: Outcome): void => {
      clearTimeout(timer);
      end(outcome);
    };
    const fail = (error: unknown): void => {
      if (isTimeout(error)) timeoutError = error;
      else settle(reject, error);
    };
    // Every command passes here, so the loop uses a plain timer, which costs less than an `AbortSignal.timeout`.
    const sendAgain = (pauseMs: number): void => {
      const leftMs = answerMsMax - (performance.now() - began);
      if (leftMs <= 0) {
        reject(notAnswered(answerMsMax, attempts, timeoutError));
        return;
      }
      attempts += 1;
      timer = setTimeout(sendAgain, Math.min(pauseMs, leftMs), 2 * pauseMs);
      send().then((answer) => settle(resolve, answer), fail);
    };
    sendAgain(RESEND_AFTER_MS);
  });
};

const notAnswered = (answerMsMax: number, attempts: number, cause: unknown): StoreUnavailableError => {
  const reason = cause instanceof Error ? ` (${(cause as { type?: string }).type})` : '';
  const seconds = answerMsMax / 1_000;
  return new StoreUnavailableError(
    `EventStoreDB did not answer an append within ${seconds} s (${attempts} attempts)${reason}.`,
    { cause },
  );
};

const isTimeout = (error: unknown): boolean =>
  ['deadline-exceeded', 'timeout'].includes((error as { type?: string } | undefined)?.type ?? '');
