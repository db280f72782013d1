import type { TransactionSql } from 'postgres';
import type { JobQueue, QueueDefinition } from '#services/jobs/job-queue.ts';
import { type Deliver, intoOutbox, type Message, overSmtp } from './deliver.ts';

const QUEUE = 'mail';
const HOUR_SECONDS = 60 * 60;
const TEXT_OID = 25;

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
}
interface SendOptions {
  /** Enqueued with what causes it, or not at all. */
  readonly tx?: TransactionSql;
}
export interface Mail {
  /** Takes a message for delivery; failed deliveries are repeated for about a day. Throws when it could not be taken. */
  send(message: Message, options?: SendOptions): Promise<void>;
  /**
   * Begins to deliver, also messages that an earlier run left, and tries until it can. Call it when the server listens:
   * it takes a tenth of a second.
   */
  start(): Promise<void>;
}

/** The queue of messages that are to be delivered. */
export const mailQueue: QueueDefinition = {
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
 * Mail through the job queue: over SMTP, or into the outbox folder where there is none.
 * @param onError called with each failed delivery, which is retried
 */
export const createMail = ({
  jobs,
  config,
  announce = console.log,
  onError = console.error,
}: {
  jobs: JobQueue;
  config: MailSettings;
  announce?: (line: string) => void;
  onError?: (error: unknown) => void;
}): Mail => {
  const { smtpUrl, mailFrom, dataDir } = config;
  const deliver: Deliver =
    smtpUrl === undefined ? intoOutbox(dataDir, mailFrom, announce) : overSmtp(smtpUrl, mailFrom);

  const failed = (jobId: string, error: { code?: string }): never => {
    // The server's own words may hold the address; they stay with the job in the queue.
    onError(new Error(`mail ${jobId} was not delivered (${error.code ?? 'no code'}) and will be tried again`));
    throw error;
  };

  return {
    async send(message, { tx } = {}) {
      await (await jobs.boss()).send(QUEUE, message, tx && { db: withinTransaction(tx) });
    },
    start: () =>
      jobs.whenStarted((boss) =>
        boss.work<Message>(QUEUE, async ([job]) => {
          if (job) await deliver(job.data).catch((error) => failed(job.id, error));
        }),
      ),
  };
};

/** pg-boss writes JSON texts itself; marked as text, the driver does not encode them a second time. */
const withinTransaction = (tx: TransactionSql) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const parameters = values.map((value) => (typeof value === 'string' ? tx.typed(value as never, TEXT_OID) : value));
    return { rows: await tx.unsafe(text, parameters as never[]) };
  },
});
