import { setTimeout as sleep } from 'node:timers/promises';
import type { AppendResult, EventStoreDBClient } from '@eventstore/db-client';
import { StoreUnavailable } from '../event-store.ts';

export type Append = () => ReturnType<EventStoreDBClient['appendToStream']>;

/**
 * Milliseconds after which an append is sent again. The server drops a repeated append while the first one is not indexed
 * yet, and says `deadline-exceeded` only after 2 or 3 seconds, whatever deadline the client names.
 */
const RESEND_AFTER_MS = 150;

/**
 * Sends an append until one sending of it is answered. Each sending has the same ids and expected revision, so that the
 * server writes the events once. Throws StoreUnavailable, naming the reason, when none is answered in `answerMsMax`.
 */
export const appendUntilAnswered = async (send: Append, answerMsMax: number): Promise<AppendResult> => {
  const began = performance.now();
  const sent: Promise<AppendResult>[] = [];
  let timeoutError: unknown;
  const never = new Promise<never>(() => undefined);
  for (let pauseMs = RESEND_AFTER_MS; ; pauseMs *= 2) {
    const leftMs = answerMsMax - (performance.now() - began);
    if (leftMs <= 0) break;
    sent.push(
      send().catch((error: unknown) => {
        if (!isTimeout(error)) throw error;
        timeoutError = error;
        return never;
      }),
    );
    const waiting = new AbortController();
    const waited = sleep(Math.min(pauseMs, leftMs), undefined, { signal: waiting.signal }).catch(() => undefined);
    const answer = await Promise.race([...sent, waited]).finally(() => waiting.abort());
    if (answer) return answer;
  }
  const reason = timeoutError instanceof Error ? ` (${(timeoutError as { type?: string }).type})` : '';
  throw new StoreUnavailable(
    `EventStoreDB did not answer an append within ${answerMsMax / 1_000} s, sent ${sent.length} times${reason}.`,
    { cause: timeoutError },
  );
};

const isTimeout = (error: unknown): boolean =>
  ['deadline-exceeded', 'timeout'].includes((error as { type?: string } | undefined)?.type ?? '');
