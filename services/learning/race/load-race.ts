import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import type { Profile } from '#contracts/session.ts';
import { type Race, raceAggregate } from '#events/learning/race/race-decider.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import type { Context } from '#services/core/use-case/context.ts';

/** Path parameters of `/api/races/{id}/…`. */
export const raceParams = z.strictObject({ id: lowerCaseId });

interface LoadedRace {
  readonly race: Race;
  readonly version: number;
}

/**
 * Loads a race for somebody who may see it: a tutor, a student who is in its group now, or one who has joined it. Undefined for
 * everybody else, as for a race that does not exist.
 */
export async function loadRaceFor(
  { loadAggregate }: Context<'loadAggregate'>,
  { role, id: personId }: Pick<Profile, 'role' | 'id'>,
  raceId: string,
): Promise<LoadedRace | undefined> {
  const { state: race, version } = await loadAggregate(raceAggregate, raceId);
  if (!race) return undefined;
  if (role === 'tutor' || race.participants.includes(personId)) return { race, version };
  const groups = (await loadAggregate(groupsAggregate, undefined)).state;
  return groups[race.started.group]?.students.includes(personId) ? { race, version } : undefined;
}
