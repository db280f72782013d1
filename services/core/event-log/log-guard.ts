/** Refuses every use of a log that lacks events which the centre's database knows. */
import type { Logger } from 'pino';
import {
  type CaughtUpMark,
  type EventBatch,
  type EventStore,
  LogLostError,
  PositionAheadOfLogError,
  StoreUnavailableError,
} from '#events/store/port/event-store.ts';
import { type FoundEvents, formatLogLoss, judgeLog, type KnownLog, type LogLoss } from './judge-log.ts';
import { describeLoss, findKnownEvents } from './known-log.ts';

/** Milliseconds for which a log counts as the centre's own after it was checked, unless the store fails. */
const TRUSTED_MS = 1_000;
/** A check is repeated if the store fails during it, so many times at most. */
const CHECKS_MAX = 3;

/** Says whether the log is the centre's own. */
export interface LogGuard {
  /** What the log lacks; undefined if it holds every known event. Throws StoreUnavailableError. */
  findLoss(): Promise<LogLoss | undefined>;
  /** Checks the log anew. Throws LogLostError if it lacks a known event, and StoreUnavailableError. */
  refuseLost(): Promise<void>;
}

export interface LogGuardOptions {
  /** The store that is checked. */
  readonly store: EventStore;
  /** What the database knows; undefined before the centre's first start. */
  readonly loadKnown: () => Promise<KnownLog | undefined>;
  /** Called when a log that was lost becomes the centre's own again, or the other way around. */
  readonly onChanged?: (loss: LogLoss | undefined) => void;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

/**
 * Wraps a store so that it is checked before it is used, at most once a second and again after each fault, because a server
 * that restarts may hold another log. While it lacks known events, everything throws LogLostError.
 */
export const guardLog = (options: LogGuardOptions): { store: EventStore; guard: LogGuard } => {
  const { store } = options;
  const finder = createLossFinder(options);
  let trustedUntil = 0;
  /** Number of faults of the store; a check that began before the last one proves nothing. */
  let faults = 0;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    const faultsBefore = faults;
    await finder.find();
    if (faults === faultsBefore) trustedUntil = performance.now() + TRUSTED_MS;
  };
  const ensureChecked = async (): Promise<void> => {
    for (let checks = 0; performance.now() >= trustedUntil; checks += 1) {
      if (checks === CHECKS_MAX)
        throw new StoreUnavailableError('The event store kept failing while its log was checked.');
      checking ??= check().finally(() => {
        checking = undefined;
      });
      await checking;
    }
  };
  const refuseLost = async (): Promise<void> => {
    await ensureChecked();
    const loss = finder.loss();
    if (loss) throw new LogLostError(formatLogLoss(loss));
  };
  const distrust = (): void => {
    faults += 1;
    trustedUntil = 0;
  };
  const distrustAfter = (error: unknown): never => {
    if (error instanceof StoreUnavailableError || error instanceof PositionAheadOfLogError) distrust();
    throw error;
  };
  const guarded = async <T>(use: () => Promise<T>): Promise<T> => {
    await refuseLost();
    return use().catch(distrustAfter);
  };
  /** The subscription is made by the call, when its position is of the place of the log, and begins after the check. */
  async function* guardedItems<Event>(
    subscription: AsyncIterable<EventBatch<Event> | CaughtUpMark>,
  ): AsyncGenerator<EventBatch<Event> | CaughtUpMark> {
    await refuseLost();
    try {
      yield* subscription;
    } catch (error) {
      distrustAfter(error);
    }
  }

  return {
    store: {
      append: (...append) => guarded(() => store.append(...append)),
      read: (...range) => guarded(() => store.read(...range)),
      head: () => guarded(() => store.head()),
      subscribe: (...from) => guardedItems(store.subscribe(...from)),
      subscribeToHeaders: (...from) => guardedItems(store.subscribeToHeaders(...from)),
      close: () => store.close(),
    },
    guard: {
      async findLoss() {
        await ensureChecked();
        return finder.loss();
      },
      async refuseLost() {
        // A check in flight may have read the log before it was exchanged.
        await checking?.catch(() => {});
        distrust();
        await refuseLost();
      },
    },
  };
};

/** Compares the log with what is known. It reads the whole log only when its finding changes. */
const createLossFinder = ({ store, loadKnown, onChanged, log }: LogGuardOptions) => {
  let lastKnown: KnownLog | undefined;
  let last: { readonly finding: string; loss: LogLoss | undefined } = { finding: '', loss: undefined };

  const change = (finding: string, loss: LogLoss | undefined): void => {
    last = { finding, loss };
    onChanged?.(loss);
  };
  const alarm = (loss: LogLoss): void =>
    log.error(
      { fault: `log-${loss.verdict}`, missing: formatLogLoss(loss) },
      "the log is not this center's: nothing is saved",
    );
  /** Counts what is missing in the background, because commands must be refused at once. */
  const count = async (found: FoundEvents, loss: LogLoss): Promise<void> => {
    const described = await describeLoss(store, loss.known, found);
    if (described === undefined || last.loss !== loss) return;
    last = { ...last, loss: described };
    onChanged?.(described);
    alarm(described);
  };

  const find = async (): Promise<void> => {
    // Without the database, the log is compared with what was known last.
    const known = await loadKnown().catch((error: unknown) => {
      if (lastKnown === undefined) throw error;
      return lastKnown;
    });
    lastKnown = known;
    if (known === undefined) return;
    const found = await findKnownEvents(store, known);
    const verdict = judgeLog(found);
    const finding = verdict === 'own' ? '' : JSON.stringify(found);
    if (finding === last.finding) return;
    if (verdict === 'own') {
      change(finding, undefined);
      log.info({}, "the event store holds this center's log again");
      return;
    }
    const loss: LogLoss = { verdict, known, found: undefined, holdsLastSeal: false };
    change(finding, loss);
    // What was not counted is shown as “at least 1 event”.
    count(found, loss).catch(() => alarm(loss));
  };
  return { find, loss: () => last.loss };
};
