import type { Logger } from 'pino';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { RecordFault } from '#events/record/record-fault.ts';
import { parseStoredEvent, unsealEvents } from '#events/record/unseal-events.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import { startReactor } from '#services/core/reactor/reactor.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { recordPart } from './joint-payment.ts';

type Parts = DispatchContext & Context<'sql' | 'store' | 'keys' | 'centre'> & { log: Pick<Logger, 'error' | 'warn'> };

const findJoint = (event: StoredEvent) => {
  if (event.type !== 'PaymentReceived') return undefined;
  const parsed = parseStoredEvent(event);
  return parsed.type === 'PaymentReceived' ? parsed.data.joint : undefined;
};

/**
 * Records the parts of a payment for several students that a crash left out: whoever recorded the first part may never repeat the
 * request. A part that was recorded is not recorded again. Returns a function that stops it.
 */
export const startJointPayments = (context: Parts): Promise<() => Promise<void>> => {
  const { log, centre } = context;
  const act = async (event: StoredEvent): Promise<void> => {
    const student = parseStudentStream(event.stream);
    const [recorded] = await unsealEvents([event], context.keys);
    if (recorded?.type !== 'PaymentReceived' || recorded.data.joint === undefined) return;
    const { joint, method, receivedOn, receivedBy, reference } = recorded.data;
    const request = { joint, payment: { method, receivedOn, receivedBy, reference }, actor: recorded.metadata.actor };
    for (const part of joint.parts) {
      if (part.student === student) continue;
      const outcome = await recordPart(context, request, part, { completesJoint: true });
      if (outcome.status !== 'done')
        log.error(
          { payment: joint.id, student: part.student, outcome: outcome.status },
          'a part of a payment is missing',
        );
    }
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
    return findJoint(event) !== undefined;
  } catch (fault) {
    reportRecordFault(fault, event, log);
    return false;
  }
};

/** An event that cannot be read must not stop the completion of the others. */
const reportRecordFault = (fault: unknown, event: StoredEvent, log: Parts['log']): void => {
  if (!(fault instanceof RecordFault)) throw fault;
  log.error({ fault: fault.code, event: event.id }, 'a payment for several students cannot be completed');
};
