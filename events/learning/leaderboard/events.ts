/** The events of the stream `leaderboard-{studentId}`: how others see one student on the leaderboard. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import { NICKNAME_LENGTH_MAX } from '../../values/limits.ts';

export const leaderboardEvents = defineEvents({
  /** The whole choice: whether others see the student, and under which nickname if the centre shows nicknames. */
  LeaderboardPlaceChosen: z.strictObject({
    hidden: z.boolean(),
    nickname: personalText(NICKNAME_LENGTH_MAX).optional(),
  }),
  /** A tutor removed the student's nickname. Others see the student's name until they choose another nickname. */
  NicknameReset: z.strictObject({}),
});
export type LeaderboardEvent = EventOf<typeof leaderboardEvents>;
