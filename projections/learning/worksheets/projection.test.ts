import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createWorksheetQuestions } from '#events/learning/worksheet/test/worksheet-fixture.ts';
import { toWorksheetStream } from '#events/learning/worksheet/worksheet-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { worksheetsProjection } from './projection.ts';

test.each([1, 1_000])(
  'worksheets: are numbered in the order of the log, and an event that comes again takes no number, in batches of %d',
  async (batch) => {
    const keys = createInMemoryKeyRing();
    const writer = createLogWriter(keys);
    const ids = Array.from({ length: 3 }, () => randomUUID());
    const prepare = (id: string) =>
      writer.record(toWorksheetStream(id), [
        {
          type: 'WorksheetPrepared',
          data: { subject: 'math', grade: 4, topic: 'Café sums', questions: createWorksheetQuestions() },
        },
      ]);
    const log = [];
    for (const id of ids) log.push(...(await prepare(id)));
    const { tables, parked } = await foldInMemory(worksheetsProjection, [...log, ...log.slice(1)], keys, batch);
    expect(parked).toEqual([]);
    const rows = tables.worksheets as { id: string; number: number }[];
    expect(Object.fromEntries(rows.map(({ id, number }) => [id, number]))).toEqual(
      Object.fromEntries(ids.map((id, index) => [id, index + 1])),
    );
    expect(rows[0]).toMatchObject({ topic: 'Café sums', search_text: 'cafe sums', question_count: 10 });
    expect(tables.worksheet_count).toMatchObject([{ worksheets: 3 }]);
  },
);
