import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { TransactionSql } from 'postgres';
import { type Deliver, intoOutbox, type Message, overSmtp } from './deliver.ts';

const QUEUE = 'mail';
const HOUR_SECONDS = 60 * 60;
const TEXT_OID = 25;
const TRY_AGAIN_MS = 10_000;

export interface MailSettings {
  readonly databaseUrl: string;
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
   * Begins to deliver, also what an earlier run left, and tries until it can. Call it when the server listens, without
   * waiting: it costs a tenth of a second.
   */
  start(): Promise<void>;
  /** Lets the delivery under way finish. */
  close(): Promise<void>;
}

/**
 * Mail through a job queue in the schema `desk_jobs`: over SMTP, or into the outbox folder where there is none. Costs
 * nothing before it is used.
 * @param onError told of the queue's own faults and of failed deliveries, which are retried
 */
export const openMail = ({
  config,
  announce = console.log,
  onError = console.error,
}: {
  config: MailSettings;
  announce?: (line: string) => void;
  onError?: (error: unknown) => void;
}): Mail => {
  const closing = new AbortController();
  let queue: Promise<PgBoss> | undefined;
  const opened = (): Promise<PgBoss> => {
    if (queue !== undefined) return queue;
    const opening = openQueue(config.databaseUrl, onError);
    queue = opening;
    opening.catch(() => {
      queue = undefined; // the next message tries again
    });
    return opening;
  };
  const { smtpUrl, mailFrom, dataDir } = config;
  const deliver: Deliver =
    smtpUrl === undefined ? intoOutbox(dataDir, mailFrom, announce) : overSmtp(smtpUrl, mailFrom);

  const failed = (jobId: string, error: { code?: string }): never => {
    // the server's own words may hold the address; they stay with the job in the queue
    onError(new Error(`mail ${jobId} was not delivered (${error.code ?? 'no code'}) and will be tried again`));
    throw error;
  };

  return {
    async send(message, { tx } = {}) {
      await (await opened()).send(QUEUE, message, tx && { db: within(tx) });
    },
    async start() {
      while (!closing.signal.aborted) {
        try {
          await (await opened()).work<Message>(QUEUE, async ([job]) => {
            if (job) await deliver(job.data).catch((error) => failed(job.id, error));
          });
          return;
        } catch (error) {
          onError(error);
          await sleep(TRY_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => {});
        }
      }
    },
    async close() {
      closing.abort();
      const opened = await queue?.catch(() => undefined); // whoever asked for it was told
      await opened?.stop({ graceful: true, timeout: 3_000 });
    },
  };
};

const openQueue = async (connectionString: string, onError: (error: unknown) => void): Promise<PgBoss> => {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString, schema: 'desk_jobs', max: 2, schedule: false, useListenNotify: true });
  boss.on('error', (error) => {
    // the driver hangs the whole connection on an idle one's error; a log is no place for it
    if ('client' in error) delete error.client;
    onError(error);
  });
  try {
    await boss.start();
    await boss.createQueue(QUEUE, {
      notify: true,
      retryLimit: 12,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 4 * HOUR_SECONDS,
      // messages hold names and addresses: they go soon after they were delivered or given up
      deleteAfterSeconds: HOUR_SECONDS,
    });
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(onError); // its connections and timers would stay beside the next one's
    throw error;
  }
};

/** pg-boss writes JSON texts itself; marked as text, the driver does not encode them a second time. */
const within = (tx: TransactionSql) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const parameters = values.map((value) => (typeof value === 'string' ? tx.typed(value as never, TEXT_OID) : value));
    return { rows: await tx.unsafe(text, parameters as never[]) };
  },
});
