import { v5 as uuidv5 } from 'uuid';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { findOtherTutors } from '#services/core/accounts/find-other-tutors.ts';
import { loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { handOverHomework } from '#services/learning/homework/hand-over-homework.ts';
import type { RefusalCode } from '#services/platform/problems/refuse.ts';
import type { ErasureRequest } from '#services/record/erasures/erasure-store.ts';
import { type ErasablePerson, listFamiliesOfOnly, listStudentsOfFamily } from './find-erasable-person.ts';

type ArchiveContext = Context<
  'sql' | 'store' | 'keys' | 'handle' | 'loadAggregate' | 'accounts' | 'readModels' | 'clock' | 'centre' | 'log'
>;

/** Ends what the person can do at the centre, so that nothing new comes about them. */
export const archiveBeforeErasure = async (
  context: ArchiveContext,
  { id, role, status }: ErasablePerson,
  { commandId: key, actor }: ErasureRequest,
): Promise<RefusalCode | undefined> => {
  const { accounts } = context;
  const common = { commandId: uuidv5('archive', key), actor };
  if (role === 'family') return endAccesses(context, id, key, actor);
  if (status === 'archived') return undefined;
  if (role === 'student') {
    const families = await listFamiliesOfOnly(context, id);
    const outcome = await accounts.archive({ id, ...common });
    for (const family of families) await accounts.endSessionsOf(family);
    return toRefusal(outcome);
  }
  if (status === 'invited') return toRefusal(await accounts.changeTutor(id, { type: 'WithdrawInvitation', ...common }));
  const homeworkTo = await findSuccessor(context, id, actor);
  if (homeworkTo === undefined) return 'last-owner';
  const refusal = toRefusal(await accounts.changeTutor(id, { type: 'ArchiveTutor', homeworkTo, ...common }));
  if (refusal === undefined) await handOverHomework(context, id);
  return refusal;
};

/** Who takes over the homework of a tutor: the owner who erases them, or one of the owners. */
const findSuccessor = async (
  context: ArchiveContext,
  tutor: string,
  actor: ErasureRequest['actor'],
): Promise<string | undefined> => {
  const owners = (await findOtherTutors(context, tutor)).filter(({ owner }) => owner);
  return (owners.find(({ id }) => id === actor.id) ?? owners[0])?.id;
};

type Outcome = Awaited<ReturnType<ArchiveContext['accounts']['archive' | 'changeTutor']>>;

const toRefusal = (outcome: Outcome): RefusalCode | undefined => {
  if (outcome === 'unknown') return 'person-unknown';
  if (outcome.status === 'done') return undefined;
  return outcome.status === 'refused' ? outcome.refusal : outcome.status;
};

const endAccesses = async (
  context: ArchiveContext,
  account: string,
  key: string,
  actor: ErasureRequest['actor'],
): Promise<RefusalCode | undefined> => {
  const decision = await loadDecisionContext(context);
  for (const { id, hasAccess } of await listStudentsOfFamily(context, account)) {
    if (!hasAccess) continue;
    const command = { type: 'EndFamilyAccess', account } as const;
    const outcome = await context.handle({
      ...{ aggregate: studentAggregate, id, command, context: decision, body: command, actor },
      commandId: uuidv5(`end ${id}`, key),
    });
    if (outcome.status === 'refused' && outcome.refusal !== 'student-archived') return outcome.refusal;
  }
  return undefined;
};
