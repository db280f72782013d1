import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { studentEvents } from '#events/classes/student/events.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';

/** Returns a function that applies an event to the children of a family account; undefined if it changes no family's. */
export function toFamilyChange(
  stored: StoredEvent,
): ((account: string, present: ReadonlySet<string>) => Set<string>) | undefined {
  const student = parseStudentStream(stored.stream);
  if (student === undefined || !changing.has(stored.type)) return undefined;
  const event = parseOrIgnore(stored);
  if (!event || !isEventOf(studentEvents, event)) return undefined;
  return (account, present) => {
    const ends =
      event.type === 'StudentArchived' || (event.type === 'FamilyAccessEnded' && event.data.account === account);
    const begins = event.type === 'FamilyAccessGiven' && event.data.account === account;
    const others = [...present].filter((child) => !ends || child !== student);
    return new Set(begins ? [...others, student] : others);
  };
}

const changing: ReadonlySet<string> = new Set(['FamilyAccessGiven', 'FamilyAccessEnded', 'StudentArchived']);

/** An event that cannot be read must not stop the feed. The periodic check of all sockets finds what it would have changed. */
export const parseOrIgnore = (stored: StoredEvent) => {
  try {
    return parseStoredEvent(stored);
  } catch {
    return undefined;
  }
};
