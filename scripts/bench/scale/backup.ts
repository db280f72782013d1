/** Measures a backup beside people at work, and how long a lost centre takes to come back from it. */
import { join } from 'node:path';
import { ServerProcess } from '#testing/server-process.ts';
import { type GrownCentre, openGrownCentre } from '../growth/centre.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { type BenchRow, formatCount, formatTimes, toRatio } from '../harness/bench-row.ts';
import { studentId, toCentreSize } from '../harness/filled-log.ts';
import { assertCorrect, measureMs, quantile, toBody } from '../harness/measure.ts';
import type { Part } from '../harness/run-suite.ts';

const RESTORE_MINUTES_MAX = 10;
const SLOWING_MAX = 1.5;
const ROUNDS = 5;

export async function measureBackupRows(cluster: BenchCluster, part: Part): Promise<BenchRow[]> {
  await using opened = new AsyncDisposableStack();
  const size = toCentreSize('everything', part(2_000, 2), part(1_000_000, 1_000));
  const centre = await openGrownCentre(opened, cluster, 'backup', size);
  const folders = { backup: join(cluster.home, 'backups'), keys: join(cluster.home, 'backup-keys') };
  const [alone, beside, took]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < part(ROUNDS); round += 1) {
    // A backup to a folder of its own is whole: one to the same folder would write only the newer events.
    const folder = `${folders.backup}-${round}`;
    let ended = false;
    const backup = measureMs(() => runCommand(centre.env, 'backup', folder, '--with-keys', folders.keys)).finally(
      () => {
        ended = true;
      },
    );
    await Promise.all([backup, measurePages(centre, beside, () => ended)]);
    const ms = await backup;
    took.push(ms);
    const until = performance.now() + ms;
    await measurePages(centre, alone, () => performance.now() > until);
  }
  const env = { DATA_DIR: join(cluster.home, 'restored'), PORT: '0', LOG_LEVEL: 'error' };
  let output = '';
  const restoreMs = await measureMs(async () => {
    output = await runCommand(env, 'restore', `${folders.backup}-0`, '--keys', folders.keys);
  });
  const verified = /every chain is whole, and every row follows[^.\n]*/.exec(output)?.[0];
  assertCorrect(verified !== undefined, `the restore ended with ${output.slice(-300)}`);
  const events = `${formatCount(centre.log.events)} events`;
  return [
    {
      what: `pages of a tutor while a backup of ${events} is made ÷ without`,
      figures: [
        { ...toRatio([quantile(beside, 0.95)], [quantile(alone, 0.95)], { atMost: SLOWING_MAX }), name: 'p95' },
      ],
      detail: `${formatTimes(beside)}; without ${formatTimes(alone)}`,
      checked: `${took.length} whole backups, each in ${formatSeconds(Math.max(...took))} at most`,
    },
    {
      what: `restore of ${events} with their accounts and keys into an empty folder`,
      figures: [
        { value: restoreMs / 60_000, atMost: RESTORE_MINUTES_MAX, format: (minutes) => `${minutes.toFixed(1)} min` },
      ],
      checked: verified,
    },
  ];
}

const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Adds the time of one page after another until it is enough. */
async function measurePages({ tutor }: GrownCentre, times: number[], isEnough: () => boolean): Promise<void> {
  const pages = [`/api/students/${studentId(0)}/class-history`, '/api/students?search=ada', '/api/leaderboard'];
  for (let turn = 0; !isEnough(); turn += 1)
    times.push(await measureMs(async () => toBody(await tutor.get(pages[turn % pages.length] as string))));
}

async function runCommand(env: Readonly<Record<string, string>>, ...args: string[]): Promise<string> {
  const { code, output } = await new ServerProcess('scripts/rollbook.js', env, ...args).end();
  assertCorrect(code === 0, `rollbook ${args[0]} ended with ${code}: ${output.slice(-2_000)}`);
  return output;
}
