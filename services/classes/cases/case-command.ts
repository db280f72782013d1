/** Dispatches commands to the cases of one student. */
import { type CaseCommand, type CaseRefusal, caseDecider } from '#events/classes/cases/case-decider.ts';
import { toCasesStream } from '#events/classes/cases/cases-stream.ts';
import { CASE_REOPENINGS_MAX, CASES_PER_DAY_MAX } from '#events/values/limits.ts';
import { type CommandContext, toCommandMetadata } from '#services/core/command/command-context.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

export async function dispatchCaseCommand(
  { handle }: Context<'handle'>,
  { profile, commandId, body }: Pick<CommandContext, 'profile' | 'commandId'> & { readonly body: unknown },
  studentId: string,
  command: CaseCommand,
): Promise<UseCaseResponse<undefined> | Refusal> {
  const outcome = await handle({
    ...{ decider: caseDecider, stream: toCasesStream(studentId), person: studentId, body, command },
    ...toCommandMetadata({ profile, commandId, ifMatch: undefined }),
  });
  if (outcome.status === 'refused') return toRefusal(outcome.refusal);
  if (outcome.status !== 'done') return refuse('command-reused');
  return { body: undefined, version: outcome.version, position: outcome.position };
}

function toRefusal(refusal: CaseRefusal | 'key-missing'): Refusal {
  switch (refusal) {
    case 'case-too-often':
      return refuse('too-often', { detail: `You can ask ${CASES_PER_DAY_MAX} times a day. Come back tomorrow!` });
    case 'case-reopened-too-often':
      return refuse('too-often', {
        detail: `You have asked about this ${CASE_REOPENINGS_MAX + 1} times. Please talk to your tutor.`,
      });
    case 'correction-unknown':
      return refuse('invalid-request', {
        errors: { correction_id: 'Choose a change that was made after the question.' },
      });
    default:
      return refuse(refusal);
  }
}
