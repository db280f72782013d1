import type { Batch, CaughtUp } from '#events/store/event-store.ts';
import { type Folder, planAll, type Slice } from './write-batch.ts';

export interface Planned extends Slice {
  readonly caughtUp: boolean;
}

/** A subscription, each batch planned while the one before is being written. Abort the subscription when you leave it. */
export async function* planned(folder: Folder, subscription: AsyncIterable<Batch | CaughtUp>): AsyncGenerator<Planned> {
  const source = subscription[Symbol.asyncIterator]();
  const next = async (): Promise<Planned | undefined> => {
    const { done, value } = await source.next();
    if (done) return undefined;
    const events = value.kind === 'batch' ? value.events : [];
    const plans = await planAll(folder, events);
    return { events, plans, position: value.position, caughtUp: value.kind === 'caught-up' };
  };
  for (let coming = next(); ; ) {
    const item = await coming;
    if (!item) return;
    coming = next();
    // told where it is awaited, if it ever is
    coming.catch(() => undefined);
    yield item;
  }
}
