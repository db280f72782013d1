import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Clock } from '#services/clock/clock.ts';
import type { LimitDefinition, SharedLimits } from '#services/limits/shared-limits.ts';
import { maskEmail, type RecordedRefusal } from './refusal.ts';
import { type CountedRefusal, writeRefusals } from './write-refusals.ts';

/** Different refusals of one kind that may wait to be written; those above it are counted together. */
const WAITING_MAX = 1_000;
/** Masked e-mails that become rows of their own in a day: whoever makes e-mails up would fill the table. */
const masksOfDay: LimitDefinition = { name: 'refusal-masks-of-day', points: 50, windowSeconds: 2 * 86_400 };

export interface RefusalLog {
  /** Takes note; never throws, and nobody waits for it. */
  note(refusal: RecordedRefusal): void;
  /** Writes what is waiting. */
  close(): Promise<void>;
}

interface Parts {
  readonly sql: Sql;
  readonly limits: SharedLimits;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

type Waiting = Record<RecordedRefusal['kind'], Map<string, Omit<CountedRefusal, 'mask'>>>;
const nothingWaiting = (): Waiting => ({ 'sign-in-failed': new Map(), 'command-refused': new Map() });

/**
 * Keeps `desk.refusals`. One write is in flight at a time, and takes along everything that came during the one before: a
 * flood costs one connection and few rows. Failed sign-ins wait apart, so that refused commands never push them out. What
 * cannot be written is logged and forgotten.
 */
export function openRefusalLog({ sql, limits, clock, log }: Parts): RefusalLog {
  let waiting = nothingWaiting();
  let writing: Promise<void> | undefined;
  const masks = { day: '', allowed: new Set<string>() };

  /** A blocked attempt costs whoever makes e-mails up nothing, so that its e-mail is not even masked. */
  async function maskOf({ email, code, firstAt }: Omit<CountedRefusal, 'mask'>): Promise<string | null> {
    if (email === null || code === 'too-many-requests') return null;
    const day = dayOf(firstAt);
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
    log.warn({ lost: count, error: { name, code, message } }, 'refused commands could not be kept');
  };

  async function write(): Promise<void> {
    for (;;) {
      const refusals = Object.values(waiting).flatMap((ofKind) => [...ofKind.values()]);
      if (refusals.length === 0) break;
      waiting = nothingWaiting();
      await withMasks(refusals)
        .then((counted) => writeRefusals(sql, counted))
        .catch(reportLost(refusals.length));
    }
    writing = undefined;
  }

  async function withMasks(refusals: readonly Omit<CountedRefusal, 'mask'>[]): Promise<CountedRefusal[]> {
    const counted: CountedRefusal[] = [];
    for (const refusal of refusals) counted.push({ ...refusal, mask: await maskOf(refusal) });
    return counted;
  }

  return {
    note(refusal) {
      const at = clock().toISOString();
      const ofKind = waiting[refusal.kind];
      const keyOf = (one: RecordedRefusal) => JSON.stringify([dayOf(at), one]);
      const isFull = ofKind.size >= WAITING_MAX && !ofKind.has(keyOf(refusal));
      // In a flood whom it was about is left out, so that everything is still counted.
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

/** `YYYY-MM-DD`, in UTC like the table's. */
const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length);
