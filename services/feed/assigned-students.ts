import { isEventOf } from '#events/catalogue/catalogue.ts';
import { homeworkEvents } from '#events/homework/events.ts';
import { homeworkDecider } from '#events/homework/homework-decider.ts';
import { parseHomeworkStream } from '#events/homework/homework-stream.ts';
import { readEvent } from '#events/record/read-events.ts';
import { type EventStore, type StoredEvent, StoreUnavailable } from '#events/store/port/event-store.ts';

/** An event, with the students whom it concerns beside the one that its stream is about. */
export type ConcernedEvent = StoredEvent & { readonly students?: readonly string[] };

/**
 * Names the students whom the homework of each event is assigned to at that event, and those whom it is taken from. It
 * asks the log, which knows them whatever the read models have come to. A homework that cannot be read, such as one to
 * which a newer release wrote, concerns nobody: its rows stop, and change notifications of all others go on. Throws StoreUnavailable.
 */
export const addConcernedStudents = (store: EventStore, events: readonly StoredEvent[]): Promise<ConcernedEvent[]> =>
  Promise.all(
    events.map(async (event) => {
      if (parseHomeworkStream(event.stream) === undefined) return event;
      return { ...event, students: await studentsOf(store, event).catch(nobody) };
    }),
  );

const nobody = (error: unknown): readonly string[] => {
  if (error instanceof StoreUnavailable) throw error;
  return [];
};

const studentsOf = async (store: EventStore, event: StoredEvent): Promise<readonly string[]> => {
  const { data } = readEvent(event);
  if ('students' in data) return data.students;
  const before = await store.read(event.stream, 1, event.version);
  const state = before
    .map((each) => readEvent(each))
    .filter((each) => isEventOf(homeworkEvents, each))
    .reduce(homeworkDecider.evolve, homeworkDecider.initial);
  return [...state.students];
};
