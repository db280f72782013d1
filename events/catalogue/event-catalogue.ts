/** Every type of event that the log may hold. A new type is added to the `events.ts` of its stream, not here. */
import { type AssignedPracticeEvent, assignedPracticeEvents } from '../assigned-practice/events.ts';
import { type CaseEvent, caseEvents } from '../cases/events.ts';
import { type CentreEvent, centreEvents } from '../centre/events.ts';
import type { RecordedEvent } from '../decider/recorded-event.ts';
import type { EventDefinitions } from '../event-schema/event-definition.ts';
import { type GroupEvent, groupEvents } from '../group/events.ts';
import { type HomeworkEvent, homeworkEvents } from '../homework/events.ts';
import { type LeaderboardEvent, leaderboardEvents } from '../leaderboard/events.ts';
import { type LedgerSealEvent, ledgerSealEvents } from '../ledger-seal/events.ts';
import { type PracticeEvent, practiceEvents } from '../practice/events.ts';
import { type StudentEvent, studentEvents } from '../student/events.ts';
import { type SubmissionEvent, submissionEvents } from '../submission/events.ts';
import { type TutorEvent, tutorEvents } from '../tutor/events.ts';
import { checkCatalogue } from './check-catalogue.ts';

/** An event of any type in the catalogue, in its current version; narrows by `type`. */
export type CatalogueEvent =
  | StudentEvent
  | TutorEvent
  | HomeworkEvent
  | SubmissionEvent
  | PracticeEvent
  | AssignedPracticeEvent
  | CaseEvent
  | LeaderboardEvent
  | GroupEvent
  | CentreEvent
  | LedgerSealEvent;

/** Whether an event is of one of the defined types, such as `homeworkEvents`. */
export const isEventOf = <Definitions extends EventDefinitions>(
  definitions: Definitions,
  event: RecordedEvent<CatalogueEvent>,
): event is Extract<RecordedEvent<CatalogueEvent>, { type: keyof Definitions }> =>
  Object.hasOwn(definitions, event.type);

/** The definition of every event type, by its name. */
export const eventCatalogue: EventDefinitions = {
  ...studentEvents,
  ...tutorEvents,
  ...homeworkEvents,
  ...submissionEvents,
  ...practiceEvents,
  ...assignedPracticeEvents,
  ...caseEvents,
  ...leaderboardEvents,
  ...groupEvents,
  ...centreEvents,
  ...ledgerSealEvents,
};

checkCatalogue(eventCatalogue);
