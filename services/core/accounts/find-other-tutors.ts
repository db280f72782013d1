import type { Sql } from 'postgres';
import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { tutorEvents } from '#events/people/tutor/events.ts';
import { tutorDecider } from '#events/people/tutor/tutor-decider.ts';
import { toTutorStream } from '#events/people/tutor/tutor-stream.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';

/**
 * The current tutors but one, and who of them owns the centre. They are read from the log, because the read models may lag
 * behind, and nobody without an account counts. Texts stay sealed.
 */
export const findOtherTutors = async (
  { sql, store }: { readonly sql: Sql; readonly store: EventStore },
  exceptId: string,
): Promise<{ readonly id: string; readonly owner: boolean }[]> => {
  const accounts = await sql<{ id: string }[]>`
    select id from accounts."user" where role = 'tutor' and id <> ${exceptId}`;
  const found = [];
  for (const { id } of accounts) {
    const events = (await store.read(toTutorStream(id))).map((event) => parseStoredEvent(event));
    const { status, owner } = events
      .filter((event) => isEventOf(tutorEvents, event))
      .reduce(tutorDecider.evolve, tutorDecider.initial);
    if (status === 'current') found.push({ id, owner });
  }
  return found;
};
