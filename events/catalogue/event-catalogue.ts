/** Every type of event that the log may hold. A new type is added to the `events.ts` of its stream, not here. */

import { type CaseEvent, caseEvents } from '../classes/cases/events.ts';
import { type PaperEvent, paperEvents } from '../classes/papers/events.ts';
import { type StudentEvent, studentEvents } from '../classes/student/events.ts';
import { type CentreEvent, centreEvents } from '../core/centre/events.ts';
import { type LedgerSealEvent, ledgerSealEvents } from '../core/ledger-seal/events.ts';
import type { EventDefinitions } from '../kernel/event-definition.ts';
import type { RecordedEvent } from '../kernel/recorded-event.ts';
import { type AssignedPracticeEvent, assignedPracticeEvents } from '../learning/assigned-practice/events.ts';
import { type HomeworkEvent, homeworkEvents } from '../learning/homework/events.ts';
import { type LeaderboardEvent, leaderboardEvents } from '../learning/leaderboard/events.ts';
import { type PracticeEvent, practiceEvents } from '../learning/practice/events.ts';
import { type RaceEvent, raceEvents } from '../learning/race/events.ts';
import { type SubmissionEvent, submissionEvents } from '../learning/submission/events.ts';
import { type WorksheetEvent, worksheetEvents } from '../learning/worksheet/events.ts';
import { type AccountEvent, accountEvents } from '../people/account/events.ts';
import { type ErasureEvent, erasureEvents } from '../people/erasure/events.ts';
import { type GroupEvent, groupEvents } from '../people/group/events.ts';
import { type TutorEvent, tutorEvents } from '../people/tutor/events.ts';
import { checkCatalogue } from './check-catalogue.ts';

/** An event of any type in the catalogue, in its current version; narrows by `type`. */
export type CatalogueEvent =
  | StudentEvent
  | TutorEvent
  | AccountEvent
  | HomeworkEvent
  | SubmissionEvent
  | PracticeEvent
  | AssignedPracticeEvent
  | RaceEvent
  | WorksheetEvent
  | CaseEvent
  | PaperEvent
  | LeaderboardEvent
  | GroupEvent
  | ErasureEvent
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
  ...accountEvents,
  ...homeworkEvents,
  ...submissionEvents,
  ...practiceEvents,
  ...assignedPracticeEvents,
  ...raceEvents,
  ...worksheetEvents,
  ...caseEvents,
  ...paperEvents,
  ...leaderboardEvents,
  ...groupEvents,
  ...erasureEvents,
  ...centreEvents,
  ...ledgerSealEvents,
};

checkCatalogue(eventCatalogue);
