import { measureLiveRows } from '../harness/measure-live.ts';
import type { RecordRow } from './record-row.ts';
import type { BenchSize } from './size.ts';

const PER_SECOND = 200;

export async function measureRecordLiveRows({ liveSeconds }: BenchSize): Promise<RecordRow[]> {
  const rows = await measureLiveRows({ rates: [PER_SECOND], seconds: liveSeconds });
  return rows.map((row) => ({
    ...row,
    how: 'Commands over HTTP to the program in a process of its own, at a steady rate; from sending one to the hint in another person’s socket, which is sent when its rows can be read.',
    raw: {},
  }));
}
