/** The number of events that the seal of a kept file or packet covers; undefined for another file. */
export const readSealedEvents = async (file: Blob): Promise<number | undefined> => {
  try {
    const events: unknown = JSON.parse(await file.text())?.seal?.events;
    return Number.isSafeInteger(events) && Number(events) > 0 ? Number(events) : undefined;
  } catch {
    return undefined;
  }
};
