import type { Race } from '#contracts/races.ts';
import type { TimedRace } from '../../../api/race-api.ts';
import { toRacePlaceText } from './race-copy.ts';
import { rankParticipants } from './use-race.ts';

/** The part of the student who looks at a race. */
export type OwnPart = NonNullable<TimedRace['own']>;

/** The place of the student, from the points of all. */
export function OwnPlace({ race, participant, className }: { race: Race; participant: number; className?: string }) {
  const own = rankParticipants(race).find((each) => each.participant === participant);
  return own ? <p className={className}>{toRacePlaceText(own.place, race.participants, own.points)}</p> : null;
}
