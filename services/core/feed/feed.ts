/**
 * The live feed notifies sockets of changes after the read models include them. Each copy of the program reads the log
 * itself, so that it can notify its own sockets, whichever copy runs the projections.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { LeaderboardResponse } from '#contracts/leaderboard.ts';
import { unloggedTags } from '#contracts/tags.ts';
import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import { ERASURES_STREAM } from '#events/people/erasure/erasures-stream.ts';
import {
  type EventStore,
  isReportedFault,
  PositionAheadOfLogError,
  type StoredEvent,
} from '#events/store/port/event-store.ts';
import { type CommittedPosition, formatLastEvent, isCheckpointInLog } from '#projections/engine/checkpoint.ts';
import { COMMITTED_CHANNEL } from '#projections/engine/commit-announcer.ts';
import type { ReadModelPool } from '#projections/engine/read-model-pool.ts';
import { fetchChildrenOfFamilies } from '#projections/people/family-access/family-access-query.ts';
import { SESSION_ENDED_CHANNEL } from '#services/core/accounts/sessions.ts';
import { countRestore, readFeedCheckpoint, toWireLogId } from '#services/core/event-log/log-restores.ts';
import { addAffectedStudents } from './add-affected-students.ts';
import { parseOrIgnore, toFamilyChange } from './family-change.ts';
import { FeedHub } from './hub.ts';
import { LeaderboardBroadcaster } from './leaderboard-broadcaster.ts';
import { PERSON_TAG_CHANNEL, parsePersonTag, TUTOR_TAG_CHANNEL } from './notify-tags.ts';
import { ReadModelPosition } from './read-model-position.ts';
import { RecentChanges } from './recent-changes.ts';

/** Formats a log position for clients as `logId.position`. */
export const formatWirePosition = (logId: string, position: bigint): string => `${logId}.${position}`;

/** Parses a client's position in this log; undefined for a position in another log or any other value. */
export function parseWirePosition(logId: string, text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !text.startsWith(`${logId}.`)) return undefined;
  return BigInt(text.slice(logId.length + 1));
}

/** Interval at which the checkpoint is read, in case a PostgreSQL notification was lost. */
const POLL_MS = 1_000;
/** Interval at which the sessions of the sockets are checked. */
const SWEEP_MS = 15_000;

/** The live feed of this copy of the program: its sockets, and the read models' position that it waits for. */
export interface Feed {
  readonly hub: FeedHub;
  /** Id of the log on the wire. It changes after the log was restored from an older backup. */
  logId(): string;
  /** Called by the projection runner after the read models have committed a position. */
  onCommitted(committed: CommittedPosition): void;
  /** Position of the read models, as known to this process; a query never returns older data. */
  position(): bigint;
  /** The position up to which the sockets have been notified of changes. */
  notifiedPosition(): bigint;
  /** Waits at most `ms` milliseconds until the read models reach a position; returns the position that they have then. */
  waitForPosition(position: bigint, ms: number): Promise<bigint>;
  /**
   * Tags of the changes after a position and up to `notifiedPosition`, and of the class races up to the last event that was
   * read; `too-many` if they are no longer remembered.
   */
  tagsSince(position: bigint): readonly string[] | 'too-many';
  /** Closes sockets whose sessions have ended on another copy of the program, and dead sockets. Runs every 15 s. */
  sweep(): Promise<void>;
  /**
   * Calls a function with each batch of events as this copy reads it from the log, before the read models have it. Returns a
   * function that ends this.
   */
  onRead(listener: (events: readonly StoredEvent[]) => void): () => void;
  close(): Promise<void>;
}

/** Whether connected sockets receive what the tag is about by itself. */
const isOfBroadcast = (tag: string): boolean => tag === 'leaderboard' || isOfRace(tag);
const isOfRace = (tag: string): boolean => tag.startsWith('race:');

interface Sessions {
  /** Returns those of the sessions that are still valid, by one query. */
  aliveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  onSessionEnded(listener: (ended: { readonly sessionId: string }) => void): () => void;
}

interface Needs {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly readModels: ReadModelPool;
  readonly accounts: Sessions;
  readonly logId: string;
  readonly log: Logger;
  /** Reads the boards from the read models; `position` is the wire position of the read models before the read. */
  readonly boards: (position: string) => Promise<LeaderboardResponse>;
  /** Called with the seconds from the recording of the newest event until the sockets were notified of it. */
  readonly onNotified?: (seconds: number) => void;
  /** Called with the id of each person who is erased, by this or another copy of the program. */
  readonly onErased?: (personId: string) => void;
  /** Delay between two attempts to read the log. */
  readonly retryMs?: number;
}

