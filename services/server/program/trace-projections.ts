import { parseEventMetadata } from '#events/record/unseal-events.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { runWithRequestId } from '#services/platform/request-id.ts';
import { tracer } from '#services/platform/tracing/run-in-span.ts';
import { isTracing } from '#services/platform/tracing/start-tracing.ts';

/** Requests of one batch that are traced at most. The batches of people at work hold a few. */
const TRACED_MAX = 100;

/**
 * Adds a span to the trace of each request whose events were written to the read models: from the recording of its first event
 * in the batch until pages can read it.
 */
export const traceProjections = (events: readonly StoredEvent[]): void => {
  if (!isTracing()) return;
  const traced = new Set<string>();
  for (const event of events.slice(-TRACED_MAX)) {
    const requestId = findRequestId(event);
    if (requestId === undefined || traced.has(requestId)) continue;
    traced.add(requestId);
    runWithRequestId(requestId, () =>
      tracer.startSpan('project events', { root: true, startTime: new Date(event.recordedAt) }).end(),
    );
  }
};

/** Undefined for a damaged event too: it is folded or parked, and tracing must not add a fault of its own. */
const findRequestId = (event: StoredEvent): string | undefined => {
  try {
    return parseEventMetadata(event).requestId;
  } catch {
    return undefined;
  }
};
