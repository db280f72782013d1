import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { raceEvents } from '#events/learning/race/events.ts';
import { parseRaceStream } from '#events/learning/race/race-stream.ts';
import { practiceSubject } from '#events/values/shapes.ts';
import { boolean, instant, integer, oneOf, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable } from '../../engine/table.ts';

const columns = {
  id: uuid(),
  group_id: uuid(),
  /** The tutor who started it. */
  tutor_id: uuid(),
  subject: oneOf(...practiceSubject.options),
  grade: integer(),
  topic: text(),
  questions: integer(),
  /** The code by which students join. */
  code: text(),
  started_at: instant(),
  expires_at: instant(),
  ended_at: instant().nullable(),
  /** True once the answers of all students are in their practice sessions. */
  results_recorded: boolean(),
  version: integer(),
};

/** Each class race. Its questions and answers are in its stream alone. */
const racesTable = defineKeyedTable({
  name: 'races',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchRacesOfGroup, newest first.
    races_of_group: '(group_id, started_at desc, id)',
    // Serves fetchRunningRaces and fetchUnfinishedRaceIds.
    races_unfinished: '(id) where not results_recorded',
    // Serves fetchLastRaces.
    races_over: '(started_at desc, id) where ended_at is not null',
  },
  keyOf: ({ stream }) => parseRaceStream(stream),
  createdBy: 'RaceStarted',
  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (!isEventOf(raceEvents, event) || (row && event.version <= row.version)) return undefined;
    const { recordedAt, version } = event;
    if (event.type === 'RaceStarted') {
      const { group: group_id, subject, grade, topic, questions, code, expiresAt } = event.data;
      return {
        ...{ id: parseRaceStream(event.stream) as string, group_id, tutor_id: event.metadata.actor.id },
        ...{ subject, grade, topic, questions: questions.length, code, version },
        ...{ started_at: recordedAt, expires_at: expiresAt, ended_at: null, results_recorded: false },
      };
    }
    if (!row) throw new Error(`${event.type} of a race that was never started`);
    switch (event.type) {
      case 'RaceEnded':
        return { ...row, ended_at: recordedAt, version };
      case 'RaceResultsRecorded':
        return { ...row, results_recorded: true, version };
      default:
        return undefined;
    }
  },
});

export const racesProjection = {
  name: 'races',
  version: 1,
  streams: ['race'],
  tables: [racesTable],
} as const satisfies Projection;
