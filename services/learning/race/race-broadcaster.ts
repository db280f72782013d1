/**
 * Sends each class race to its students and to tutors after each of its events. The message is made from the log, so that every
 * copy of the program sends the same to its own sockets, and no read model has to come first.
 */
import type { Logger } from 'pino';
import type { ServerMessage } from '#contracts/feed.ts';
import { type Race, raceAggregate } from '#events/learning/race/race-decider.ts';
import { isReportedFault } from '#events/store/port/event-store.ts';
import { type Feed, formatWirePosition } from '#services/core/feed/feed.ts';
import type { FeedHub } from '#services/core/feed/hub.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toRace } from './to-race.ts';

/** Answers and joining students are sent together, after this time. Everything else is sent at once. */
const COLLECT_MS = 100;

interface Needs extends Context<'loadAggregate' | 'clock'> {
  readonly feed: { readonly hub: Pick<FeedHub, 'sendTo' | 'isEmpty'> } & Pick<Feed, 'logId' | 'notifiedPosition'>;
  readonly log: Pick<Logger, 'warn'>;
}

export interface RaceBroadcaster {
  /** `isUrgent` is false if students joined or answered, and nothing else happened. */
  onMoved(raceId: string, isUrgent: boolean): void;
  close(): void;
}

export function createRaceBroadcaster({ feed, loadAggregate, clock, log }: Needs): RaceBroadcaster {
  const { hub } = feed;
  const delayedSends = new Map<string, ReturnType<typeof setTimeout>>();
  /** The newest version of each race that was sent, so that none is sent after a newer one. */
  const sentVersions = new Map<string, number>();

  async function send(id: string): Promise<void> {
    clearTimeout(delayedSends.get(id));
    delayedSends.delete(id);
    if (hub.isEmpty) return;
    try {
      const { state: race, version } = await loadAggregate(raceAggregate, id);
      if (!race || version <= (sentVersions.get(id) ?? 0)) return;
      if (race.areResultsRecorded) sentVersions.delete(id);
      else sentVersions.set(id, version);
      const position = formatWirePosition(feed.logId(), feed.notifiedPosition());
      const frame: ServerMessage = { type: 'race', position, race: toRace(id, version, race, clock()) };
      hub.sendTo(toListenerCheck(race), JSON.stringify(frame));
    } catch (error) {
      // A page that misses a message gets the next one, or loads the race when it connects again.
      if (!isReportedFault(error)) log.warn(error, 'a class race could not be sent to its students');
    }
  }

  return {
    onMoved(id, isUrgent) {
      if (isUrgent) void send(id);
      else if (!delayedSends.has(id))
        delayedSends.set(
          id,
          setTimeout(() => send(id), COLLECT_MS),
        );
    },
    close() {
      for (const timer of delayedSends.values()) clearTimeout(timer);
    },
  };
}

const toListenerCheck = ({ participants }: Race) => {
  const students = new Set(participants);
  return ({ id, role }: { readonly id: string; readonly role: string }) => role === 'tutor' || students.has(id);
};
