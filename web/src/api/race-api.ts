/** Endpoints of the class race. Only its pages load them. */
import type {
  AnswerRaceRequest,
  AnswerRaceResponse,
  FindRaceRequest,
  Race,
  RaceIdResponse,
  RaceResponse,
  RacesResponse,
  StartRaceRequest,
  StepRaceRequest,
} from '#contracts/races.ts';
import { type CacheUpdate, command, createEndpoints, query, types } from './create-endpoints.ts';

/** A race with the time of the page's own clock at which it came, in milliseconds since the page was opened. */
export interface TimedRace extends RaceResponse {
  readonly receivedAt: number;
}

const toTimedRace = (answer: RaceResponse): TimedRace => ({ ...answer, receivedAt: performance.now() });

// biome-ignore format: one row for each endpoint
export const raceApi = createEndpoints({
  getRaces: query('GET /races', types<RacesResponse>, ['groups']),
  /** Messages of the feed replace the race itself. */
  getRace: query('GET /races/:raceId', types<RaceResponse>, ['race:raceId', 'centre'], {
    transformResponse: toTimedRace,
    merge: (shown: TimedRace, come) => (come.race.version < shown.race.version ? { ...come, race: shown.race, receivedAt: shown.receivedAt } : come),
  }),
  startRace: command('POST /races', types<RaceIdResponse, StartRaceRequest>, ['groups']),
  findRace: command('POST /races/find', types<RaceIdResponse, FindRaceRequest>),
  joinRace: command('POST /races/:raceId/join', types<null>, ['race:raceId'], { request: { body: {} } }),
  stepRace: command('POST /races/:raceId/steps', types<null, StepRaceRequest>, ['race:raceId'], { invalidate: 'when-refused' }),
  answerRaceQuestion: command('POST /races/:raceId/answers', types<AnswerRaceResponse, AnswerRaceRequest>, ['race:raceId'], {
    invalidate: 'when-refused',
    onAnswer: ({ question, choice }, { raceId }) => cacheOwnChoice(raceId, question, choice),
  }),
});

/** Writes the race of a feed message into the cache, unless the page has a newer one. */
export const cacheRace = (race: Race): CacheUpdate =>
  raceApi.util.updateQueryData('getRace', { raceId: race.id }, (shown) =>
    race.version > shown.race.version ? { ...shown, race, receivedAt: performance.now() } : shown,
  );

const cacheOwnChoice = (raceId: string, question: number, choice: number): CacheUpdate =>
  raceApi.util.updateQueryData('getRace', { raceId }, ({ own }) => {
    if (own) own.choices[question] = choice;
  });
