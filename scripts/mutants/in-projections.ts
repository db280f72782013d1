import type { Mutant } from './mutant.ts';

const ENGINE = 'projections/engine';
const RUNNER_TEST = [`${ENGINE}/runner.db.test.ts`];
const CHECKPOINT_TEST = [`${ENGINE}/checkpoint.db.test.ts`];
const PARKED_TEST = [`${ENGINE}/parked.db.test.ts`];
const REBUILD_TEST = [`${ENGINE}/rebuild.db.test.ts`];
const BALANCES_TEST = ['projections/balances/fold.test.ts'];
const TRANSACTIONS_TEST = ['projections/class-transactions/fold.test.ts'];

/** Faults in the read models and the engine that keeps them. */
export const inProjections: readonly Mutant[] = [
  {
    name: 'the checkpoint is moved outside the transaction',
    edits: [
      {
        file: `${ENGINE}/write-slice.ts`,
        search: 'moveCheckpoint(transaction, progress, to)',
        replace: 'moveCheckpoint(sql as never, progress, to)',
      },
    ],
    tests: [...PARKED_TEST, ...RUNNER_TEST],
  },
  {
    name: 'the fence does not look at the generation: several statements',
    edits: [
      {
        file: `${ENGINE}/checkpoint.ts`,
        search: '}`.execute();\n  if (moved.count',
        replace: '} or true`.execute();\n  if (moved.count',
      },
    ],
    tests: RUNNER_TEST,
  },
  {
    name: 'the fence does not look at the generation: one statement',
    edits: [
      {
        file: `${ENGINE}/write-at-once.ts`,
        search: 'where position = $2::bigint and generation = $3::uuid',
        replace: 'where position = $2::bigint or generation = $3::uuid',
      },
    ],
    tests: RUNNER_TEST,
  },
  {
    name: 'a fenced batch is taken for written',
    edits: [{ file: `${ENGINE}/write-at-once.ts`, search: 'answer?.moved !== 1', replace: 'answer === undefined' }],
    tests: RUNNER_TEST,
  },
  {
    name: 'a swap leaves the generation as it was',
    edits: [
      {
        file: `${ENGINE}/swap.ts`,
        search: 'set generation = gen_random_uuid()',
        replace: 'set generation = generation',
      },
    ],
    tests: [...RUNNER_TEST, ...REBUILD_TEST],
  },
  {
    name: 'a parked row is swallowed',
    edits: [
      {
        file: `${ENGINE}/write-slice.ts`,
        search: 'insertParked(transaction, schema, parkedRows)',
        replace: 'insertParked(transaction, schema, [])',
      },
    ],
    tests: PARKED_TEST,
  },
  {
    name: 'a row that is parked goes on',
    edits: [
      {
        file: `${ENGINE}/fold-batch.ts`,
        search: 'parked.has(projection.name) && isParked(',
        replace: 'parked.has(step.viewed.stored.id) && isParked(',
      },
    ],
    tests: PARKED_TEST,
  },
  {
    name: 'parked rows are forgotten by the next runner',
    edits: [
      {
        file: `${ENGINE}/checkpoint.ts`,
        search: 'parked: await readParked(sql, schema)',
        replace: 'parked: new Map()',
      },
    ],
    tests: PARKED_TEST,
  },
  {
    name: 'a batch taken apart loses an event',
    edits: [
      {
        file: `${ENGINE}/split-slice.ts`,
        search: 'events: events.slice(end), position',
        replace: 'events: events.slice(end + 1), position',
      },
    ],
    tests: PARKED_TEST,
  },
  {
    name: 'rows folded from what was never written are kept',
    edits: [
      {
        file: `${ENGINE}/fold-log.ts`,
        search: 'coming && written.parked !== coming.parked ? undefined : ahead',
        replace: 'ahead',
      },
    ],
    tests: PARKED_TEST,
  },
  {
    name: 'the checkpoint stays where a log was filtered',
    edits: [
      {
        file: `${ENGINE}/fold-log.ts`,
        search: 'if (item.position !== position) {',
        replace: "if (item.kind === 'batch' && item.events.length > 0) {",
      },
    ],
    tests: [`${ENGINE}/filtered-log.db.test.ts`],
  },
  {
    name: 'a checkpoint ahead of its log is believed',
    edits: [
      {
        file: `${ENGINE}/ensure-read-models-of-log.ts`,
        search: '(await isInLog(store, checkpoint, signal))',
        replace: 'true',
      },
    ],
    tests: CHECKPOINT_TEST,
  },
  {
    name: 'an event seen before is counted again',
    edits: [
      {
        file: 'projections/balances/projection.ts',
        search: 'recorded.version <= before.version',
        replace: 'recorded.version < 0',
      },
    ],
    tests: [...BALANCES_TEST, ...CHECKPOINT_TEST],
  },
  {
    name: 'balances: what a removal’s floor cuts waits',
    edits: [
      {
        file: 'projections/balances/projection.ts',
        search: "event.data.direction === 'add'",
        replace: 'event.data.direction',
      },
    ],
    tests: BALANCES_TEST,
  },
  {
    name: 'balances: an uncovered mark is not counted',
    edits: [
      { file: 'projections/balances/projection.ts', search: "Number(to.charge === 'uncovered') - ", replace: '0 - ' },
    ],
    tests: BALANCES_TEST,
  },
  {
    name: 'class_transactions: an uncovered class has no row',
    edits: [
      {
        file: 'projections/class-transactions/projection.ts',
        search: 'cause.change.requested === 0',
        replace: 'cause.change.appliedRemaining === 0',
      },
    ],
    tests: TRANSACTIONS_TEST,
  },
  {
    name: 'class_transactions: a class given back does not name what it reverses',
    edits: [
      {
        file: 'projections/class-transactions/projection.ts',
        search: 'reversed: cause.reversed ?? null',
        replace: 'reversed: null',
      },
    ],
    tests: TRANSACTIONS_TEST,
  },
  {
    name: 'class_transactions: what is given back stands on the day of the correction',
    edits: [
      {
        file: 'projections/class-transactions/projection.ts',
        search: 'return { source, change, effectiveOn: date, mark, reason, reversed };',
        replace: 'return { source, change, effectiveOn: event.recordedAt.slice(0, 10), mark, reason, reversed };',
      },
    ],
    tests: TRANSACTIONS_TEST,
  },
];
