/** Endpoints of the session, the centre and exports. */

import type { CentreResponse } from '#contracts/centre.ts';
import type {
  CentreRulesResponse,
  ChangeCentreRulesRequest,
  CloseDaysRequest,
  OpenDaysRequest,
  RequireSecondFactorRequest,
} from '#contracts/centre-rules.ts';
import type { SessionResponse } from '#contracts/session.ts';
import { command, createEndpoints, query, types, unkeyedCommand } from './create-endpoints.ts';

// biome-ignore format: one row for each endpoint
export const coreApi = createEndpoints({
  /**
   * Sent without the id of the page's person, so that the server answers with the person who is signed in now. An event of a
   * tutor may make its person an owner.
   */
  getSession: query('GET /session', types<SessionResponse>, ['session', 'tutors'], { request: { person: null } }),
  signOut: unkeyedCommand('POST /auth/sign-out', types<null>, [], { request: { body: {} } }),
  signOutEverywhere: unkeyedCommand('POST /auth/sign-out-everywhere', types<null>, [], { request: { body: {} } }),

  getCentre: query('GET /centre', types<CentreResponse>, ['centre']),
  getCentreRules: query('GET /rules', types<CentreRulesResponse>, ['centre']),
  changeCentreRules: command('POST /rules', types<null, ChangeCentreRulesRequest>, ['centre']),
  requireSecondFactor: command('POST /rules/second-factor', types<null, RequireSecondFactorRequest>, ['centre']),
  closeDays: command('POST /rules/closed-days', types<null, CloseDaysRequest>, ['centre']),
  openDays: command('POST /rules/closed-days/remove', types<null, OpenDaysRequest>, ['centre']),
});
