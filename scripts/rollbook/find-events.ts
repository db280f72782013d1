import { parseEventMetadata } from '#events/record/unseal-events.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { runWithCore } from './open.ts';

/**
 * Prints the events of a request, of a command, or the one event with this id, with their requests, from the log of any store.
 * Exits with 1 when there is none. It prints no text that anybody typed.
 */
export const printEvents = (id: string): Promise<void> =>
  runWithCore(async ({ store }) => {
    let found = 0;
    for await (const { events } of readLogToEnd(store, 0n, 'stored')) {
      for (const event of events) {
        const { requestId, commandId, actor } = parseEventMetadata(event);
        if (![event.id, commandId, requestId].includes(id)) continue;
        found += 1;
        console.log(formatEvent(event));
        console.log(`  request  ${requestId ?? 'none: background work'}`);
        console.log(`  command  ${commandId}`);
        console.log(`  actor    ${actor.role} ${actor.id}\n`);
      }
    }
    if (found > 0) return;
    console.log(`The log holds no event with the id ${id}, and none of such a request or command.`);
    process.exitCode = 1;
  });

const formatEvent = ({ id, type, stream, version, position, recordedAt }: StoredEvent): string =>
  `${type}\n  event    ${id}\n  stream   ${stream}, version ${version}\n  log      position ${position}, ${recordedAt}`;
