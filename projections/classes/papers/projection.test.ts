import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { papersProjection } from './projection.ts';

const [MIA, BEN, JOINT, TUTOR] = Array.from({ length: 4 }, () => randomUUID()) as [string, string, string, string];

test.each([1, 1_000])(
  'papers: a payment for two students is one entry, and a second number of an entry is parked, in batches of %d',
  async (batch) => {
    const keys = createInMemoryKeyRing();
    const writer = createLogWriter(keys);
    const parts = [MIA, BEN].map((student) => ({ student, amountCents: 5_000, allocations: [] }));
    const pay = (student: string) =>
      writer.record(toStudentStream(student), [
        {
          type: 'PaymentReceived',
          data: {
            ...{ amountCents: 5_000, method: 'cash', receivedOn: '2026-11-20', receivedBy: TUTOR },
            ...{ allocations: [], joint: { id: JOINT, parts }, effectiveOn: '2026-11-20' },
          },
        },
      ]);
    const issued = { type: 'ReceiptIssued', data: { entry: JOINT, students: [MIA, BEN] } };
    const log = [
      ...(await pay(MIA)),
      ...(await pay(BEN)),
      ...(await writer.record('receipts', [issued])),
      ...(await writer.record('receipts', [issued])),
    ];
    const { tables, parked } = await foldInMemory(papersProjection, log, keys, batch);
    expect(parked).toMatchObject([{ version: 2, error: expect.stringContaining('has number 1 already') }]);
    expect(tables).toMatchObject({
      invoices: [],
      receipts: [
        { entry: JOINT, students: JSON.stringify([MIA, BEN]), amount_cents: 10_000, number: 1, tax_cents: null },
      ],
    });
  },
);
