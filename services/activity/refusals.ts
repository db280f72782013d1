import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Clock } from '#services/clock.ts';
import { masked, type Refusal } from './refusal.ts';
import { deleteOldRefusals, type Noted, writeRefusals } from './write-refusals.ts';

/** Different refusals that may wait to be written; what comes on top of them in a flood is counted in the log alone. */
const WAITING_MAX = 1_000;
/** E-mails that are told apart of those tried within a minute: whoever makes them up would fill the table. */
const MASKS_A_MINUTE = 20;
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
  const masks = { minute: '', told: new Set<string>() };

  /** A blocked attempt costs whoever makes e-mails up nothing, so that its e-mail is not even masked. */
  function maskIn(minute: string, { email, code }: Refusal): string | null {
    if (email === null || code === 'too-many-requests') return null;
    if (minute !== masks.minute) Object.assign(masks, { minute, told: new Set() });
    const mask = masked(email);
    if (masks.told.size < MASKS_A_MINUTE) masks.told.add(mask);
    return masks.told.has(mask) ? mask : null;
  }

  const failed = (doing: string, count?: number) => (error: { name: string; code?: string; message: string }) => {
    const { name, code, message } = error;
    log.warn({ lost: count, error: { name, code, message } }, `refused commands could not be ${doing}`);
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
      const minute = at.slice(0, 'YYYY-MM-DDTHH:MM'.length);
      const key = JSON.stringify([minute, refusal]);
      const same = waiting.get(key);
      if (same === undefined && waiting.size >= WAITING_MAX) {
        lost += 1;
        return;
      }
      const { firstAt = at, times = 0, mask = maskIn(minute, refusal) } = same ?? {};
      waiting.set(key, { ...refusal, mask, firstAt, lastAt: at, times: times + 1 });
      writing ??= write();
    },
    async close() {
      clearInterval(timer);
      await cleaning;
      await writing;
    },
  };
}
