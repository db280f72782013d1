import type { Logger } from 'pino';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { parseStoredEvent, unsealEvents } from '#events/record/unseal-events.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import { startReactor } from '#services/core/reactor/reactor.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { listOtherParts, recordPart, reverseOtherPart } from './joint-payment.ts';

type RecordedEventOf<Type extends StudentEvent['type']> = RecordedEvent<Extract<StudentEvent, { type: Type }>>;
type Parts = DispatchContext & Context<'sql' | 'store' | 'keys' | 'centre'> & { log: Pick<Logger, 'error' | 'warn'> };

/** Whether the event is a part of a payment for several students, or the reversal of a part with all others. */
const concernsSeveralStudents = (event: StoredEvent): boolean => {
  if (event.type !== 'PaymentReceived' && event.type !== 'PaymentReversed') return false;
  const { type, data } = parseStoredEvent(event);
  return (
    (type === 'PaymentReceived' && data.joint !== undefined) || (type === 'PaymentReversed' && data.whole === true)
  );
};

/**
 * Records and reverses the parts of a payment for several students that a crash left out, because nobody may ever repeat the
 * request. A part that was recorded or reversed is left as it is. Returns a function that stops it.
 */
export const startJointPayments = (context: Parts): Promise<() => Promise<void>> => {
  const { log, centre } = context;
  const complete = async (received: RecordedEventOf<'PaymentReceived'>, student: string): Promise<void> => {
    const { joint, method, receivedOn, receivedBy, reference } = received.data;
    if (joint === undefined) return;
    const request = { joint, payment: { method, receivedOn, receivedBy, reference }, actor: received.metadata.actor };
    for (const part of joint.parts) {
      if (part.student === student) continue;
      const { status } = await recordPart(context, request, part, { completesJoint: true });
      if (status !== 'done')
        log.error({ payment: joint.id, student: part.student, outcome: status }, 'a part of a payment is missing');
    }
  };
  const completeReversal = async (reversed: RecordedEventOf<'PaymentReversed'>, student: string): Promise<void> => {
    const { payment, reason, code } = reversed.data;
    const { commandId, actor } = reversed.metadata;
    const { state } = await context.loadAggregate(studentAggregate, student);
    for (const part of listOtherParts(state.money.payments[payment], student)) {
      const outcome = await reverseOtherPart(context, part, { reason, code, commandId, actor });
      const refusal = outcome.status === 'refused' ? outcome.refusal : outcome.status;
      if (refusal !== 'done' && refusal !== 'payment-reversed')
        log.error({ ...part, outcome: refusal }, 'a part of a reversed payment is not reversed');
    }
  };
  const act = async (event: StoredEvent): Promise<void> => {
    const student = parseStudentStream(event.stream);
    const [recorded] = await unsealEvents([event], context.keys);
    if (student === undefined || recorded === undefined) return;
    if (recorded.type === 'PaymentReceived') await complete(recorded, student);
    if (recorded.type === 'PaymentReversed') await completeReversal(recorded, student);
  };
  return startReactor(
    { ...context, logId: centre.logId },
    {
      name: 'joint-payments',
      concerns: (event) => concernsJoint(event, log),
      act: (event) => act(event).catch((fault) => reportRecordFault(fault, event, log)),
    },
  );
};

const concernsJoint = (event: StoredEvent, log: Parts['log']): boolean => {
  try {
    return concernsSeveralStudents(event);
  } catch (fault) {
    reportRecordFault(fault, event, log);
    return false;
  }
};

/** An event that cannot be read must not stop the completion of other payments. */
const reportRecordFault = (fault: unknown, event: StoredEvent, log: Parts['log']): void => {
  if (!(fault instanceof RecordFault)) throw fault;
  log.error({ fault: fault.code, event: event.id }, 'a payment for several students cannot be completed');
};
