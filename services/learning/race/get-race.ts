import { type RaceResponse, raceResponse } from '#contracts/races.ts';
import type { Race } from '#events/learning/race/race-decider.ts';
import { fetchGroup } from '#projections/people/groups/groups-query.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { loadBoardNames } from '#services/learning/leaderboard/load-leaderboard.ts';
import { toPracticeSessionId } from '#services/learning/practice/to-practice-session-id.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadRaceFor, raceParams } from './load-race.ts';
import { toRace } from './to-race.ts';

export const getRace = defineUseCase({
  operation: 'getRace',
  summary: 'A class race: its question without the key until it is closed, the points, and the own answers',
  method: 'GET',
  path: '/api/races/:id',
  access: 'signed-in',
  relation: 'race-of-own-group',
  params: raceParams,
  answer: raceResponse,
  run: async (
    { params: { id }, profile },
    context: Context<'loadAggregate' | 'clock' | 'centre' | 'readModels' | 'keys' | 'config'>,
  ) => {
    const loaded = await loadRaceFor(context, profile, id);
    if (!loaded) return refuse('race-unknown');
    const { race, version } = loaded;
    const today = getCivilDate(context.clock, context.centre.timeZone);
    const { group: groupId } = race.started;
    const [rules, group] = await Promise.all([
      loadRulesOn(context, today),
      fetchGroup(context.readModels.sql, groupId),
    ]);
    const body: RaceResponse = {
      race: toRace(id, version, race, context.clock()),
      group_name: group?.name ?? '',
      group_id: group?.archived_at === null ? groupId : null,
      points_count: rules.racePoints === 'on',
      room: profile.role === 'tutor' ? { code: race.started.code, names: await listNames(context, race) } : null,
      own: toOwn(id, race, profile.id),
    };
    return { body };
  },
});

const listNames = async (
  context: Context<'readModels' | 'keys' | 'config' | 'centre'>,
  { participants }: Race,
): Promise<string[]> => {
  const names = await loadBoardNames(context, participants);
  return participants.map((id) => names.get(id) ?? 'Unknown');
};

function toOwn(raceId: string, { participants, asked }: Race, studentId: string): RaceResponse['own'] {
  const participant = participants.indexOf(studentId);
  if (participant < 0) return null;
  const choices = asked.map(({ answers }) => answers.get(studentId)?.choice ?? null);
  return { participant, choices, session_id: toPracticeSessionId(raceId, studentId) };
}
