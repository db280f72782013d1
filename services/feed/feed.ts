/**
 * The live feed: notifies each socket of what changed once the read models show it. It reads the log for itself, so that
 * every copy of the program can notify its own sockets, whichever copy projects.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { LeaderboardAnswer } from '#contracts/leaderboard.ts';
import { LEADERBOARD_TAG, SIGN_UPS_TAG } from '#contracts/tags.ts';
import { passCrashpoint } from '#events/crashpoint/crashpoint.ts';
import { type EventStore, PositionAhead } from '#events/store/port/event-store.ts';
import { isInLog, lastEventOf } from '#projections/engine/checkpoint.ts';
import { COMMITTED_CHANNEL } from '#projections/engine/commit-announcer.ts';
import type { ReadModels } from '#projections/engine/read-models.ts';
import { SIGN_UPS_CHANNEL } from '#services/accounts/applicants.ts';
import { SESSION_ENDED_CHANNEL } from '#services/accounts/sessions.ts';
import { countRestore, readFeedCheckpoint, wireLogId } from '#services/event-log/log-restores.ts';
import { addConcernedStudents } from './assigned-students.ts';
import { BoardFrames } from './board-frames.ts';
import { Hub } from './hub.ts';
import { ReadPosition } from './read-position.ts';
import { RecentChanges } from './recent-changes.ts';
import { formatWirePosition } from './wire-position.ts';

/** Milliseconds between two readings of the checkpoint, in case a notification was lost. */
const POLL_MS = 1_000;
/** Milliseconds between two checks of the sessions behind the sockets. */
const SWEEP_MS = 15_000;

export interface Feed {
  readonly hub: Hub;
  /** Names the log on the wire; it changes when the log was restored from an older backup. */
  logId(): string;
  /** The runner's `onCommitted`: the read models show the log up to here. */
  committed(position: bigint): void;
  /** Where the read models are; what a query shows is never older. */
  position(): bigint;
  /** The position up to which the sockets have been notified of changes. */
  notifiedPosition(): bigint;
  /** Waits at most `ms` milliseconds until the read models show a position; answers with the position they show then. */
  waitForPosition(position: bigint, ms: number): Promise<bigint>;
  /** The tags of what happened after a position and up to `notifiedPosition`. */
  tagsSince(position: bigint): readonly string[] | 'too-many';
  /** Closes the sockets whose sessions have ended on another copy, by one query, and finds dead ones; each 15 s. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface Sessions {
  /** Which of these sessions are still valid, in one query. */
  aliveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  onSessionEnded(listener: (ended: { readonly sessionId: string }) => void): () => void;
}

interface Needs {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly readModels: ReadModels;
  readonly accounts: Sessions;
  readonly logId: string;
  readonly log: Logger;
  /** The boards as the read models have them; `position` is the read models', as far as it is known before they are read. */
  readonly boards: (position: string) => Promise<LeaderboardAnswer>;
  /** Milliseconds between two attempts to read the log. */
  readonly retryMs?: number;
}

