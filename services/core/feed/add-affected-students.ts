import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { isPaperStream } from '#events/classes/papers/paper-streams.ts';
import { homeworkEvents } from '#events/learning/homework/events.ts';
import { homeworkDecider } from '#events/learning/homework/homework-decider.ts';
import { parseHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import { type EventStore, type StoredEvent, StoreUnavailableError } from '#events/store/port/event-store.ts';

/** An event, and for that of a homework or paper the ids of its students. */
export type EventWithAffectedStudents = StoredEvent & { readonly students?: readonly string[] };

/**
 * Adds to each event of a paper its students, and to each homework event those who are assigned at that event or whom it
 * unassigns. They are read from the log, because the read models may be behind or ahead. If an event cannot be read, for
 * example because a newer release wrote it, it gets no students, so that the feed continues. Throws StoreUnavailableError.
 */
export const addAffectedStudents = (
  store: EventStore,
  events: readonly StoredEvent[],
): Promise<EventWithAffectedStudents[]> =>
  Promise.all(
    events.map(async (event) => {
      if (parseHomeworkStream(event.stream) === undefined && !isPaperStream(event.stream)) return event;
      return { ...event, students: await loadStudents(store, event).catch(ignoreUnreadable) };
    }),
  );

const ignoreUnreadable = (error: unknown): readonly string[] => {
  if (error instanceof StoreUnavailableError) throw error;
  return [];
};

const loadStudents = async (store: EventStore, event: StoredEvent): Promise<readonly string[]> => {
  const { data } = parseStoredEvent(event);
  if ('students' in data) return data.students;
  const before = await store.read(event.stream, 1, event.version);
  const state = before
    .map((each) => parseStoredEvent(each))
    .filter((each) => isEventOf(homeworkEvents, each))
    .reduce(homeworkDecider.evolve, homeworkDecider.initial);
  return [...state.students];
};
