import { racesResponse } from '#contracts/races.ts';
import { fetchLastRaces, fetchRunningRaces } from '#projections/learning/races/races-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

/** Races that are over, in the list of tutors. */
export const RACES_OVER_SHOWN = 10;

export const getRaces = defineUseCase({
  operation: 'getRaces',
  summary: 'The class races that are running: all for tutors, those of their own groups for students',
  method: 'GET',
  path: '/api/races',
  access: 'signed-in',
  relation: 'own-account',
  answer: racesResponse,
  run: async ({ profile: { id, role } }, { readModels: { sql }, clock }: Context<'readModels' | 'clock'>) => {
    const now = clock().toISOString();
    if (role !== 'tutor') return { body: { running: await fetchRunningRaces(sql, now, { student: id }), over: [] } };
    const [running, over] = await Promise.all([fetchRunningRaces(sql, now), fetchLastRaces(sql, RACES_OVER_SHOWN)]);
    return { body: { running, over } };
  },
});
