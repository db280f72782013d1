import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the program counts and times while it runs. Nothing of it names a person. */
export type Metrics = ReturnType<typeof createMetrics>;

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const APPEND_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
const PUSH_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/** Creates the metrics of one program, in a registry of its own. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'rollbook_request_seconds',
      help: 'Seconds until a request was answered; pages and files count as the operation “other”.',
      labelNames: ['operation', 'status'] as const,
      ...{ buckets: REQUEST_SECONDS, registers },
    }),
    appendSeconds: new Histogram({
      name: 'rollbook_append_seconds',
      help: 'Seconds until the event store answered an append, by outcome; “unknown” is one that failed.',
      labelNames: ['outcome'] as const,
      ...{ buckets: APPEND_SECONDS, registers },
    }),
    pushSeconds: new Histogram({
      name: 'rollbook_push_seconds',
      help: 'Seconds from the recording of an event until the open pages were notified of it.',
      ...{ buckets: PUSH_SECONDS, registers },
    }),
    mailFailures: new Counter({
      name: 'rollbook_mail_failures_total',
      help: 'Deliveries of mails that failed; “retried” ones are tried again, “refused” ones are not.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'rollbook_refusals_total',
      help: 'Failed sign-ins and refused commands.',
      labelNames: ['kind'] as const,
      registers,
    }),
  };
};

/** Creates a gauge whose value is loaded at each scrape; undefined leaves it out of that scrape. */
export const createLoadedGauge = (
  registry: Registry,
  {
    name,
    help,
    load,
  }: { readonly name: string; readonly help: string; readonly load: () => Promise<number | undefined> },
): void => {
  new Gauge({
    ...{ name, help, registers: [registry] },
    async collect() {
      // A value that cannot be loaded must not stay at what it was.
      this.reset();
      const value = await load().catch(() => undefined);
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
};
