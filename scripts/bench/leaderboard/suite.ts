/** Benches of the delay of leaderboard updates, and of the memory per socket. */
import { defineSuite } from '../harness/bench-suite.ts';
import { openBoardCentre } from './centre.ts';
import { measureScreenRow } from './screen.ts';
import { measureSocketRows } from './sockets.ts';

export const leaderboardSuite = defineSuite({
  benches: { screen: async (centre) => [await measureScreenRow(centre)], sockets: measureSocketRows },
  open: openBoardCentre,
});
