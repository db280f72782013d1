import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Clock } from '#services/clock.ts';
import type { Refusal } from './refusal.ts';
import { deleteOldRefusals, type Noted, writeRefusals } from './write-refusals.ts';

/** Different refusals that may wait to be written; what comes on top of them in a flood is counted in the log alone. */
const WAITING_MAX = 1_000;
const CLEANED_EVERY_MS = 60 * 60_000;

export interface Refusals {
  /** Takes note; never throws, and nobody waits for it. */
  note(refusal: Refusal): void;
  /** Writes what is waiting. */
  close(): Promise<void>;
}

interface Parts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Keeps `desk.refusals`. One write is under way at a time, and takes along everything that came during the one before:
 * a flood costs one connection and few rows. What cannot be written is logged and forgotten.
 */
export function openRefusals({ sql, clock, log }: Parts): Refusals {
  let waiting = new Map<string, Noted>();
  let lost = 0;
  let writing: Promise<void> | undefined;

  const failed = (doing: string, lost?: number) => (error: { name: string; code?: string; message: string }) => {
    const { name, code, message } = error;
    log.warn({ lost, error: { name, code, message } }, `refused commands could not be ${doing}`);
  };

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const noted = [...waiting.values()];
      if (lost > 0) log.warn({ lost }, 'too many refused commands at once: not all were kept');
      waiting = new Map();
      lost = 0;
      await writeRefusals(sql, noted).catch(failed('kept', noted.length));
    }
    writing = undefined;
  }

  const clean = () => deleteOldRefusals(sql, clock()).catch(failed('removed'));
  let cleaning = clean();
  const timer = setInterval(() => {
    cleaning = clean();
  }, CLEANED_EVERY_MS);
  timer.unref();

  return {
    note(refusal) {
      const at = clock().toISOString();
      const key = JSON.stringify([at.slice(0, 'YYYY-MM-DDTHH:MM'.length), refusal]);
      const same = waiting.get(key);
      if (same === undefined && waiting.size >= WAITING_MAX) {
        lost += 1;
        return;
      }
      waiting.set(key, { ...refusal, firstAt: same?.firstAt ?? at, lastAt: at, times: (same?.times ?? 0) + 1 });
      writing ??= write();
    },
    async close() {
      clearInterval(timer);
      await cleaning;
      await writing;
    },
  };
}
