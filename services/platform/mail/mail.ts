import type { TransactionSql } from 'postgres';
import type { JobQueue, JobQueueDefinition } from '#services/platform/jobs/job-queue.ts';
import { withinTransaction } from '#services/platform/jobs/within-transaction.ts';
import { workOnEach } from '#services/platform/jobs/work-on-each.ts';
import { createOutboxDelivery, createSmtpDelivery, type DeliverMessage, type MailMessage } from './mail-delivery.ts';

const QUEUE = 'mail';
const HOUR_SECONDS = 60 * 60;

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
}
interface SendOptions {
  /** Transaction in which the message is enqueued, so that it is sent only if the transaction commits. */
  readonly tx?: TransactionSql;
  /** A UUID that makes the message the same as an earlier one with it, so that a retry sends nothing twice within an hour. */
  readonly id?: string;
}
/**
 * Records what became of a message: `replyCode` is that of a server which refused the address or the message for ever, and
 * undefined if the message was delivered.
 */
export type RecordDelivery = (to: string, replyCode: number | undefined) => Promise<void>;

/** Whether letters can be read: over SMTP, or in a demo, which shows them on its own server. */
export const sendsMail = (about: {
  readonly config: Pick<MailSettings, 'smtpUrl'>;
  readonly centre: { readonly demo: boolean };
}): boolean => about.config.smtpUrl !== undefined || about.centre.demo;

/** Sends mail through a job queue, so that a failed delivery is repeated. */
export interface MailService {
  /** Enqueues a message. Failed deliveries are retried for about a day. Throws if it could not be enqueued. */
  send(message: MailMessage, options?: SendOptions): Promise<void>;
  /**
   * Starts delivering, including messages that an earlier run left in the queue, and retries until the queue is available.
   * Call it once the server listens, because it takes about 0.1 s.
   */
  start(): Promise<void>;
}

/** The job queue of messages to deliver. */
export const mailQueue: JobQueueDefinition = {
  name: QUEUE,
  options: {
    notify: true,
    retryLimit: 12,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 4 * HOUR_SECONDS,
    // Messages hold names and addresses, so they are deleted soon after they were delivered or given up.
    deleteAfterSeconds: HOUR_SECONDS,
  },
};

/**
 * Creates the mail service over the job queue. It delivers over SMTP, or into the outbox folder if SMTP is not configured.
 * @param onError called with each failed delivery, which is retried unless the server has refused it for ever
 */
export const createMailService = ({
  jobs,
  config,
  announce = console.log,
  onError = console.error,
  recordOutcome = async () => {},
  onFailure = () => {},
}: {
  jobs: JobQueue;
  config: MailSettings;
  announce?: (line: string) => void;
  onError?: (error: unknown) => void;
  recordOutcome?: RecordDelivery;
  /** Counts a failed delivery. */
  onFailure?: (outcome: 'retried' | 'refused') => void;
}): MailService => {
  const { smtpUrl, mailFrom, dataDir } = config;
  const deliver: DeliverMessage =
    smtpUrl === undefined ? createOutboxDelivery(dataDir, mailFrom, announce) : createSmtpDelivery(smtpUrl, mailFrom);

  const reportFailure = (jobId: string, error: { code?: string }): never => {
    onFailure('retried');
    // The SMTP server's message may contain the address, so it is kept only with the job in the queue.
    onError(new Error(`mail ${jobId} was not delivered (${error.code ?? 'no code'}); the delivery will be retried`));
    throw error;
  };

  const work = async (id: string, message: MailMessage): Promise<void> => {
    const refusal = await deliver(message).then(
      () => undefined,
      (error) => findRefusal(error) ?? reportFailure(id, error),
    );
    if (refusal !== undefined) {
      onFailure('refused');
      onError(new Error(`mail ${id} was refused for ever (${refusal})`));
    }
    await recordOutcome(message.to, refusal);
  };

  return {
    async send(message, { tx, id } = {}) {
      await (await jobs.boss()).send(QUEUE, message, { ...(id && { id }), ...(tx && { db: withinTransaction(tx) }) });
    },
    start: () => jobs.whenStarted((boss) => workOnEach<MailMessage>(boss, QUEUE, ({ id, data }) => work(id, data))),
  };
};

/** The reply of an SMTP server that refuses this address or message for ever (5xx), and not the program as its client. */
const findRefusal = ({ code, responseCode = 0 }: { code?: string; responseCode?: number }): number | undefined =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600 ? responseCode : undefined;
