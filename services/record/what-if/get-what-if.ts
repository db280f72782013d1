import { whatIfQuery, whatIfResponse } from '#contracts/what-if.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { LogTooLongError, runWhatIf } from './run-what-if.ts';
import { toWhatIfClasses, toWhatIfStreaks } from './to-what-if-rows.ts';

const ANSWERS_WITHIN_MS = 60_000;
/** A longer log is left to the operator's command, because the request would occupy the server for too long. */
const EVENTS_MAX = 200_000;

export const getWhatIf = defineUseCase({
  operation: 'getWhatIf',
  summary: 'The students whose numbers would differ if another rule had always been in force',
  method: 'GET',
  path: '/api/what-if',
  access: 'owner',
  query: whatIfQuery,
  answer: whatIfResponse,
  answersWithin: ANSWERS_WITHIN_MS,
  run: async (
    { query: { classes_max: classesMax, same_day: sameDay } },
    { store, centre, readModels }: Context<'store' | 'centre' | 'readModels'>,
  ) => {
    const toDay = (instant: string) => getCivilDate(() => new Date(instant), centre.timeZone);
    const result = await runWhatIf({ store, classesMax, sameDay, toDay, eventsMax: EVENTS_MAX }).catch((error) => {
      if (error instanceof LogTooLongError) return refuse('log-too-long');
      throw error;
    });
    if ('refused' in result) return result;
    const { classes, streaks } = result;
    const toNames = (ids: readonly string[]) => fetchNamesById(readModels.sql, ids);
    return {
      body: {
        classes: classesMax === undefined ? null : await toWhatIfClasses(classes, toNames),
        streaks: sameDay === undefined ? null : await toWhatIfStreaks(streaks, toNames),
      },
    };
  },
});
