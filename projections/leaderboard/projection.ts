import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { LeaderboardEvent } from '#events/leaderboard/events.ts';
import { parseLeaderboardStream } from '#events/leaderboard/leaderboard.ts';
import type { KeyedTable, Projection } from '../engine/projection.ts';
import { sqlFile } from '../engine/sql-file.ts';

export type PlaceTableRow = {
  student_id: string;
  hidden: boolean;
  /** Sealed. */
  nickname: string | null;
  chosen_event: string;
  version: number;
};

const table: KeyedTable<PlaceTableRow> = {
  kind: 'keyed',
  table: 'leaderboard_places',
  key: 'student_id',
  columns: { student_id: 'uuid', hidden: 'boolean', nickname: 'text', chosen_event: 'uuid', version: 'integer' },
  keyOf: ({ stream }) => parseLeaderboardStream(stream),
  evolve(row, recorded) {
    const { id: chosen_event, stream, version, data } = recorded as RecordedEvent<LeaderboardEvent>;
    // an event seen before, where somebody set a checkpoint back
    if (row && version <= row.version) return undefined;
    const nickname = data.nickname ?? null;
    return {
      student_id: parseLeaderboardStream(stream) as string,
      hidden: data.hidden,
      nickname,
      chosen_event,
      version,
    };
  },
};

export const leaderboard: Projection = {
  name: 'leaderboard',
  version: 1,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['leaderboard'],
  tables: [table],
};
