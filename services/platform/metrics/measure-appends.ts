import type { EventStore } from '#events/store/port/event-store.ts';
import { runInSpan } from '../tracing/run-in-span.ts';
import type { Metrics } from './metrics.ts';

/** Times and traces the appends of a store. A conflict is an outcome of its own. */
export const measureAppends = (store: EventStore, { appendSeconds }: Pick<Metrics, 'appendSeconds'>): EventStore => ({
  ...store,
  async append(...args) {
    const end = appendSeconds.startTimer();
    try {
      const outcome = await runInSpan('append', () => store.append(...args), { 'rollbook.events': args[1].length });
      end({ outcome: outcome.status });
      return outcome;
    } catch (error) {
      end({ outcome: 'unknown' });
      throw error;
    }
  },
});
