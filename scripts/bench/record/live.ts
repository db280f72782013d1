import { liveRows } from '../harness/measure-live.ts';
import type { RecordRow } from './record-row.ts';
import type { Size } from './size.ts';

const PER_SECOND = 200;

export async function recordLiveRows({ liveSeconds }: Size): Promise<RecordRow[]> {
  const rows = await liveRows({ rates: [PER_SECOND], seconds: liveSeconds });
  return rows.map((row) => ({
    ...row,
    how: 'Commands over HTTP to the program in a process of its own, at a steady rate; from sending one to the hint in another person’s socket, which is sent when its rows can be read.',
    raw: {},
  }));
}
