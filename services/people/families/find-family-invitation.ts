import { studentAggregate } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { createFamilyInvitationTokens } from './family-invitation-tokens.ts';

type InvitationContext = Context<'config' | 'loadAggregate' | 'clock' | 'centre'>;

interface FoundInvitation {
  readonly studentId: string;
  readonly invitationId: string;
  /** Id of the account that used it, which may repeat its request; undefined while it is open. */
  readonly account: string | undefined;
  readonly student: StudentState;
}

/** The invitation of a token; undefined unless it is open or was used. It is read from the log, because it works once. */
export const findFamilyInvitation = async (
  { config, loadAggregate, clock, centre }: InvitationContext,
  token: string,
): Promise<FoundInvitation | undefined> => {
  const named = createFamilyInvitationTokens(config.sessionSecret).read(token);
  if (!named) return undefined;
  const { state: student } = await loadAggregate(studentAggregate, named.studentId);
  const found = student.families.get(named.invitationId);
  if (!found) return undefined;
  const isOver = found.account === undefined && found.until < getCivilDate(clock, centre.timeZone);
  return isOver ? undefined : { ...named, account: found.account, student };
};
