import type { ClosingFigures } from '#contracts/closing.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { readStudentEvents } from '../history/read-student-events.ts';
import {
  type ClosingEffect,
  type ClosingPeriod,
  computeClosing,
  emptyClosing,
  listLaterEffects,
  sumClosings,
} from './compute-closing.ts';

/** Effects that an answer lists. */
const LATER_EFFECTS_MAX = 100;

export interface ClosingRequest {
  readonly studentIds: readonly string[];
  readonly period: ClosingPeriod;
  /** The last UTC instant of recording that counts; undefined to count every event. */
  readonly knownAt: string | undefined;
}

export interface FoldedClosing {
  readonly figures: ClosingFigures;
  /** The figures by every event. */
  readonly now: ClosingFigures;
  /** What was recorded after the instant for days up to the last one: the newest effects, and the number of all. */
  readonly later: readonly ClosingEffect[];
  readonly laterCount: number;
}

/**
 * The closing figures of students, folded from their streams, of which a few are in memory at a time. Throws RecordFault,
 * StoreUnavailableError.
 */
export const foldClosing = async (
  store: Pick<EventStore, 'read'>,
  { studentIds, period, knownAt }: ClosingRequest,
  onProgress: () => void,
): Promise<FoldedClosing> => {
  let [figures, now] = [emptyClosing, emptyClosing];
  let later: ClosingEffect[] = [];
  let laterCount = 0;
  await mapInParallel(studentIds, async (id) => {
    const events = await readStudentEvents(store, id);
    const known = knownAt === undefined ? events : events.filter(({ recordedAt }) => recordedAt <= knownAt);
    const closing = computeClosing(known, period);
    figures = sumClosings([figures, closing]);
    now = sumClosings([now, known.length === events.length ? closing : computeClosing(events, period)]);
    const effects = knownAt === undefined ? [] : listLaterEffects(events, { knownAt, to: period.closing.day });
    laterCount += effects.length;
    later = toNewest([...later, ...effects]);
    onProgress();
  });
  return { figures, now, later, laterCount };
};

const toNewest = (effects: readonly ClosingEffect[]): ClosingEffect[] =>
  effects
    .toSorted((one, other) => compareTexts(other.event.recordedAt, one.event.recordedAt))
    .slice(0, LATER_EFFECTS_MAX);

const compareTexts = (one: string, other: string) => Number(one > other) - Number(one < other);
