/** Benches of the delay of leaderboard updates, and of the memory per socket. */
import { defineSuite } from '../harness/bench-suite.ts';
import { openBoardCentre } from './centre.ts';
import { screenRow } from './screen.ts';
import { socketRows } from './sockets.ts';

export const leaderboardSuite = defineSuite({
  benches: { screen: async (centre) => [await screenRow(centre)], sockets: socketRows },
  open: openBoardCentre,
});
