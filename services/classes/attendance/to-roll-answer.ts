import type { Context } from '#services/core/use-case/context.ts';
import type { RollRequest, RollRowOutcome } from './record-roll-row.ts';
import { toRollRowResults } from './to-roll-row-results.ts';

/** The answer to a roll: a result for each row. Throws if the store did not answer for any row. */
export async function toRollAnswer(
  context: Context<'loadAggregate' | 'readModels' | 'log' | 'centre'>,
  request: RollRequest,
  outcomes: readonly RollRowOutcome[],
) {
  const [first] = outcomes;
  if (first?.status === 'thrown' && outcomes.every(isStoreUnavailable)) throw first.error;
  const position = outcomes.reduce((largest, row) => max(largest, positionOf(row)), 0n);
  return {
    body: { date: request.body.date, rows: await toRollRowResults(context, request, outcomes) },
    refusedRows: outcomes.flatMap((row) =>
      row.status === 'refused' ? { studentId: row.studentId, code: row.refused } : [],
    ),
    ...(position > 0n && { position }),
  };
}

/** Whether the row failed because the store or the database did not answer. */
const isStoreUnavailable = (row: RollRowOutcome) => row.status === 'thrown' && row.refused !== 'unexpected';

const positionOf = (row: RollRowOutcome): bigint => (row.status === 'done' ? row.position : 0n);
const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);
