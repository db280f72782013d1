import type { Logger } from 'pino';
import type { TransactionSql } from 'postgres';
import { RecordFault } from '#events/kernel/record-fault.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { startReactor } from '#services/core/reactor/reactor.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { JobQueueDefinition } from '#services/platform/jobs/job-queue.ts';
import { withinTransaction } from '#services/platform/jobs/within-transaction.ts';
import { workOnEach } from '#services/platform/jobs/work-on-each.ts';
import { sendsMail } from '#services/platform/mail/mail.ts';
import { findFamilyMails } from './find-family-mail.ts';
import { type DueFamilyMail, type FamilyMailContext, sendFamilyMail } from './send-family-mail.ts';

const QUEUE = 'family-mail';
export const familyMailQueue: JobQueueDefinition = {
  name: QUEUE,
  options: { notify: true, retryLimit: 6, retryDelay: 30, retryBackoff: true, deleteAfterSeconds: 60 * 60 },
};
/** How long a mail waits, so that a mistake that a tutor corrects at once is not mailed. */
const WAIT_SECONDS = { demo: 5, real: 5 * 60 };

type Parts = Context<'sql' | 'store' | 'clock' | 'centre' | 'config' | 'jobs'> & {
  log: Pick<Logger, 'error' | 'warn'>;
  /** How long a mail waits; {@link WAIT_SECONDS} if it is missing. */
  waitSeconds?: number;
};

/**
 * Enqueues the mails to families about the events from now on. A centre that sends no mail enqueues none, so that it sends
 * none later either. Returns a function that stops it.
 */
export const startFamilyMail = ({
  jobs,
  config,
  centre,
  log,
  waitSeconds,
  ...parts
}: Parts): Promise<() => Promise<void>> => {
  const findMails = (event: StoredEvent) => {
    try {
      return findFamilyMails(event).map((mail) => ({ ...mail, about: event.id }));
    } catch (error) {
      if (!(error instanceof RecordFault)) throw error;
      // An unreadable event must not stop the mail about other events.
      log.error({ fault: error.code, place: error.place }, 'an event cannot be read: no family gets a mail about it');
      return [];
    }
  };
  const act = async (event: StoredEvent, tx: TransactionSql): Promise<void> => {
    if (!sendsMail({ config, centre })) return;
    const boss = await jobs.boss();
    const options = {
      startAfter: waitSeconds ?? WAIT_SECONDS[centre.demo ? 'demo' : 'real'],
      db: withinTransaction(tx),
    };
    for (const mail of findMails(event)) await boss.send(QUEUE, mail satisfies DueFamilyMail, options);
  };
  return startReactor(
    { ...parts, log, logId: centre.logId },
    { name: QUEUE, concerns: (event) => findMails(event).length > 0, act },
  );
};

/** Starts to send the mails that are due, also those that an earlier run left. */
export const sendDueFamilyMails = (context: FamilyMailContext & Context<'jobs'>): Promise<void> =>
  context.jobs.whenStarted((boss) =>
    workOnEach<DueFamilyMail>(boss, QUEUE, ({ data }) => sendFamilyMail(context, data)),
  );
