/** Every type of event that the log may hold. */
import type { z } from 'zod';
import { type CentreEvent, centreEvents } from '../centre/events.ts';
import type { RecordedEvent } from '../decider/recorded-event.ts';
import { checkCatalogue } from '../event-schema/check-catalogue.ts';
import type { Catalogue } from '../event-schema/event-definition.ts';
import { type HomeworkEvent, homeworkEvents } from '../homework/events.ts';
import { type LeaderboardEvent, leaderboardEvents } from '../leaderboard/events.ts';
import { type PracticeEvent, practiceEvents } from '../practice/events.ts';
import { type StudentEvent, studentEvents } from '../student/events.ts';
import { type SubmissionEvent, submissionEvents } from '../submission/events.ts';
import { type TutorEvent, tutorEvents } from '../tutor/events.ts';

/** An event of any type in the catalogue, in its current version; narrows by `type`. */
export type CatalogueEvent =
  | StudentEvent
  | TutorEvent
  | HomeworkEvent
  | SubmissionEvent
  | PracticeEvent
  | LeaderboardEvent
  | CentreEvent;

/** Whether an event is of one of these types, such as `homeworkEvents`. */
export const isEventOf = <Schemas extends object>(
  schemas: Schemas,
  event: RecordedEvent<CatalogueEvent>,
): event is Extract<RecordedEvent<CatalogueEvent>, { type: keyof Schemas }> => Object.hasOwn(schemas, event.type);

/** Types whose data never changed its shape. */
const first = (schemas: Readonly<Record<string, z.ZodType>>): Catalogue =>
  Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema, version: 1, upcasters: [] }]));

export const catalogue: Catalogue = {
  ...first(studentEvents),
  // Version 1 moved every mark as absent; a present one was corrected to present by the event after it.
  AttendanceMoved: {
    schema: studentEvents.AttendanceMoved,
    version: 2,
    upcasters: [(data) => ({ ...data, status: 'absent', charge: 'none' })],
  },
  // Version 1 did not say that a merge restored the student.
  StudentRestored: {
    schema: studentEvents.StudentRestored,
    version: 2,
    upcasters: [(data) => ({ ...data, via: 'restore' })],
  },
  ...first(tutorEvents),
  ...first(homeworkEvents),
  ...first(submissionEvents),
  ...first(practiceEvents),
  // Version 1 held ranks that came from a read model, so that no log could prove them. `practice_ranks` has them now.
  PracticeSessionCompleted: {
    schema: practiceEvents.PracticeSessionCompleted,
    version: 2,
    upcasters: [({ rank: _, ...data }) => data],
  },
  ...first(leaderboardEvents),
  ...first(centreEvents),
};

checkCatalogue(catalogue);