export async function openFeed(needs: Needs): Promise<Feed> {
  const { sql, store, readModels, accounts, logId, log, boards, retryMs = 1_000 } = needs;
  const readCheckpoint = () => readFeedCheckpoint(readModels.sql, readModels.schema, logId);
  const start = await readCheckpoint();
  const stopped = new AbortController();
  const hub = new Hub();
  let recentChanges = new RecentChanges(start.position);
  const position = new ReadPosition({ start, read: readCheckpoint, onMoved: notifyChanges, onRestored });
  let notifiedPosition = start.position;
  /** True from when the log was restored until the read models show it; then every page loads everything anew. */
  let isResyncDue = false;
  /** The last event that was read from the log, where it is known. */
  let lastEvent: string | undefined;
  let subscription = new AbortController();
  const toWirePosition = (at: bigint): string => formatWirePosition(wireLogId(logId, position.restores), at);
  const frames = new BoardFrames({
    read: () => boards(toWirePosition(position.known)),
    send: (text) => hub.sendToAll(text),
    hasNoListeners: () => hub.isEmpty,
    onError: (error) => log.warn(error, 'the feed cannot read the boards; it tries again'),
  });

  function onRestored(): void {
    isResyncDue = true;
    lastEvent = undefined;
    notifiedPosition = position.known;
    subscription.abort();
  }

  function notifyChanges(): void {
    if (isResyncDue) return;
    const upTo = position.known < recentChanges.seen ? position.known : recentChanges.seen;
    if (upTo <= notifiedPosition) return;
    passCrashpoint('before-hint');
    const tags = recentChanges.between(notifiedPosition, upTo);
    // A page that reloads everything reloads the boards as well.
    const boardsMoved = tags !== 'too-many' && tags.includes(LEADERBOARD_TAG);
    hub.notify(toWirePosition(upTo), boardsMoved ? tags.filter((tag) => tag !== LEADERBOARD_TAG) : tags);
    notifiedPosition = upTo;
    if (boardsMoved) frames.moved();
    passCrashpoint('after-hint');
  }

  const pause = (signal: AbortSignal) => sleep(retryMs, undefined, { signal }).catch(() => undefined);

  /** Waits until the read models show the log to its end, and goes on from there. */
  async function skipToEnd(signal: AbortSignal): Promise<void> {
    const head = await store.head();
    for (await position.refresh(); position.known < head && !signal.aborted; await position.refresh()) {
      await pause(signal);
    }
    recentChanges = new RecentChanges(position.known);
  }

  /**
   * Looks whether the log still holds what was read. The read models may have been restored together with it, so that
   * nobody else finds that positions went back.
   */
  async function checkLog(): Promise<void> {
    if (lastEvent === undefined || (await isInLog(store, { position: recentChanges.seen, lastEvent }))) return;
    log.warn('the log was restored from an older backup: every page loads everything anew');
    await countRestore(sql, logId, position.restores);
    await position.refresh();
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
          // The log holds the position, as it has given something after it.
          if (isResyncDue) notifyResync();
          const events = batch.kind === 'batch' ? await addConcernedStudents(store, batch.events) : [];
          recentChanges.add(events, batch.position);
          if (batch.kind === 'batch') lastEvent = lastEventOf(batch.events) ?? lastEvent;
          notifyChanges();
        }
      } catch (error) {
        if (stopped.signal.aborted) return;
        // The changes that are remembered here may be newer than the backup, though the read models' checkpoint is not.
        if (error instanceof PositionAhead) isResyncDue = true;
        log.warn(error, 'the feed cannot read the log; it tries again');
        await pause(stopped.signal);
      }
    }
  }

  // also sends what could not be sent when it was due
  const refresh = () =>
    position
      .refresh()
      .then(notifyChanges)
      .catch((error) => log.warn(error, 'the feed cannot read the checkpoint'));
  const listening = await sql.listen(COMMITTED_CHANNEL, (reached) => {
    // what this copy wrote, it knows by `committed`; another release may say something else than a position
    if (!/^\d+$/.test(reached) || BigInt(reached) > position.known) void refresh();
  });
  const notifySignUps = () => hub.notify(toWirePosition(notifiedPosition), [SIGN_UPS_TAG]);
  // PostgreSQL keeps no notification for a connection that was lost, so a new connection counts as one.
  const listeningToSignUps = await sql.listen(SIGN_UPS_CHANNEL, notifySignUps, notifySignUps);
  const polling = setInterval(refresh, POLL_MS);

  async function sweep(): Promise<void> {
    const alive = await accounts.aliveSessions(hub.sessionIds);
    hub.closeSockets(({ sessionId }) => !alive.has(sessionId));
    hub.sweep(toWirePosition(notifiedPosition));
  }
  const sweeping = setInterval(() => {
    sweep().catch((error) => log.warn(error, 'the feed cannot check sessions'));
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
    logId: () => wireLogId(logId, position.restores),
    committed: (reached) => position.committed(reached),
    position: () => position.known,
    notifiedPosition: () => notifiedPosition,
    waitForPosition: (wanted, ms) => position.reached(wanted, ms),
    tagsSince: (after) => recentChanges.between(after, notifiedPosition),
    sweep,
    async close() {
      stopped.abort();
      clearInterval(polling);
      clearInterval(sweeping);
      forgetSessions();
      frames.close();
      hub.terminate();
      await listeningToSignUps.unlisten();
      await Promise.all([listening.unlisten(), sessionsElsewhere.unlisten()]);
      await reading;
    },
  };
}
