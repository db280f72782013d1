import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { createLogWriter } from '#projections/test/log-writer-fixture.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Records the events of a history. The log gives them other ids, so the references between them are replaced. */
export const recordHistory = async (
  writer: Pick<ReturnType<typeof createLogWriter>, 'record'>,
  stream: string,
  history: readonly { id: string; type: string; data: object }[],
): Promise<StoredEvent[]> => {
  const ids = new Map<string, string>();
  const log: StoredEvent[] = [];
  for (const { id, type, data } of history) {
    const text = JSON.stringify(data).replace(UUID, (found) => ids.get(found) ?? found);
    for (const stored of await writer.record(stream, [{ type, data: JSON.parse(text) }])) {
      ids.set(id, stored.id);
      log.push(stored);
    }
  }
  return log;
};