/** Starts to follow the log and the read models. Close the feed to stop. */
export async function openFeed(needs: Needs): Promise<Feed> {
  const { sql, store, readModels, accounts, logId, log, boards, onNotified = () => {}, retryMs = 1_000 } = needs;
  const { onErased = () => {} } = needs;
  const readCheckpoint = () => readFeedCheckpoint(readModels.sql, readModels.schema, logId);
  const start = await readCheckpoint();
  const stopped = new AbortController();
  const hub = new FeedHub();
  let recentChanges = new RecentChanges(start.position);
  const position = new ReadModelPosition({ start, read: readCheckpoint, onMoved: notifyChanges, onRestored });
  let notifiedPosition = start.position;
  /** True from the restore of the log until the read models have caught up with it; then every page is sent a resync. */
  let isResyncDue = false;
  /** The last event that was read from the log, in the form of formatLastEvent; undefined if unknown. */
  let lastEvent = start.lastEvent ?? undefined;
  /** When the newest event was recorded that the sockets have not been notified of; undefined if there is none. */
  let unnotifiedSince: string | undefined;
  let subscription = new AbortController();
  const readListeners = new Set<(events: readonly StoredEvent[]) => void>();
  const toWirePosition = (at: bigint): string => formatWirePosition(toWireLogId(logId, position.restores), at);
  const frames = new LeaderboardBroadcaster({
    read: () => boards(toWirePosition(position.current)),
    send: (text) => hub.sendBoards(text, toWirePosition(notifiedPosition)),
    hasNoListeners: () => hub.isEmpty,
    onError: (error) => log.warn(error, 'the feed could not read the leaderboard; it retries'),
  });

  function onRestored(): void {
    isResyncDue = true;
    lastEvent = undefined;
    notifiedPosition = position.current;
    subscription.abort();
  }

  function notifyChanges(): void {
    if (isResyncDue) return;
    const upTo = position.current < recentChanges.seen ? position.current : recentChanges.seen;
    if (upTo <= notifiedPosition) return;
    passCrashpoint('before-hint');
    const tags = recentChanges.between(notifiedPosition, upTo);
    // A resync makes the page load the boards too, so they need not be broadcast.
    const boardsMoved = tags !== 'too-many' && tags.includes('leaderboard');
    hub.notify(toWirePosition(upTo), tags === 'too-many' ? tags : tags.filter((tag) => !isOfBroadcast(tag)));
    notifiedPosition = upTo;
    if (unnotifiedSince !== undefined && upTo === recentChanges.seen) {
      onNotified(Math.max(0, Date.now() - Date.parse(unnotifiedSince)) / 1_000);
      unnotifiedSince = undefined;
    }
    if (boardsMoved) frames.onBoardsMoved();
    passCrashpoint('after-hint');
  }

  /**
   * A race is sent when its event is read, and read by requests from the log. A socket that connects before the read models
   * have the event comes too late for the message, so it is notified of the race at once.
   */
  function tagsSince(after: bigint): readonly string[] | 'too-many' {
    const missed = recentChanges.between(after, notifiedPosition);
    const read = recentChanges.between(notifiedPosition, recentChanges.seen);
    if (missed === 'too-many' || read === 'too-many') return 'too-many';
    return [...new Set([...missed, ...read.filter(isOfRace)])];
  }

  const pause = (signal: AbortSignal) => sleep(retryMs, undefined, { signal }).catch(() => undefined);

  /**
   * After a restored log: waits until the read models have reached what is now the end of the log, and skips the changes
   * up to there, because every page reloads.
   */
  async function skipToEnd(signal: AbortSignal): Promise<void> {
    const head = await store.head();
    for (await position.refresh(); position.current < head && !signal.aborted; await position.refresh()) {
      await pause(signal);
    }
    recentChanges = new RecentChanges(position.current);
  }

  /**
   * Checks that the log still contains the last event that was read, or the last event in the read models if they were
   * further. If log and read models were restored together, only this check notices the restore.
   */
  async function checkLog(): Promise<void> {
    const read = lastEvent === undefined ? undefined : { position: recentChanges.seen, lastEvent };
    const newest = position.current > recentChanges.seen ? position.committed : read;
    if (newest === undefined || (await isCheckpointInLog(store, newest))) return;
    log.warn('the log was restored from an older backup; every page is told to reload its data');
    await countRestore(sql, logId, position.restores);
    await position.refresh();
  }

  /** Applies the accesses that the events give and end, before families are notified of other changes. */
  function changeChildren(events: readonly StoredEvent[]): void {
    for (const event of events) {
      const change = toFamilyChange(event);
      if (change) hub.changeChildren(toWirePosition(event.position), change);
    }
  }

  function reportErasures(events: readonly StoredEvent[]): void {
    for (const event of events) {
      const erased = event.stream === ERASURES_STREAM ? parseOrIgnore(event) : undefined;
      if (erased?.type === 'PersonErased') onErased(erased.data.person);
    }
  }

  function notifyResync(): void {
    isResyncDue = false;
    notifiedPosition = recentChanges.seen;
    hub.notify(toWirePosition(notifiedPosition), 'too-many');
  }

  async function readLog(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await checkLog();
        subscription = new AbortController();
        const signal = AbortSignal.any([stopped.signal, subscription.signal]);
        if (isResyncDue) await skipToEnd(signal);
        for await (const batch of store.subscribe(recentChanges.seen, signal)) {
          if (signal.aborted) break;
          // The subscription has delivered, so the log contains the position, and a resync to it is safe.
          if (isResyncDue) notifyResync();
          const events = batch.kind === 'batch' ? await addAffectedStudents(store, batch.events) : [];
          if (batch.kind === 'batch') {
            reportErasures(batch.events);
            for (const listener of readListeners) listener(batch.events);
          }
          changeChildren(events);
          recentChanges.add(events, batch.position);
          if (batch.kind === 'batch') {
            lastEvent = formatLastEvent(batch.events) ?? lastEvent;
            unnotifiedSince = batch.events.at(-1)?.recordedAt ?? unnotifiedSince;
          }
          notifyChanges();
        }
      } catch (error) {
        if (stopped.signal.aborted) return;
        // The remembered changes may be newer than the restored log, even if the read models' checkpoint is not.
        if (error instanceof PositionAheadOfLogError) isResyncDue = true;
        if (!isReportedFault(error)) log.warn(error, 'the feed could not read the log; it retries');
        await pause(stopped.signal);
      }
    }
  }

  // Calling notifyChanges here also sends notifications that failed earlier.
  const refresh = () =>
    position
      .refresh()
      .then(notifyChanges)
      .catch((error) => log.warn(error, 'the feed could not read the checkpoint; it retries'));
  const listening = await sql.listen(COMMITTED_CHANNEL, (reached) => {
    // Positions of this copy are known already. The payload of another release may be something else than a position.
    if (!/^\d+$/.test(reached) || BigInt(reached) > position.current) void refresh();
  });
  const notifyUnlogged = (tags: readonly string[]) => hub.notify(toWirePosition(notifiedPosition), tags);
  // PostgreSQL drops notifications while the connection is lost, so each new connection notifies as well.
  const listeningToTutorTags = await sql.listen(
    TUTOR_TAG_CHANNEL,
    (tag) => notifyUnlogged([tag]),
    () => notifyUnlogged(unloggedTags),
  );
  const listeningToPersonTags = await sql.listen(PERSON_TAG_CHANNEL, (payload) => {
    const { personId, tag } = parsePersonTag(payload);
    hub.notifyPerson(personId, toWirePosition(notifiedPosition), tag);
  });
  const polling = setInterval(refresh, POLL_MS);

  /** A family that connected while its access changed may have the children from before the change. */
  async function checkChildren(): Promise<void> {
    const families = hub.familyIds;
    if (families.length === 0) return;
    const children = Map.groupBy(await fetchChildrenOfFamilies(readModels.sql, families), (each) => each.account_id);
    const toChildren = (account: string) => new Set(children.get(account)?.map(({ student_id }) => student_id));
    hub.changeChildren(toWirePosition(notifiedPosition), toChildren);
  }

  async function sweep(): Promise<void> {
    const alive = await accounts.aliveSessions(hub.sessionIds);
    hub.closeSockets(({ sessionId }) => !alive.has(sessionId));
    await checkChildren();
    hub.sweep(toWirePosition(notifiedPosition));
  }
  const sweeping = setInterval(() => {
    sweep().catch((error) => log.warn(error, 'the feed could not check sessions; it retries'));
  }, SWEEP_MS);
  const forgetSessions = accounts.onSessionEnded((ended) =>
    hub.closeSockets(({ sessionId }) => sessionId === ended.sessionId),
  );
  const sessionsElsewhere = await sql.listen(SESSION_ENDED_CHANNEL, (id) =>
    hub.closeSockets(({ sessionId }) => sessionId === id),
  );
  const reading = readLog();

  return {
    hub,
    logId: () => toWireLogId(logId, position.restores),
    onCommitted: (committed) => position.advanceTo(committed),
    position: () => position.current,
    notifiedPosition: () => notifiedPosition,
    waitForPosition: (wanted, ms) => position.waitUntil(wanted, ms),
    tagsSince,
    sweep,
    onRead(listener) {
      readListeners.add(listener);
      return () => readListeners.delete(listener);
    },
    async close() {
      stopped.abort();
      clearInterval(polling);
      clearInterval(sweeping);
      forgetSessions();
      frames.close();
      hub.terminate();
      await Promise.all([listeningToTutorTags.unlisten(), listeningToPersonTags.unlisten()]);
      await Promise.all([listening.unlisten(), sessionsElsewhere.unlisten()]);
      await reading;
    },
  };
}
