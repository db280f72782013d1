/**
 * Runs each attack over eight connections to a server on this machine while another student uses it. Figures: p50 and p99
 * of that student before → during → after the attack.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '#testing/client.ts';
import { ServerProcess } from '#testing/server-process.ts';
import {
  assertCorrect,
  type Bench,
  type BenchRow,
  defineSuite,
  formatCount,
  formatMs,
  quantile,
} from '../harness/run-suite.ts';
import { attacks } from './attack.ts';
import { type AttackedCentre, openAttackedCentre } from './centre.ts';

const BEFORE_MS = 1_500;
const ATTACK_MS = 4_000;
/** Milliseconds after the attack within which waits must be back to normal. */
const RECOVERY_MS = 2_000;
const AFTER_MS = 1_500;
/** Milliseconds between two requests of the bystander. */
const EVERY_MS = 20;
const P99_MS = 150;
/** Wait of a refused request. */
const NEVER = Number.POSITIVE_INFINITY;
/** Milliseconds by which the p99 after recovery may exceed the one before. With few requests it is almost the maximum. */
const NOISE_MS = 50;

/** Measures another student's waits before, during and after an attack. */
async function measureAttack(name: string, { target, bystander }: AttackedCentre): Promise<BenchRow> {
  const { client, id } = bystander;
  const before = await measureWaits(client, id, BEFORE_MS);
  await using attacker = new ServerProcess(
    'scripts/bench/abuse/attacker.ts',
    {},
    ...[name, String(ATTACK_MS), JSON.stringify(target)],
  );
  await attacker.waitForOutput(/^ready\.$/m);
  const ended = attacker.waitForOutput(/^outcomes (.*)\.$/m);
  const during = await measureWaits(client, id, Number.POSITIVE_INFINITY, ended);
  const outcomes: Record<string, number> = JSON.parse((await ended)[1] ?? '{}');
  await sleep(RECOVERY_MS);
  const after = await measureWaits(client, id, AFTER_MS);

  const refused = [...before, ...during, ...after].filter((wait) => wait === NEVER).length;
  const sent = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  assertCorrect(sent > 0, 'the attack sent nothing');
  const p99 = (waits: readonly number[]) => quantile(waits, 0.99);
  const isBack = p99(after) <= p99(before) + NOISE_MS;
  return {
    what: name,
    measured: [before, during, after]
      .map((waits) => `p50 ${formatMs(quantile(waits, 0.5))} p99 ${formatMs(p99(waits))}`)
      .join(' → '),
    goal: `p99 ≤ ${P99_MS} ms, back in ${RECOVERY_MS / 1_000} s`,
    met: p99(during) <= P99_MS && isBack,
    checked: [
      ...Object.entries(outcomes).map(([outcome, count]) => `${formatCount(count)} × ${outcome}`),
      ...(refused > 0 ? [`the bystander was refused ${refused} times`] : []),
    ].join(', '),
  };
}

/** Measures the milliseconds of each request from its scheduled time. The schedule does not wait for earlier answers. */
async function measureWaits(client: Client, id: string, forMs: number, until?: Promise<unknown>): Promise<number[]> {
  const paths = [`/api/students/${id}/homework`, '/api/session', `/api/students/${id}/practice`, '/api/leaderboard'];
  const waits: Promise<number>[] = [];
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  void until?.then(stop, stop);
  const began = performance.now();
  for (let n = 0; !isOver && n * EVERY_MS < forMs; n += 1) {
    const due = began + n * EVERY_MS;
    await sleep(Math.max(0, due - performance.now()));
    waits.push(
      // Without a position, so that no answer waits for the read models.
      client.get(paths[n % paths.length] as string, { 'min-position': '' }).then(
        ({ status }) => (status === 200 ? performance.now() - due : NEVER),
        () => NEVER,
      ),
    );
  }
  return Promise.all(waits);
}

const measure =
  (name: string): Bench<AttackedCentre> =>
  async (centre) => [await measureAttack(name, centre)];

export const abuseSuite = defineSuite({
  benches: Object.fromEntries(Object.keys(attacks).map((name) => [name, measure(name)])),
  open: openAttackedCentre,
  verify: (centre) => centre.verify(),
  columns: { what: 'attack', measured: 'before → during → after' },
});
