import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { LeaderboardEvent } from '#events/learning/leaderboard/events.ts';
import { parseLeaderboardStream } from '#events/learning/leaderboard/leaderboard-stream.ts';
import { boolean, integer, sealedText, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable } from '../../engine/table.ts';

const columns = {
  student_id: uuid(),
  hidden: boolean(),
  nickname: sealedText({ event: 'chosen_event', field: 'nickname', person: 'student_id' }).nullable(),
  chosen_event: uuid(),
  version: integer(),
};

const leaderboardPlacesTable = defineKeyedTable({
  name: 'leaderboard_places',
  key: 'student_id',
  columns,
  keyOf: ({ stream }) => parseLeaderboardStream(stream),
  evolve(row, recorded) {
    const event = recorded as RecordedEvent<LeaderboardEvent>;
    const { id: chosen_event, stream, version } = event;
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && version <= row.version) return undefined;
    if (event.type === 'NicknameReset') return row && { ...row, nickname: null, version };
    return {
      student_id: parseLeaderboardStream(stream) as string,
      hidden: event.data.hidden,
      nickname: event.data.nickname ?? null,
      chosen_event,
      version,
    };
  },
});

export const leaderboardProjection = {
  name: 'leaderboard',
  version: 1,
  streams: ['leaderboard'],
  tables: [leaderboardPlacesTable],
} as const satisfies Projection;
