import { SEALED_EVENTS_MAX } from '#events/values/limits.ts';

/** The number of events that the seal of a kept file or packet covers; undefined for another file, and for a damaged one. */
export const readSealedEvents = async (file: Blob): Promise<number | undefined> => {
  try {
    const events: unknown = JSON.parse(await file.text())?.seal?.events;
    return Number.isInteger(events) && Number(events) > 0 && Number(events) <= SEALED_EVENTS_MAX
      ? Number(events)
      : undefined;
  } catch {
    return undefined;
  }
};
