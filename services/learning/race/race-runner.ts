/**
 * Does what nobody has to press: closes a question when its time is over, ends a race that nobody has ended, and records the
 * results. Every copy of the program does it for all races, from the log alone, so that a race goes on whichever copy is killed;
 * the ids of the commands are the same on all of them, so that each is carried out once.
 */
import type { Logger } from 'pino';
import { v5 as uuidv5 } from 'uuid';
import type { RaceCommand } from '#events/learning/race/commands.ts';
import { isExpired, isOverdue, type Race, raceAggregate } from '#events/learning/race/race-decider.ts';
import { isReportedFault } from '#events/store/port/event-store.ts';
import { getDecisionTime } from '#services/core/centre/centre-rules.ts';
import { computeBackoffMs } from '#services/core/command/retry-while-unavailable.ts';
import { RACE_ACTOR, type RaceCommandContext, recordRaceResults } from './record-race-results.ts';

/** Milliseconds between the end of a question and its closing, in which answers that arrived in time reach the log. */
const ANSWER_GRACE_MS = 250;
/** Milliseconds between two checks of a race at most, because timers are late after a sleep of the machine. */
const CHECK_INTERVAL_MS = 1_000;
/** Unit of the backoff after failures, which grows to at most 5.1 s, because a race goes on within about 5 s. */
const FIRST_BACKOFF_MS = 80;

interface Needs extends RaceCommandContext {
  readonly log: Pick<Logger, 'warn'>;
}

export interface RaceRunner {
  /** Called for each race that may have changed, and at the start for each that is not finished. */
  follow(raceId: string): void;
  close(): Promise<void>;
}

export function createRaceRunner(needs: Needs): RaceRunner {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();
  /** The races that may have changed while they were checked. */
  const changedSince = new Set<string>();
  /** How many checks of a race have failed since the last that did not. */
  const failures = new Map<string, number>();
  let isClosed = false;

  const handle = (id: string, command: RaceCommand, name: string) =>
    needs.handle({
      ...{ aggregate: raceAggregate, id, command, context: getDecisionTime(needs) },
      ...{ commandId: uuidv5(name, id), actor: RACE_ACTOR, body: null },
    });

  /** Does what is due. Returns how soon something else can be; undefined if the race is finished. */
  async function act(id: string): Promise<number | undefined> {
    const { state: race } = await needs.loadAggregate(raceAggregate, id);
    if (!race || race.areResultsRecorded) return undefined;
    const now = needs.clock();
    if (race.ended) {
      await recordRaceResults(needs, id, race);
      return undefined;
    }
    if (isExpired(race, now.toISOString())) {
      await handle(id, { type: 'EndExpiredRace' }, 'expired');
      return 0;
    }
    return closeOverdue(id, race, now);
  }

  async function closeOverdue(id: string, race: Race, now: Date): Promise<number> {
    const question = race.asked.length - 1;
    const at = race.asked[question];
    if (at?.status !== 'open') return CHECK_INTERVAL_MS;
    const dueMs = Date.parse(at.closesAt) + ANSWER_GRACE_MS - now.getTime();
    if (dueMs > 0 || !isOverdue(at, now.toISOString())) return Math.min(CHECK_INTERVAL_MS, Math.max(1, dueMs));
    // After a pause the question has another end, and its closing is another command.
    await handle(id, { type: 'CloseOverdueQuestion', question }, `close ${question} ${at.closesAt}`);
    return CHECK_INTERVAL_MS;
  }

  async function run(id: string): Promise<void> {
    clearTimeout(timers.get(id));
    timers.delete(id);
    let nextMs: number | undefined;
    try {
      nextMs = await act(id);
      failures.delete(id);
    } catch (error) {
      if (!isReportedFault(error)) needs.log.warn(error, 'a class race could not be continued; it is tried again');
      const failed = (failures.get(id) ?? 0) + 1;
      failures.set(id, failed);
      nextMs = computeBackoffMs(failed, FIRST_BACKOFF_MS);
    }
    if (nextMs === undefined || isClosed) return;
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => follow(id), nextMs),
    );
  }

  function follow(id: string): void {
    if (isClosed) return;
    if (running.has(id)) {
      changedSince.add(id);
      return;
    }
    running.set(
      id,
      run(id).finally(() => {
        running.delete(id);
        if (changedSince.delete(id)) follow(id);
      }),
    );
  }

  return {
    follow,
    async close() {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
