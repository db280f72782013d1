/** Payments for several students of a family: one part in the stream of each student, joined by one id, all of them or none. */
import { v5 as uuidv5 } from 'uuid';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { JointPayment } from '#events/classes/student/events.ts';
import type { PaymentMoney } from '#events/classes/student/money.ts';
import type { Explained, ReceivedPayment } from '#events/classes/student/money-commands.ts';
import { studentAggregate, studentDecider } from '#events/classes/student/student-decider.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { toEventId } from '#events/record/to-events-to-append.ts';
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

/** Whether a part of a payment was recorded already. */
export const isAnyPartRecorded = async ({ loadAggregate }: DispatchContext, { id, parts }: JointPayment) => {
  const loaded = await Promise.all(parts.map(({ student }) => loadAggregate(studentAggregate, student)));
  return parts.some(({ student }, index) => loaded[index]?.hasCommand(toPartCommandId(id, student)));
};

/** The part of a student in a payment for several. */
export interface ReversedPart {
  readonly student: string;
  /** The id of its event. */
  readonly payment: string;
}

/** The parts of the other students of the same payment. */
export const listOtherParts = (payment: PaymentMoney | undefined, own: string): ReversedPart[] =>
  (payment?.joint?.students ?? [])
    .filter((student) => student !== own)
    .map((student) => {
      const commandId = toPartCommandId(payment?.joint?.id ?? '', student);
      return { student, payment: toEventId(toStudentStream(student), commandId, 0) };
    });

/** Reverses a part of a payment of which another part was reversed by the command with this id. */
export const reverseOtherPart = async (
  context: DispatchContext,
  { student, payment }: ReversedPart,
  { commandId, actor, ...why }: Explained & { readonly commandId: string; readonly actor: Actor },
) => {
  const command = { type: 'ReversePayment', payment, whole: true, ...why } as const;
  return context.handle({
    aggregate: studentAggregate,
    id: student,
    command,
    context: await loadDecisionContext(context),
    // The request and the completion after a crash use the same.
    commandId: uuidv5(`${student}/reverse`, commandId),
    actor,
    body: fingerprintRequest(command),
  });
};

/** Whether another part need not be reversed: it is, or a crash left it out, and it is recorded and reversed later. */
export const isSettledPart = (refusal: string): boolean =>
  refusal === 'payment-reversed' || refusal === 'payment-unknown';

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
