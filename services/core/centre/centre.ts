import { randomUUID } from 'node:crypto';
import { NIL, v5 as uuidv5 } from 'uuid';
import { centreAggregate as aggregate, type CentreCommand } from '#events/core/centre/centre-decider.ts';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import { formatEventPlace, RecordFault } from '#events/kernel/record-fault.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { DEFAULT_CLASSES_MAX } from '#events/values/limits.ts';
import type { SameDayRule } from '#events/values/shapes.ts';
import type { createCommandHandler } from '#services/core/command/command-handler.ts';
import { getCivilDate } from '#services/platform/clock.ts';

/** The settings with which a centre was opened, from the first event of its log. */
export interface Centre {
  /** Id of the log that is sent to clients. When it changes, clients must reload everything. */
  readonly logId: string;
  /** IANA time zone name. Days of the ledger are days in this zone. */
  readonly timeZone: string;
  readonly demo: boolean;
  /** UTC instant, ISO 8601. */
  readonly openedAt: string;
}

/** The centre that the log was opened with; undefined for an empty log. */
export async function findCentre(store: EventStore): Promise<Centre | undefined> {
  const [opened] = await store.read(CENTRE_STREAM, 1, 1);
  return opened && asOpened(opened);
}

type Handle = ReturnType<typeof createCommandHandler>;

/**
 * Opens the centre in an empty log. In any other log it returns how the centre was opened, and ignores the arguments.
 */
export async function openCentre({
  store,
  handle,
  demo,
  timeZone,
  sameDay,
}: {
  readonly store: EventStore;
  readonly handle: Handle;
  readonly demo: boolean;
  readonly timeZone: string;
  readonly sameDay: SameDayRule;
}): Promise<Centre> {
  const existing = await findCentre(store);
  const today = getCivilDate(() => new Date(), timeZone);
  // Another copy may have opened the centre first, so the settings are read from the log.
  if (!existing)
    await execute(handle, { type: 'OpenCentre', demo, timeZone, rules: { classesMax: DEFAULT_CLASSES_MAX } }, today);
  await execute(handle, { type: 'SetFirstStreakRule', sameDay }, today);
  const opened = existing ?? (await findCentre(store));
  if (opened === undefined) throw new Error('the centre was opened, and its log is empty');
  return opened;
}

/** Changes the rules from a day on, on behalf of the operator. Throws if the command is refused. */
export const changeRules = async (
  handle: Handle,
  { today, ...change }: Omit<Extract<CentreCommand, { type: 'ChangeRules' }>, 'type'> & { readonly today: string },
): Promise<void> => {
  const outcome = await execute(handle, { type: 'ChangeRules', ...change }, today);
  if (outcome.status === 'refused') throw new Error(`The rules were not changed: ${outcome.refusal}.`);
};

const execute = (handle: Handle, command: CentreCommand, today: string) =>
  handle({
    ...{ aggregate, id: undefined, command, body: command, context: { today } },
    commandId: randomUUID(),
    actor: { id: NIL, role: 'system' },
  });

/** Throws RecordFault if the first event of the centre cannot be read or has another type. */
function asOpened(first: StoredEvent): Centre {
  const { position, id, ...event } = parseStoredEvent(first);
  if (event.type !== 'CentreOpened') throw new RecordFault('invalid-event', event.type, formatEventPlace(first));
  const { demo, timeZone } = event.data;
  return { logId: uuidv5(String(position), id), timeZone, demo, openedAt: event.recordedAt };
}
