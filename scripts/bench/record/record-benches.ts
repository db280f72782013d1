import type { Bench } from '../harness/bench-suite.ts';
import { measureAppendRows } from './append.ts';
import { measureCopyRows } from './copy.ts';
import { measureGrowthRows } from './growth.ts';
import { measureRecordLiveRows } from './live.ts';
import { measureLoadRows } from './load.ts';
import { measureRebuildRows } from './rebuild.ts';
import type { RecordRow } from './record-row.ts';
import type { RecordTarget } from './record-target.ts';
import { measureSealRows } from './seal.ts';
import { measureSnapshotRows } from './snapshot.ts';
import { measureVerifyRows } from './verify.ts';

export const recordBenches = {
  live: ({ size }) => measureRecordLiveRows(size),
  append: ({ cluster, size }) => measureAppendRows(cluster, size),
  snapshot: ({ cluster, size }) => measureSnapshotRows(cluster, size),
  load: ({ cluster, size }) => measureLoadRows(cluster, size),
  rebuild: async ({ cluster, size, largeLog }) => measureRebuildRows(cluster, size, await largeLog()),
  verify: ({ cluster, size }) => measureVerifyRows(cluster, size),
  copy: ({ cluster, size }) => measureCopyRows(cluster, size),
  // Runs after the rebuild, because it appends events that no read model knows.
  growth: async ({ cluster, size, largeLog }) => measureGrowthRows(cluster, size, await largeLog()),
  // Appends events too, after every bench that reads the log as it was filled.
  seal: async ({ largeLog }) => measureSealRows(await largeLog()),
} satisfies Record<string, Bench<RecordTarget, RecordRow>>;
