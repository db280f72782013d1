import { appendInOrder } from '#events/store/import-log.ts';
import { LogNotEmptyError, type StoredEvent } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import type { LogCursor } from './log-cursor.ts';

/**
 * Copies the events that the target lacks, up to the present end of the source. What the target holds already must be how the
 * source begins, as after an interrupted copy. Throws LogNotEmptyError, and what `subscribe` and `append` throw.
 */
export const copyOnwards = async (
  source: LogCursor,
  target: LogCursor,
  onCopied: (events: number) => void = () => {},
): Promise<void> => {
  await target.readToEnd();
  await appendInOrder(target.store, readMissing(source, target, onCopied));
  await target.readToEnd();
};

async function* readMissing(
  source: LogCursor,
  target: LogCursor,
  onCopied: (events: number) => void,
): AsyncGenerator<readonly StoredEvent[]> {
  const { size: held } = target;
  const refuseOthers = () => {
    if (source.size === held && !source.equals(target)) throw new LogNotEmptyError('The log holds other events.');
  };
  for await (const { events, position } of readLogToEnd(source.store, source.position, 'stored')) {
    const missing: StoredEvent[] = [];
    for (const event of events) {
      refuseOthers();
      source.add(event);
      if (source.size > held) missing.push(event);
    }
    source.position = position;
    if (missing.length > 0) yield missing;
    onCopied(source.size);
  }
  refuseOthers();
  if (source.size < held) throw new LogNotEmptyError('The log holds more events.');
}
