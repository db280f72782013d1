/** Payments for several students of a family: one part in the stream of each student, joined by one id, all of them or none. */
import { v5 as uuidv5 } from 'uuid';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { JointPayment } from '#events/classes/student/events.ts';
import type { ReceivedPayment } from '#events/classes/student/money-commands.ts';
import { studentAggregate, studentDecider } from '#events/classes/student/student-decider.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import { fingerprintRequest } from '#services/core/command/fingerprint.ts';

export type JointPart = JointPayment['parts'][number];
export interface JointPaymentRequest {
  readonly joint: JointPayment;
  /** How and when the whole payment came in. */
  readonly payment: Omit<ReceivedPayment, 'amountCents'>;
  readonly actor: Actor;
}

/** The id of the command that records a student's part: a retry, and the completion after a crash, use the same. */
const toPartCommandId = (jointId: string, student: string): string => uuidv5(`${student}/payment`, jointId);

const toPartCommand = ({ joint, payment }: JointPaymentRequest, part: JointPart) =>
  ({
    type: 'ReceivePayment',
    ...payment,
    reference: payment.reference || undefined,
    amountCents: part.amountCents,
    allocations: part.allocations,
    joint,
  }) as const satisfies StudentCommand;

/** Records a student's part. With `completesJoint`, what it can no longer pay for becomes credit, and it is never refused. */
export const recordPart = async (
  context: DispatchContext,
  request: JointPaymentRequest,
  part: JointPart,
  more: { readonly completesJoint?: boolean; readonly seenEqual?: readonly string[] | undefined } = {},
) => {
  const command = toPartCommand(request, part);
  return context.handle({
    aggregate: studentAggregate,
    id: part.student,
    command: { ...command, ...more },
    context: await loadDecisionContext(context),
    commandId: toPartCommandId(request.joint.id, part.student),
    actor: request.actor,
    // A retry counts as the same command, whether or not another part was recorded before it.
    body: fingerprintRequest(command),
  });
};

/** The parts of a payment that were recorded already, or those of another request with its id. */
export const listRecordedParts = async ({ loadAggregate }: DispatchContext, { id, parts }: JointPayment) => {
  const loaded = await Promise.all(parts.map(({ student }) => loadAggregate(studentAggregate, student)));
  return parts.filter(({ student }, index) => loaded[index]?.hasCommand(toPartCommandId(id, student)));
};

/** Why a part would be refused now; undefined if it can be recorded. Writes nothing. */
export const findPartRefusal = async (
  context: DispatchContext,
  request: JointPaymentRequest,
  part: JointPart,
  seenEqual: readonly string[] | undefined,
) => {
  const { state } = await context.loadAggregate(studentAggregate, part.student);
  const command = { ...toPartCommand(request, part), seenEqual };
  const decided = studentDecider.decide(state, command, await loadDecisionContext(context));
  return typeof decided === 'string' ? decided : undefined;
};
