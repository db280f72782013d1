import { vi } from 'vitest';
import type { PlantedFault } from './planted-fault.ts';

const RUNNER_TEST = ['projections/engine/projection-runner.db.test.ts'];
const CHECKPOINT_TEST = ['projections/engine/checkpoint.db.test.ts'];
const PARKED_TEST = ['projections/engine/parked.db.test.ts'];
const BALANCES_TEST = ['projections/classes/balances/projection.test.ts'];

/** Faults in the read models and in the engine that maintains them. */
export const projectionFaults: readonly PlantedFault[] = [
  {
    name: 'projection: the checkpoint is moved outside the transaction',
    tests: [...PARKED_TEST, ...RUNNER_TEST],
    plant: () =>
      vi.doMock(import('#projections/engine/write-slice.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const { moveCheckpoint } = await import('#projections/engine/checkpoint.ts');
        return {
          ...original,
          async writeSlice(folder, progress, slice) {
            const moved = { ...progress, position: slice.position };
            await folder.sql.begin((transaction) => moveCheckpoint(transaction, progress, moved));
            return original.writeSlice(folder, moved, slice);
          },
        };
      }),
  },
  {
    name: 'projection: a batch of a fenced runner counts as written',
    tests: RUNNER_TEST,
    plant: () =>
      vi.doMock(import('#projections/engine/write-in-one-statement.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          writeInOneStatement: (...of) =>
            original.writeInOneStatement(...of).catch((error: Error) => {
              if (error.name !== 'CheckpointFencedError') throw error;
            }),
        };
      }),
  },
  {
    name: 'parking: a parked row is not stored',
    tests: PARKED_TEST,
    plant: () =>
      vi.doMock(import('#projections/engine/parked.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          insertParkedRows: (transaction, schema) => original.insertParkedRows(transaction, schema, []),
        };
      }),
  },
  {
    name: 'parking: later events of a parked row are folded',
    tests: PARKED_TEST,
    plant: () =>
      vi.doMock(import('#projections/engine/parked.ts'), async (importOriginal) => ({
        ...(await importOriginal()),
        isParked: () => false,
      })),
  },
  {
    name: 'parking: the next runner does not know the parked rows',
    tests: PARKED_TEST,
    plant: () =>
      vi.doMock(import('#projections/engine/parked.ts'), async (importOriginal) => ({
        ...(await importOriginal()),
        readParkedKeys: async () => new Map(),
      })),
  },
  {
    name: 'projection: a batch that is split loses an event',
    tests: ['projections/engine/split-slice.test.ts', ...PARKED_TEST],
    plant: () =>
      vi.doMock(import('#projections/engine/split-slice.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          splitSlice(slice) {
            const [first, second] = original.splitSlice(slice);
            return [first, { ...second, events: second.events.slice(1) }];
          },
        };
      }),
  },
  {
    name: 'projection: a checkpoint that the log does not hold is believed',
    tests: CHECKPOINT_TEST,
    plant: () =>
      vi.doMock(import('#projections/engine/checkpoint.ts'), async (importOriginal) => ({
        ...(await importOriginal()),
        isCheckpointInLog: async () => true,
      })),
  },
  {
    name: 'balances: an event that was folded before counts again',
    tests: [...BALANCES_TEST, ...CHECKPOINT_TEST],
    plant: () =>
      vi.doMock(import('#projections/classes/balances/projection.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const [table] = original.balancesProjection.tables;
        const evolve: typeof table.evolve = (row, event, changeOf) =>
          table.evolve(row && { ...row, version: 0 }, event, changeOf);
        return {
          ...original,
          balancesProjection: { ...original.balancesProjection, tables: [{ ...table, evolve }] as const },
        };
      }),
  },
  {
    name: 'balances: an uncovered mark is not counted',
    tests: BALANCES_TEST,
    plant: () =>
      vi.doMock(import('#projections/classes/balances/projection.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const [table] = original.balancesProjection.tables;
        const evolve: typeof table.evolve = (row, event, changeOf) => {
          const after = table.evolve(row, event, changeOf);
          const before = row?.classes_uncovered ?? 0;
          return after && { ...after, classes_uncovered: Math.min(before, after.classes_uncovered) };
        };
        return {
          ...original,
          balancesProjection: { ...original.balancesProjection, tables: [{ ...table, evolve }] as const },
        };
      }),
  },
];
