/** Compares a log with what the centre's database knows of its log, and says in words what the log lacks. */

/** What was counted of a log. Events are in the form of formatLastEvent. */
export interface CountedLog {
  readonly firstEvent: string;
  /** The last event that was counted. */
  readonly lastEvent: string;
  /** When it was recorded; UTC instant, ISO 8601. */
  readonly recordedAt: string;
  /** How many events the log had up to it, and its position. */
  readonly events: number;
  readonly position: bigint;
  readonly lastSeal: KnownSeal | undefined;
}

/** What the database knows of the centre's log. */
export interface KnownLog {
  /** Undefined if the database is of a version that counted nothing, and knows only its read models. */
  readonly counted: CountedLog | undefined;
  /** The last event in the read models, which may be newer than the last counted one; undefined without read models. */
  readonly foldedEvent: string | undefined;
  /** Its position; 0n without read models. */
  readonly foldedPosition: bigint;
}

export interface KnownSeal {
  readonly event: string;
  /** How many events it covers, and when it was made (UTC instant, ISO 8601). */
  readonly events: number;
  readonly sealedAt: string;
}

/** The known events by what the log holds at their place: the same event, another one, or none. */
export type FoundEvent = 'same' | 'another' | 'none';
export interface FoundEvents {
  readonly firstEvent: FoundEvent;
  readonly lastEvent: FoundEvent;
  readonly lastSeal: FoundEvent;
  readonly foldedEvent: FoundEvent;
  /** The newest of the known events: the last counted or the last folded one. */
  readonly newestEvent: FoundEvent;
}

/**
 * `emptied`: the log has no event of a centre. `another`: it begins with another event. `older`: it begins with the same
 * event and ends too early. `forked`: it begins with the same event, and continues with others.
 */
export type LogVerdict = 'own' | 'emptied' | 'another' | 'older' | 'forked';

export const judgeLog = ({ firstEvent, ...later }: FoundEvents): LogVerdict => {
  if (firstEvent === 'none') return 'emptied';
  if (firstEvent === 'another') return 'another';
  if (Object.values(later).includes('another')) return 'forked';
  // An older event that is missing before the newest one is a gap, which everything that reads the log reports.
  return later.newestEvent === 'none' ? 'older' : 'own';
};

/** What was lost with the known log. */
export interface LogLoss {
  readonly verdict: Exclude<LogVerdict, 'own'>;
  readonly known: KnownLog;
  /** How many events the log holds, and when the last of them was recorded; undefined if it could not be read to its end. */
  readonly found: { readonly events: number; readonly recordedAt: string | undefined } | undefined;
  /** Whether the log still holds the last seal. False as well if there never was one. */
  readonly holdsLastSeal: boolean;
}

/** How many known events the log lacks at least. */
export const countLostEvents = ({ verdict, known: { counted }, found }: LogLoss): number => {
  const events = counted?.events ?? 0;
  if (verdict === 'emptied' || verdict === 'another') return events;
  return Math.max(1, found === undefined ? 0 : events - found.events);
};

/** Whether the number of lost events is exact: events may have been appended to an older copy, or replaced in another one. */
export const isLossCounted = ({ verdict, known, found }: LogLoss): boolean => {
  if (verdict === 'emptied' || verdict === 'another') return true;
  return verdict === 'older' && found !== undefined && found.events < (known.counted?.events ?? 0);
};

/** Such as “The event store holds an older copy of the log: 12 of its 2,077 events are missing, …”. */
export const formatLogLoss = (loss: LogLoss): string => {
  switch (loss.verdict) {
    case 'emptied':
      return `The event store holds no log of this center: ${toAllEvents(loss)} are missing.`;
    case 'another':
      return `The event store holds another log, which begins with another event: ${toAllEvents(loss)} of this center are missing.`;
    case 'older':
      return `The event store holds an older copy of the log: ${toMissing(loss)}.`;
    case 'forked':
      return `The event store holds a log that began as this center's and then continued differently: ${toMissing(loss)}.`;
  }
};

const toAllEvents = ({ known: { counted } }: LogLoss): string =>
  counted
    ? `all ${counted.events.toLocaleString('en-US')} events up to ${formatInstant(counted.recordedAt)}`
    : 'all events';

const toMissing = (loss: LogLoss): string => {
  const { known, found } = loss;
  const lost = countLostEvents(loss);
  const all = known.counted
    ? ` of its ${known.counted.events.toLocaleString('en-US')} events`
    : ` ${lost === 1 ? 'event' : 'events'}`;
  const missing = `${lost.toLocaleString('en-US')}${all} ${lost === 1 ? 'is' : 'are'} missing`;
  if (!isLossCounted(loss)) return `at least ${missing}`;
  return found?.recordedAt === undefined ? missing : `${missing}, recorded after ${formatInstant(found.recordedAt)}`;
};

/** Such as `2026-11-21 07:00:12 UTC`. */
export const formatInstant = (instant: string): string => `${instant.slice(0, 19).replace('T', ' ')} UTC`;

/** What an operator can do about a lost log. */
export const LOG_LOSS_ADVICE =
  'Restore the newest backup of the event store, or correct EVENTSTORE_URL, EVENTSTORE_PREFIX or DATABASE_URL. To go on ' +
  'with this log all the same, stop Rollbook and run “rollbook accept-log”, which says first what is lost.';
