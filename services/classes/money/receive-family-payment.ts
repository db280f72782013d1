import { receiveFamilyPaymentRequest } from '#contracts/money.ts';
import { type DispatchContext, toActor } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findPartRefusal, type JointPaymentRequest, listRecordedParts, recordPart } from './joint-payment.ts';
import { checkReceiver, describeRefusedMoney, toAllocations, toReceivedPayment } from './payment.ts';

export const receiveFamilyPayment = defineUseCase({
  operation: 'receiveFamilyPayment',
  attempt: 'record a payment for several students',
  summary: 'Records one payment for several students: for all of them, or for none',
  method: 'POST',
  path: '/api/payments',
  access: 'tutor',
  body: receiveFamilyPaymentRequest,
  run: async (input, context: DispatchContext) => {
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
    const recorded = await listRecordedParts(context, joint);
    const isStarted = recorded.length > 0;
    let position = 0n;
    // Nothing is recorded before each part could be.
    for (const part of isStarted ? [] : joint.parts) {
      const refusal = await findPartRefusal(context, request, part, seenEqual);
      const entry = { kind: 'payment', cents: part.amountCents } as const;
      if (refusal) return describeRefusedMoney(context, part.student, refuse(refusal), entry);
    }
    // A part that was recorded comes first: if it was that of another request with this key, nothing else is recorded.
    for (const [index, part] of [...new Set([...recorded, ...joint.parts])].entries()) {
      // Once a part is recorded, the others are too: the money came in.
      const outcome = await recordPart(context, request, part, { seenEqual, completesJoint: isStarted || index > 0 });
      if (outcome.status === 'done') position = outcome.position > position ? outcome.position : position;
      else return refuse(outcome.status === 'refused' ? outcome.refusal : outcome.status);
    }
    return { body: undefined, position };
  },
});
