import { v5 as uuidv5 } from 'uuid';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { tutorAggregate } from '#events/people/tutor/tutor-decider.ts';
import { fetchInvitationsOfFormerTutors } from '#projections/people/family-access/family-access-query.ts';
import { loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';

type InvitationParts = Context<'handle' | 'loadAggregate' | 'readModels' | 'clock' | 'centre' | 'log'>;

/**
 * Withdraws the invitations that archived tutors made and nobody used, because a former tutor may still have the links. A
 * failure is logged; the background job retries it, and finds an invitation that was made while its tutor was being archived.
 */
export async function withdrawInvitationsOfFormerTutors(context: InvitationParts): Promise<void> {
  const decision = await loadDecisionContext(context);
  for (const { id, student_id, invited_by } of await fetchInvitationsOfFormerTutors(
    context.readModels.sql,
    decision.today,
  )) {
    try {
      const { handover } = (await context.loadAggregate(tutorAggregate, invited_by)).state;
      // A tutor who is back has none.
      if (handover === undefined) continue;
      const command = { type: 'WithdrawFamilyInvitation', invitation: id } as const;
      await context.handle({
        ...{ aggregate: studentAggregate, id: student_id, command, context: decision, body: command },
        ...{ commandId: uuidv5('invited by a former tutor', id), actor: handover.actor },
      });
    } catch (error) {
      const message = 'an invitation of a former tutor was not withdrawn; it will be tried again';
      context.log.warn({ error: toLoggableFault(error as Error), invitation: id }, message);
    }
  }
}
