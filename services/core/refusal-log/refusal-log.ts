import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Clock } from '#services/platform/clock.ts';
import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { maskEmail, type RecordedRefusal } from './refusal.ts';
import { type CountedRefusal, writeRefusals } from './write-refusals.ts';

/** Distinct refusals buffered per kind; further ones are counted without their student and e-mail. */
const WAITING_MAX = 1_000;
/** Limits the masked e-mails stored in a day. Otherwise made-up e-mails would fill the table. */
const masksOfDay: LimitDefinition = { name: 'refusal-masks-of-day', points: 50, windowSeconds: 2 * 86_400 };

export interface RefusalLog {
  /** Buffers a refusal and starts writing in the background. Never throws. */
  note(refusal: RecordedRefusal): void;
  /** Waits until the buffered refusals are written. */
  close(): Promise<void>;
}

interface Parts {
  readonly sql: Sql;
  readonly limits: SharedLimits;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  /** Called for each refusal, also for one that cannot be written. */
  readonly onNoted?: (kind: RecordedRefusal['kind']) => void;
}

type Waiting = Record<RecordedRefusal['kind'], Map<string, Omit<CountedRefusal, 'mask'>>>;
const createEmptyBuffers = (): Waiting => ({ 'sign-in-failed': new Map(), 'command-refused': new Map() });

/**
 * Writes refusals to `desk.refusals` in batches. One write is in flight at a time; refusals that arrive during it form the
 * next batch, so that a flood costs one connection and few rows. Failed sign-ins have their own buffer, so that refused
 * commands cannot displace them. A batch that cannot be written is logged and dropped.
 */
export function openRefusalLog({ sql, limits, clock, log, onNoted = () => {} }: Parts): RefusalLog {
  let waiting = createEmptyBuffers();
  let writing: Promise<void> | undefined;
  const masks = { day: '', allowed: new Set<string>() };

  /**
   * The mask to store, or null. Attempts blocked by a rate limit get none: they cost an attacker nothing, so they would
   * use up the masks of the day.
   */
  async function chooseMask({ email, code, firstAt }: Omit<CountedRefusal, 'mask'>): Promise<string | null> {
    if (email === null || code === 'too-many-requests') return null;
    const day = toUtcDay(firstAt);
    if (day !== masks.day) Object.assign(masks, { day, allowed: new Set() });
    const mask = maskEmail(email);
    if (masks.allowed.has(mask)) return mask;
    const [known] = await sql`select 1 from accounts."user" where email = ${email}`;
    if (known || !(await limits.consume(masksOfDay, day)).allowed) return null;
    masks.allowed.add(mask);
    return mask;
  }

  const reportLost = (count: number) => (error: { name: string; code?: string; message: string }) => {
    const { name, code, message } = error;
    log.warn(
      { lost: count, error: { name, code, message } },
      'refusals could not be written to desk.refusals and are lost',
    );
  };

  async function write(): Promise<void> {
    for (;;) {
      const refusals = Object.values(waiting).flatMap((ofKind) => [...ofKind.values()]);
      if (refusals.length === 0) break;
      waiting = createEmptyBuffers();
      await addMasks(refusals)
        .then((counted) => writeRefusals(sql, counted))
        .catch(reportLost(refusals.length));
    }
    writing = undefined;
  }

  async function addMasks(refusals: readonly Omit<CountedRefusal, 'mask'>[]): Promise<CountedRefusal[]> {
    const counted: CountedRefusal[] = [];
    for (const refusal of refusals) counted.push({ ...refusal, mask: await chooseMask(refusal) });
    return counted;
  }

  return {
    note(refusal) {
      onNoted(refusal.kind);
      const at = clock().toISOString();
      const ofKind = waiting[refusal.kind];
      const keyOf = (one: RecordedRefusal) => JSON.stringify([toUtcDay(at), one]);
      const isFull = ofKind.size >= WAITING_MAX && !ofKind.has(keyOf(refusal));
      // A full buffer drops the student and the e-mail, so that every refusal is still counted.
      const kept: RecordedRefusal = isFull ? { ...refusal, studentId: null, email: null } : refusal;
      const { firstAt = at, times = 0 } = ofKind.get(keyOf(kept)) ?? {};
      ofKind.set(keyOf(kept), { ...kept, firstAt, lastAt: at, times: times + 1 });
      writing ??= write();
    },
    async close() {
      await writing;
    },
  };
}

/** `YYYY-MM-DD` in UTC, as in the table's `day` column. */
const toUtcDay = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length);
