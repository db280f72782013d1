import type { StoredEvent } from '#events/store/port/event-store.ts';
import { type Plan, planBatch } from './fold-batch.ts';
import type { Folder } from './folder.ts';
import { type Projection, streamKind } from './projection.ts';
import { unsealFor, viewEvents } from './viewed-event.ts';

/** Parses events, unseals what must be unsealed, and finds the rows they touch. */
export const planSlice = ({ keys, projections }: Folder, events: readonly StoredEvent[]): Promise<Plan[]> => {
  const viewed = viewEvents(events);
  const kinds = viewed.map(({ stored }) => streamKind(stored.stream));
  const plan = async (projection: Projection) => {
    const { streams } = projection;
    const own = streams ? viewed.filter((_, index) => streams.includes(kinds[index] as string)) : viewed;
    return planBatch(projection, await unsealFor(projection, own, keys));
  };
  return Promise.all(projections.map(plan));
};
