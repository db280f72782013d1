/** The events of the stream `leaderboard-{studentId}`: how one student stands on the board. */
import { z } from 'zod';
import { personal } from '../event-schema/personal-fields.ts';
import { NICKNAME_MAX } from '../values/limits.ts';

export const leaderboardEvents = {
  /** The whole choice: whether others see them, and by which nickname where the centre shows nicknames. */
  LeaderboardPlaceChosen: z.strictObject({ hidden: z.boolean(), nickname: personal(NICKNAME_MAX).optional() }),
} as const;

type Data = { [Type in keyof typeof leaderboardEvents]: z.infer<(typeof leaderboardEvents)[Type]> };
export type LeaderboardEvent = { [Type in keyof Data]: { type: Type; data: Data[Type] } }[keyof Data];
