import type { Logger } from 'pino';
import type { Sql, TransactionSql } from 'postgres';
import { RecordFault } from '#events/kernel/record-fault.ts';
import { parseSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { toGradeNotificationContent } from '#projections/people/notifications/projection.ts';
import { startReactor } from '#services/core/reactor/reactor.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Config } from '#services/platform/config/config.ts';
import { type MailService, sendsMail } from '#services/platform/mail/mail.ts';
import { createGradeLetter } from './grade-letter.ts';

const findGradeNotification = (event: StoredEvent) => {
  const of = parseSubmissionStream(event.stream);
  const notification = of && toGradeNotificationContent(parseStoredEvent(event));
  return notification && { ...of, what: notification.what };
};

interface Parts {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly mail: Pick<MailService, 'send'>;
  readonly centre: { readonly logId: string; readonly demo: boolean };
  readonly config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'centreName'>;
}

/**
 * Sends mail to students when their work is graded or a grade changes. Without SMTP no mail is sent, also not later, but for
 * a demo, whose letters are in the outbox.
 * Former students get none, because they have no account. Returns a function that stops it.
 */
export const startGradeMail = ({
  sql,
  store,
  clock,
  log,
  mail,
  centre,
  config,
}: Parts): Promise<() => Promise<void>> => {
  const act = async (event: StoredEvent, tx: TransactionSql): Promise<void> => {
    const notification = findGradeNotification(event);
    if (notification === undefined || !sendsMail({ config, centre })) return;
    const [to] = await tx<{ name: string; email: string }[]>`
      select name, email from accounts."user" where id = ${notification.studentId} and "emailVerified"`;
    if (to === undefined) return;
    const link = `${config.publicUrl}/submission/${notification.homeworkId}`;
    const letter = createGradeLetter(notification.what, { name: to.name, link, centre: config.centreName });
    await mail.send({ to: to.email, ...letter }, { tx });
  };
  const concerns = (event: StoredEvent) => {
    try {
      return findGradeNotification(event) !== undefined;
    } catch (error) {
      if (!(error instanceof RecordFault)) throw error;
      // An unreadable event must not stop the mail about other events.
      log.error({ fault: error.code, place: error.place }, 'an event cannot be read: nobody gets a mail about it');
      return false;
    }
  };
  return startReactor({ sql, store, clock, log, logId: centre.logId }, { name: 'grade-mail', concerns, act });
};
