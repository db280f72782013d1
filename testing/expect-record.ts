import { expect } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { checkAndUnsealEvents } from '#events/record/unseal-events.ts';
import { allProjections } from '#projections/all.ts';
import { readCheckpointPosition } from '#projections/engine/checkpoint.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { hashTables } from '#projections/test/hash-tables.ts';
import { verifyRecord } from '#services/record/verify/verify-record.ts';
import type { Program } from '#services/server/program/program.ts';
import type { ProgramCore } from '#services/server/program/program-core.ts';

/** Counts the events of these students by the command that wrote them. */
export async function countEventsByCommand(
  { store, keys }: ProgramCore,
  studentIds: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const id of studentIds) {
    for (const { metadata } of await checkAndUnsealEvents(await store.read(toStudentStream(id)), keys)) {
      counts.set(metadata.commandId, (counts.get(metadata.commandId) ?? 0) + 1);
    }
  }
  return counts;
}

/** Expects that the record of a running centre and its read models verify. */
export async function expectRecordVerifies({ sql, store, keys, readModels, runner }: Program): Promise<void> {
  await runner.caughtUp();
  expect((await verifyRecord({ sql, store, keys, schema: readModels.schema })).fault).toBeUndefined();
}

/** Expects that the record verifies and that the read models equal those of a rebuild. */
export async function expectReadModelsEqualRebuild({
  sql,
  store,
  keys,
  centre: { logId },
}: ProgramCore): Promise<void> {
  const schema = toReadSchemaName(allProjections);
  const head = await store.head();
  await expect.poll(async () => ((await readCheckpointPosition(sql, schema)) ?? 0n) >= head).toBe(true);
  expect((await verifyRecord({ sql, store, keys, schema })).fault).toBeUndefined();
  const before = await hashTables(sql, schema);
  await rebuildReadModels({ sql, store, keys, projections: allProjections, logId });
  expect(await hashTables(sql, schema)).toBe(before);
}
