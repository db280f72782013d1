import { collectDefaultMetrics, Gauge } from 'prom-client';
import { createSingleFlight } from '#events/kernel/single-flight.ts';
import { countLogLag, type LogLag } from '#events/store/port/count-log-lag.ts';
import { countParkedRows } from '#projections/engine/parked.ts';
import { createLoadedGauge } from '#services/platform/metrics/metrics.ts';
import { loadBackupState } from '#services/record/backup/backup-store.ts';
import { loadRecordCheck, type RecordCheckState } from '#services/record/nightly-check/record-check-store.ts';
import type { Health } from '#services/server/health/check-health.ts';
import type { Program } from '#services/server/program/program.ts';

/** Events behind that are counted at most; the value then means this many or more. */
const EVENTS_BEHIND_MAX = 10_000;
/** Milliseconds for counting them, after which that scrape goes without. */
const COUNTED_MS_MAX = 1_000;

const toSeconds = (date: Date): number => date.getTime() / 1_000;

/**
 * Registers what is read at each scrape: the process, how far the read models are, what is parked, open pages, jobs, and the
 * nightly work.
 */
export const registerCentreGauges = (program: Program, checkHealth: () => Promise<Health>): void => {
  const { metrics, sql, store, readModels, feed, missingKeys, jobs, config, centre } = program;
  const { registry } = metrics;
  collectDefaultMetrics({ register: registry });
  // Two gauges of a scrape, which are collected at once, share each of these.
  const shareLag = createSingleFlight<LogLag>();
  const shareCheck = createSingleFlight<RecordCheckState>();
  const countLag = () =>
    shareLag('lag', () => countLogLag(store, feed.position(), EVENTS_BEHIND_MAX, AbortSignal.timeout(COUNTED_MS_MAX)));
  const openedAt = () => new Date(centre.openedAt);
  const loadCheck = () => shareCheck('check', () => loadRecordCheck(sql));
  const gauges = [
    {
      name: 'rollbook_ready',
      help: '1 while this copy serves pages and commands, otherwise 0; /health says why.',
      load: async () => ((await checkHealth()).status === 'ready' ? 1 : 0),
    },
    {
      name: 'rollbook_lag_events',
      help: 'Events that are not in the read models yet, 10,000 at most.',
      async load() {
        const lag = await countLag();
        return lag.kind === 'counted' ? lag.events : undefined;
      },
    },
    {
      name: 'rollbook_lag_seconds',
      help: 'Seconds since the oldest event was recorded that is not in the read models yet.',
      async load() {
        const lag = await countLag();
        if (lag.kind !== 'counted') return undefined;
        return lag.oldest ? Math.max(0, (Date.now() - Date.parse(lag.oldest.recordedAt)) / 1_000) : 0;
      },
    },
    {
      name: 'rollbook_parked_rows',
      help: 'Rows of the read models that stopped at an event that could not be applied.',
      load: () => countParkedRows(readModels.sql, readModels.schema),
    },
    {
      name: 'rollbook_missing_keys',
      help: 'People whose personal key is missing, so that their texts cannot be read.',
      load: () => missingKeys.count(readModels.schema),
    },
    {
      name: 'rollbook_sockets',
      help: 'Open pages that are connected to this copy of the program.',
      load: async () => feed.hub.socketCount,
    },
    {
      name: 'rollbook_last_backup_timestamp_seconds',
      help: 'When the last complete backup was made, or the centre began, in seconds since 1970; absent without BACKUP_DIR.',
      load: async () => config.backup && toSeconds((await loadBackupState(sql)).last?.finishedAt ?? openedAt()),
    },
    {
      name: 'rollbook_last_record_check_timestamp_seconds',
      help: 'When the record was last checked, or the centre began, in seconds since 1970.',
      load: async () => toSeconds((await loadCheck()).last?.finishedAt ?? openedAt()),
    },
    {
      name: 'rollbook_record_faults',
      help: 'Faults that the last check of the record found; absent if it could not be carried out.',
      async load() {
        const result = (await loadCheck()).last?.result;
        return result?.status === 'checked' ? result.faultCount : undefined;
      },
    },
  ];
  for (const gauge of gauges) createLoadedGauge(registry, gauge);
  new Gauge({
    name: 'rollbook_jobs',
    help: 'Background jobs that wait or run, by queue.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      const queues = await jobs
        .boss()
        .then((boss) => boss.getQueues())
        .catch(() => []);
      for (const { name: queue, queuedCount, activeCount } of queues) {
        this.set({ queue, state: 'waiting' }, queuedCount);
        this.set({ queue, state: 'active' }, activeCount);
      }
    },
  });
};
