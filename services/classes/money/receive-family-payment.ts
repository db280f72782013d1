import { receiveFamilyPaymentRequest } from '#contracts/money.ts';
import { type DispatchContext, toActor } from '#services/core/command/dispatch.ts';
import { fingerprintCommand } from '#services/core/command/fingerprint.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase, type UseCaseInput } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findPartRefusal, isAnyPartRecorded, type JointPaymentRequest, recordPart } from './joint-payment.ts';
import { checkReceiver, describeRefusedMoney, toAllocations, toReceivedPayment } from './payment.ts';

export const receiveFamilyPayment = defineUseCase({
  operation: 'receiveFamilyPayment',
  attempt: 'record a payment for several students',
  summary: 'Records one payment for several students: for all of them, or for none',
  method: 'POST',
  path: '/api/payments',
  access: 'tutor',
  body: receiveFamilyPaymentRequest,
  run: async (input, context: DispatchContext & Context<'idempotencyKeys'>) => {
    const { parts, seen_equal: seenEqual, ...body } = input.body;
    const unknownReceiver = await checkReceiver(context, body.received_by);
    if (unknownReceiver) return unknownReceiver;
    const { amountCents: _, ...payment } = toReceivedPayment(body);
    const joint = {
      id: input.commandId,
      parts: parts.map((part) => ({
        ...{ student: part.student_id, amountCents: part.amount_cents },
        allocations: toAllocations(part.allocations),
      })),
    };
    const request: JointPaymentRequest = { joint, payment, actor: toActor(input.profile) };
    const isStarted = await isAnyPartRecorded(context, joint);
    let position = 0n;
    // Nothing is recorded before each part could be.
    for (const part of isStarted ? [] : joint.parts) {
      const refusal = await findPartRefusal(context, request, part, seenEqual);
      const entry = { kind: 'payment', cents: part.amountCents } as const;
      if (refusal) return describeRefusedMoney(context, part.student, refuse(refusal), [entry]);
    }
    if (!(await keepKey(context, input))) return refuse('command-reused');
    for (const [index, part] of joint.parts.entries()) {
      // Once a part is recorded, the others are too: the money came in.
      const outcome = await recordPart(context, request, part, { seenEqual, completesJoint: isStarted || index > 0 });
      if (outcome.status === 'done') position = outcome.position > position ? outcome.position : position;
      else return refuse(outcome.status === 'refused' ? outcome.refusal : outcome.status);
    }
    return { body: undefined, position };
  },
});

/** What the list of used keys names in place of a stream. */
const USED_FOR = 'payments';

/**
 * Keeps the request's key for its body and person; false if it belongs to another request. The streams know only the ids of the
 * parts' commands, so a request for other students with this key would be recorded as parts of the same payment.
 */
async function keepKey(
  { idempotencyKeys }: Context<'idempotencyKeys'>,
  {
    commandId,
    fingerprint: request,
    profile,
  }: Pick<UseCaseInput<'tutor', unknown, unknown, unknown>, 'commandId' | 'fingerprint' | 'profile'>,
): Promise<boolean> {
  const fingerprint = fingerprintCommand(request, toActor(profile), USED_FOR, undefined);
  const kept = await idempotencyKeys.acknowledge(commandId, USED_FOR, { fingerprint, version: 0 });
  // Another request with the key may have been stored in this moment, and is seen only now.
  const used = kept.acknowledgement ? kept : await idempotencyKeys.find(commandId);
  return used?.stream === USED_FOR && used.acknowledgement?.fingerprint === fingerprint;
}
