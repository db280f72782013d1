/** Measures the time from the start of the process to its first answer, with and without seeding the demo centre. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertCorrect, type BenchRow, formatMs, median } from '../harness/bench-row.ts';
import { openDemoServer } from '../harness/demo-server.ts';

const LATER_STARTS = 5;

async function timedStart(dataDir: string): Promise<number> {
  const began = performance.now();
  await using opened = await openDemoServer({ dataDir });
  const { url, server } = opened;
  const took = performance.now() - began;
  const answer = await fetch(`${url}/api/centre`);
  assertCorrect(answer.ok, `the centre answered ${answer.status}`);
  const { demo } = (await answer.json()) as { demo: boolean };
  assertCorrect(demo, 'the centre is not the demo centre');
  const ended = await server.end('SIGTERM');
  assertCorrect(ended.code === 0, `the program ended with ${ended.code}:\n${ended.output}`);
  return took;
}

export async function measureStartUpRows(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-start-'));
  try {
    const first = await timedStart(dataDir);
    const later: number[] = [];
    for (let start = 0; start < LATER_STARTS; start += 1) later.push(await timedStart(dataDir));
    const checked = 'answers, and ends when asked to';
    return [
      { what: 'first start, with seeding', measured: formatMs(first), goal: '≤ 6 s', met: first <= 6_000, checked },
      { what: 'later start', measured: formatMs(median(later)), goal: '≤ 1 s', met: median(later) <= 1_000, checked },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
