import { parseRaceStream } from '#events/learning/race/race-stream.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { fetchUnfinishedRaceIds } from '#projections/learning/races/races-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { createRaceBroadcaster } from './race-broadcaster.ts';
import { createRaceRunner } from './race-runner.ts';

type RacesContext = Context<'feed' | 'handle' | 'loadAggregate' | 'clock' | 'centre' | 'log' | 'readModels'>;

/** Events that can wait for others, because many of them come within a second. */
const FREQUENT_TYPES: ReadonlySet<string> = new Set(['RaceJoined', 'RaceQuestionAnswered']);

/** Keeps the class races of this copy of the program going. Returns a function that stops it. */
export async function followRaces(context: RacesContext): Promise<() => Promise<void>> {
  const { feed, readModels } = context;
  const broadcaster = createRaceBroadcaster(context);
  const runner = createRaceRunner(context);
  const unsubscribe = feed.onRead((events) => {
    for (const [id, types] of groupByRace(events)) {
      const isUrgent = !types.every((type) => FREQUENT_TYPES.has(type));
      broadcaster.onMoved(id, isUrgent);
      // No answer changes when the question closes, but for the last, which closes it.
      if (isUrgent) runner.follow(id);
    }
  });
  for (const id of await fetchUnfinishedRaceIds(readModels.sql)) runner.follow(id);
  return async () => {
    unsubscribe();
    broadcaster.close();
    await runner.close();
  };
}

function groupByRace(events: readonly StoredEvent[]): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const { stream, type } of events) {
    const id = parseRaceStream(stream);
    if (id !== undefined) types.set(id, [...(types.get(id) ?? []), type]);
  }
  return types;
}
