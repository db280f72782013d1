/** Measures a what-if over all students of the large centre while pages are read. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { WhatIfResponse, WhatIfRules } from '#contracts/what-if.ts';
import { type BenchRow, formatCount, toTime, toTimeFigures } from '../harness/bench-row.ts';
import { assertCorrect, measureMs, toBody } from '../harness/measure.ts';
import type { GrowthTarget } from './centre.ts';

const WHAT_IF_MAX_MS = 5_000;
const PAGE_P95_MAX_MS = 100;
const POLL_MS = 20;

export async function measureWhatIfRows({ centres: [, { tutor: owner, log }] }: GrowthTarget): Promise<BenchRow[]> {
  const rules: WhatIfRules = { classes_max: 12, same_day: 'keep' };
  const pages: number[] = [];
  let progress = 0;
  const load = async (): Promise<WhatIfResponse> => toBody(await owner.get('/api/what-if'));
  const took = await measureMs(async () => {
    const started = await owner.post('/api/what-if', rules);
    assertCorrect(started.status === 204, `the what-if was answered ${started.status}: ${started.text}`);
    for (;;) {
      const { running, last } = await load();
      if (running === null && last !== null) break;
      if (running !== null && running.events > 0 && running.events < running.log_events) progress += 1;
      pages.push(await measureMs(async () => toBody(await owner.get('/api/students'))));
      await sleep(POLL_MS);
    }
  });
  const { last } = await load();
  const differing = last?.classes?.differing ?? 0;
  assertCorrect(
    last?.outcome === 'decided' && differing > 0,
    `the what-if found ${JSON.stringify(last).slice(0, 300)}`,
  );
  return [
    {
      what: `what-if over ${formatCount(log.events)} events`,
      figures: [toTime('', took, WHAT_IF_MAX_MS)],
      checked: `${formatCount(differing)} students differ; ${progress} looks at it saw how far it was`,
    },
    {
      what: 'a page of students during the what-if',
      figures: toTimeFigures(pages, { p95: PAGE_P95_MAX_MS }),
      checked: `${pages.length} answers`,
    },
  ];
}
