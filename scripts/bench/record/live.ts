import { measureLiveRows } from '../harness/measure-live.ts';
import type { RecordRow } from './record-row.ts';
import type { BenchSize } from './size.ts';

const PER_SECOND = 200;

export async function measureRecordLiveRows({ liveSeconds }: BenchSize): Promise<RecordRow[]> {
  const rows = await measureLiveRows({ rates: [PER_SECOND], seconds: liveSeconds });
  return rows.map((row) => ({
    ...row,
    how: 'Commands over HTTP to the program in a separate process, at a steady rate. The time runs from sending a command to its change notification in another person’s socket, which the program sends once the changed rows can be read.',
    raw: {},
  }));
}
