import type { StoredEvent } from '#events/store/port/event-store.ts';
import { type BatchPlan, planBatch } from './fold-batch.ts';
import type { FoldContext } from './fold-context.ts';
import { parseEvents, unsealForProjection } from './parsed-event.ts';
import { type Projection, toStreamKind } from './projection.ts';

/** Parses events, unseals them for the projections that need it, and finds the rows they touch. */
export const planSlice = ({ keys, projections }: FoldContext, events: readonly StoredEvent[]): Promise<BatchPlan[]> => {
  const viewed = parseEvents(events);
  const kinds = viewed.map(({ stored }) => toStreamKind(stored.stream));
  const plan = async (projection: Projection) => {
    const { streams } = projection;
    const own = streams ? viewed.filter((_, index) => streams.includes(kinds[index] as string)) : viewed;
    return planBatch(projection, await unsealForProjection(projection, own, keys));
  };
  return Promise.all(projections.map(plan));
};
