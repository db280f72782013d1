import { fdatasync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PAGE = 8_192;
const FILE_PAGES = 128;

/** Measures the milliseconds of fdatasync for one page, several times, in a preallocated file like PostgreSQL’s WAL. */
export async function measureFdatasyncs(folder: string, count: number): Promise<number[]> {
  await using file = await open(join(folder, 'fdatasync'), 'w');
  await file.write(Buffer.alloc(PAGE * FILE_PAGES));
  await file.sync();
  const page = Buffer.alloc(PAGE, 1);
  const sync = promisify(fdatasync);
  const took: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    await file.write(page, 0, PAGE, (turn % FILE_PAGES) * PAGE);
    const began = performance.now();
    await sync(file.fd);
    took.push(performance.now() - began);
  }
  return took;
}
