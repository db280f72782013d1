import type { AppendOutcome, EventToAppend } from '../port/event-store.ts';
import { isDataError } from './postgres-errors.ts';

/** An append whose arguments were checked; `expected` is 0 if the stream must not exist. */
export interface CheckedAppend {
  readonly stream: string;
  readonly events: readonly EventToAppend[];
  readonly expected: number;
  /** Hash of the event at the expected version, if known. */
  readonly lastHash?: string | null;
}

interface QueuedAppend {
  readonly append: CheckedAppend;
  /** More than one if the same append was requested again while it waited. */
  readonly callers: PromiseWithResolvers<AppendOutcome>[];
}

const MAX_APPENDS = 256;
const MAX_CHARACTERS = 1_000_000;

/**
 * Groups the appends of a process. One group is in flight at a time, and the appends that arrive during it form the next
 * group. An append to an idle queue is sent at once.
 */
export const createAppendQueue = (write: (group: readonly CheckedAppend[]) => Promise<AppendOutcome[]>) => {
  let waiting: QueuedAppend[] = [];
  let flushing: Promise<void> | undefined;

  const send = async (group: readonly QueuedAppend[]): Promise<void> => {
    try {
      const outcomes = await write(group.map((one) => one.append));
      group.forEach((one, index) => {
        for (const caller of one.callers) caller.resolve(outcomes[index] as AppendOutcome);
      });
    } catch (error) {
      if (group.length > 1 && isDataError(error)) for (const one of group) await send([one]);
      else for (const one of group) for (const caller of one.callers) caller.reject(error);
    }
  };

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const { group, rest } = nextGroup(waiting);
      waiting = rest;
      await send(group);
    }
    flushing = undefined;
  };

  return {
    append(append: CheckedAppend): Promise<AppendOutcome> {
      const caller = Promise.withResolvers<AppendOutcome>();
      waiting.push({ append, callers: [caller] });
      // Starts after the other appends of this tick, but before anything that waits for I/O.
      flushing ??= Promise.resolve().then(flush);
      return caller.promise;
    },
    /** Resolves when every append that was requested so far has its outcome. */
    idle: async (): Promise<void> => flushing,
  };
};

/**
 * Splits the queue into the next group and the rest. In a group each event id occurs once (the same append requested twice
 * is sent once), and all appends to one stream expect the same version, because one statement handles the group.
 */
const nextGroup = (waiting: readonly QueuedAppend[]): { group: QueuedAppend[]; rest: QueuedAppend[] } => {
  const group: QueuedAppend[] = [];
  const rest: QueuedAppend[] = [];
  const byEventId = new Map<string, QueuedAppend>();
  const expectedOf = new Map<string, number>();
  let characters = 0;
  for (const one of waiting) {
    const { stream, events, expected } = one.append;
    const twin = events.map((event) => byEventId.get(event.id)).find((found) => found !== undefined);
    if (twin && isSameAppend(twin.append, one.append)) {
      twin.callers.push(...one.callers);
      continue;
    }
    const size = sizeOf(events);
    const isFull = group.length > 0 && (group.length === MAX_APPENDS || characters + size > MAX_CHARACTERS);
    if (isFull || twin || (expectedOf.get(stream) ?? expected) !== expected) {
      rest.push(one);
      continue;
    }
    group.push(one);
    characters += size;
    expectedOf.set(stream, expected);
    for (const event of events) byEventId.set(event.id, one);
  }
  return { group, rest };
};

const sizeOf = (events: readonly EventToAppend[]): number =>
  events.reduce((sum, event) => sum + event.metadata.length + event.data.length, 0);

const isSameAppend = (one: CheckedAppend, other: CheckedAppend): boolean =>
  one.stream === other.stream &&
  one.expected === other.expected &&
  JSON.stringify(one.events) === JSON.stringify(other.events);
