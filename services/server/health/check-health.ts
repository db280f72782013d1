import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import { raceTimeout, TIMED_OUT } from '#events/kernel/race-timeout.ts';
import { countLogLag } from '#events/store/port/count-log-lag.ts';
import { countParkedRows } from '#projections/engine/parked.ts';
import type { LogLoss } from '#services/core/event-log/judge-log.ts';
import type { Context } from '#services/core/use-case/context.ts';

/** Milliseconds within which a check answers. */
export const HEALTH_MS_MAX = 2_000;
/** Milliseconds after which a database or event store that has not answered counts as unreachable. */
const REACHED_MS_MAX = 1_000;
/** Milliseconds for counting the events behind; after that the count so far is returned. */
const COUNTED_MS_MAX = REACHED_MS_MAX / 2;
/** Milliseconds for which one check is shared by all probes, because anyone can probe and each check asks both servers. */
const FRESH_MS = 1_000;
/** Maximum number of events behind that is counted; the result then means “this many or more”. */
const EVENTS_BEHIND_MAX = 10_000;

type HealthContext = Context<'readModels' | 'store' | 'feed' | 'missingKeys' | 'logGap' | 'logGuard'>;

/** What an operator's monitoring learns about this copy of the program. It names no person and no stream. */
export interface Health {
  readonly status: 'ready' | 'unavailable';
  /** The servers that did not answer. */
  readonly unreachable: readonly ('database' | 'event store')[];
  readonly commands: 'served' | 'not served';
  readonly reads: 'served' | 'may be stale' | 'not served';
  /** Absent while the database cannot be reached. */
  readonly parked_rows?: number;
  readonly missing_keys?: number;
  /** See {@link EventsBehind}. */
  readonly events_behind: number | null;
  readonly fault: NonNullable<EventsBehind['fault']> | 'log-gap' | null;
}

/**
 * Returns a function that checks the database, the event store and the read models of this copy. Checks within a second share
 * one answer. It never rejects, and answers within `HEALTH_MS_MAX` milliseconds.
 */
export function createHealthCheck(context: HealthContext): () => Promise<Health> {
  const check = createServerCheck(context);
  let counted: EventsBehind = { events_behind: null };

  return async () => {
    const [database, eventStore, eventsBehind] = await check();
    const loss = eventStore?.loss;
    // A late count does not make the event store unreachable; the previous count is reported instead, which is still the
    // maximum while an unreachable event store accepts no appends.
    counted = loss ? { events_behind: null, fault: `log-${loss.verdict}` } : (eventsBehind ?? counted);
    const unreachable = [
      ...(database === undefined ? (['database'] as const) : []),
      ...(eventStore === undefined ? (['event store'] as const) : []),
    ];
    // A gap does not make the program unready: screens show the events before it, and a command reads only its own stream.
    // The position of the gap is written to the program's log.
    const gap = context.logGap.message() ?? context.logGap.cutStream();
    const fault = gap === undefined || loss ? (counted.fault ?? null) : 'log-gap';
    const areCommandsServed = unreachable.length === 0 && loss === undefined;
    const areReadsServed = database !== undefined && counted.fault !== 'catching-up';
    return {
      status: areCommandsServed && areReadsServed ? 'ready' : 'unavailable',
      unreachable,
      commands: areCommandsServed ? 'served' : 'not served',
      reads: areReadsServed ? (areCommandsServed ? 'served' : 'may be stale') : 'not served',
      ...database,
      events_behind: counted.events_behind,
      fault,
    };
  };
}

/** Returns a function that checks both servers at most once per `FRESH_MS`. The result of an unreachable server is undefined. */
function createServerCheck(context: HealthContext) {
  const ask = () =>
    Promise.all([
      answerInTime(readModelsHealth(context)),
      answerInTime(eventStoreHealth(context)),
      answerInTime(countEventsBehind(context)),
    ]);
  let answer: ReturnType<typeof ask> | undefined;
  return () => {
    if (answer === undefined) {
      answer = ask();
      setTimeout(() => {
        answer = undefined;
      }, FRESH_MS).unref();
    }
    return answer;
  };
}

async function eventStoreHealth({ store, logGuard }: Context<'store' | 'logGuard'>) {
  const loss = await logGuard.findLoss();
  // Each command begins with the same read, so this one shows whether commands work.
  if (loss === undefined) await store.read(CENTRE_STREAM, 1, 1);
  return { loss };
}

async function readModelsHealth({ readModels, missingKeys }: Context<'readModels' | 'missingKeys'>) {
  const { sql, schema } = readModels;
  const [parked, withoutKey] = await Promise.all([countParkedRows(sql, schema), missingKeys.count(schema)]);
  return { parked_rows: parked, missing_keys: withoutKey };
}

interface EventsBehind {
  /**
   * Events that the read models do not show yet, or the part of them that was counted in time. Null before the first count,
   * after a gap, and when the read models hold events that the log has lost.
   */
  readonly events_behind: number | null;
  /**
   * `log-restored`: the log ends before the position of the read models, because it was restored from a backup.
   * `catching-up`: the read models are empty, because they are built anew from the log.
   * The others: the log lacks events that the database knows, so that nothing is written to it.
   */
  readonly fault?: 'log-restored' | 'catching-up' | `log-${LogLoss['verdict']}`;
}

async function countEventsBehind({
  readModels,
  store,
  feed,
}: Context<'readModels' | 'store' | 'feed'>): Promise<EventsBehind> {
  const inTime = AbortSignal.timeout(COUNTED_MS_MAX);
  const head = await store.head();
  const position = await readModels.position().catch(() => feed.position());
  if (head === position) return { events_behind: 0 };
  if (position === 0n) return { events_behind: null, fault: 'catching-up' };
  const lag = await countLogLag(store, position, EVENTS_BEHIND_MAX, inTime).catch(() => undefined);
  if (lag === undefined) return { events_behind: head > position ? 1 : 0 };
  if (lag.kind === 'ahead') return { events_behind: null, fault: 'log-restored' };
  return { events_behind: lag.kind === 'gap' ? null : lag.events };
}

/** The result of the work; undefined when it is late or fails. */
async function answerInTime<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
  const answer = await raceTimeout(work, REACHED_MS_MAX).catch(() => TIMED_OUT);
  return answer === TIMED_OUT ? undefined : (answer as Answer);
}
