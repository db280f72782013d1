/** A command handler over an in-memory store, with a student to send commands to. */
import { randomUUID } from 'node:crypto';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { createStudentContext } from '#events/classes/student/test/student-fixture.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { createCommandHandler } from '#services/core/command/command-handler.ts';
import type { IdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import { createMemoryIdempotencyKeys } from '#services/core/command/memory-idempotency-keys.ts';

export const TEST_TODAY = '2026-11-21';
/** Today, and the first rules of a centre. */
export const TEST_CONTEXT = createStudentContext({ today: TEST_TODAY });
export const TEST_TUTOR: Actor = { id: randomUUID(), role: 'tutor' };

interface Given {
  readonly commandId?: string;
  readonly ifMatch?: number;
  readonly actor?: Actor;
  readonly body?: unknown;
  readonly id?: string;
}

export const createTestCommandHandler = ({
  store = createInMemoryEventStore(),
  keys = createInMemoryKeyRing(),
  clock = () => new Date('2026-11-21T15:00:00.000Z'),
  idempotencyKeys = createMemoryIdempotencyKeys(),
}: {
  store?: EventStore;
  keys?: ReturnType<typeof createInMemoryKeyRing>;
  clock?: () => Date;
  idempotencyKeys?: IdempotencyKeys;
} = {}) => {
  const studentId = randomUUID();
  const handle = createCommandHandler({ store, keys, clock, idempotencyKeys });
  const give = (command: StudentCommand, { commandId = randomUUID(), id = studentId, ...rest }: Given = {}) =>
    handle({
      ...{ aggregate: studentAggregate, id, command, context: TEST_CONTEXT },
      commandId,
      actor: TEST_TUTOR,
      body: command,
      ...rest,
    });
  return {
    store,
    keys,
    idempotencyKeys,
    handle,
    studentId,
    give,
    events: () => store.read(toStudentStream(studentId)),
    enrol: (classes = 6) =>
      give({ type: 'EnrolStudent', name: 'Ada', email: 'ada@example.com', classes, via: 'tutor' }),
  };
};

export const createAddClassesCommand = (classes: number): StudentCommand => ({
  type: 'AdjustClasses',
  direction: 'add',
  classes,
});
export const createRemoveClassesCommand = (classes: number): StudentCommand => ({
  type: 'AdjustClasses',
  direction: 'remove',
  classes,
});
