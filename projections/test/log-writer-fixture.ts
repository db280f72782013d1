import { v4 as uuid } from 'uuid';
import { toPersonIdOfStream } from '#events/catalogue/to-person-id-of-stream.ts';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { studentDecider as decider } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { createStudentContext } from '#events/classes/student/test/student-fixture.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { createEmptyChainHead, type HashChainHead, toChainHead } from '#events/record/hash-chain.ts';
import type { KeyRing, PersonalKey } from '#events/record/key-ring.ts';
import { toEventsToAppend } from '#events/record/to-events-to-append.ts';
import { parseEventUnvalidated } from '#events/record/unseal-events.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { toEventToAppend, toStoredEvent } from '#events/store/port/stored-text.ts';

export const TUTOR: Actor = { id: '00000000-0000-4000-8000-0000000000aa', role: 'tutor' };

interface Stream {
  head: HashChainHead;
  state: StudentState;
  key: PersonalKey | undefined;
}

/**
 * Decides, seals and chains events like the command handler, but without its checks, and returns them. Refused commands
 * write nothing.
 */
export const createLogWriter = (
  keys: KeyRing,
  clock = { now: Date.parse('2026-09-01T15:00:00.000Z') },
  stepMs = 1_000,
) => {
  const streams = new Map<string, Stream>();
  let position = 0n;

  const record = async (stream: string, events: readonly { type: string; data: unknown }[], actor = TUTOR) => {
    const person = toPersonIdOfStream(stream);
    const at = streams.get(stream) ?? {
      head: createEmptyChainHead(stream),
      state: decider.initial,
      key: person === undefined ? undefined : await keys.create(person),
    };
    clock.now += stepMs;
    const written = toEventsToAppend({
      stream,
      after: at.head,
      events,
      metadata: { commandId: uuid(), fingerprint: '', actor },
      recordedAt: new Date(clock.now).toISOString(),
      key: at.key,
    });
    const stored = written.map((event, index): StoredEvent => {
      position += 1n;
      return toStoredEvent({ ...event, stream, version: at.head.version + 1 + index, position });
    });
    const last = stored.at(-1);
    if (!last) return [];
    if (stream.startsWith('student-')) {
      // Texts stay unsealed in the state, as in the program, because a correction repeats the note of the mark.
      for (const [index, event] of stored.entries())
        at.state = decider.evolve(at.state, { ...parseEventUnvalidated(event), data: events[index]?.data } as never);
    }
    streams.set(stream, { ...at, head: toChainHead(last) });
    return stored;
  };

  return {
    record,
    state: (studentId: string): StudentState => streams.get(`student-${studentId}`)?.state ?? decider.initial,
    /** `today` is the day of the decision, under the first rules of a centre unless others are named. */
    async execute(
      studentId: string,
      {
        today,
        classesMax,
        lateCancellationHours,
        ...command
      }: StudentCommand & Partial<Parameters<typeof createStudentContext>[0]>,
    ): Promise<StoredEvent[]> {
      const stream = `student-${studentId}`;
      const state = streams.get(stream)?.state ?? decider.initial;
      const context = createStudentContext({ today, classesMax, lateCancellationHours });
      const decided = decider.decide(state, command as StudentCommand, context);
      return typeof decided === 'string' ? [] : record(stream, decided);
    },
  };
};

/** Appends events that a log writer has returned, in their order. Neighbours of different streams are appended together. */
export const appendAll = async (store: EventStore, events: readonly StoredEvent[]): Promise<void> => {
  const group = new Map<string, StoredEvent>();
  const flush = async () => {
    await Promise.all([...group.values()].map((event) => append(store, event)));
    group.clear();
  };
  for (const event of events) {
    if (group.has(event.stream)) await flush();
    group.set(event.stream, event);
  }
  await flush();
};

const append = async (store: EventStore, event: StoredEvent): Promise<void> => {
  const { stream, version } = event;
  const outcome = await store.append(stream, [toEventToAppend(event)], version === 1 ? 'no-stream' : version - 1);
  if (outcome.status !== 'appended') throw new Error(`${stream}@${version}: ${outcome.status}`);
};
