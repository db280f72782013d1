import type { z } from 'zod';
import { openCaseRequest } from '#contracts/cases.ts';
import { saysStudentWasThere } from '#contracts/says-student-was-there.ts';
import { type CaseCommand, casesAggregate } from '#events/classes/cases/case-decider.ts';
import type { RowProof } from '#events/classes/cases/events.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { EventHeader } from '#events/store/port/event-store.ts';
import { fetchClassHistoryRows } from '#projections/classes/class-transactions/class-history.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { retryWhileUnavailable } from '#services/core/command/retry-while-unavailable.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

export const openCase = defineUseCase({
  operation: 'openCase',
  attempt: 'ask about classes',
  summary:
    'A student or a family says that something is wrong with a row of the class history, with the classes of some days, or with all',
  method: 'POST',
  path: '/api/students/:id/cases',
  access: 'student',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  body: openCaseRequest,
  run: async (input, context: DispatchContext & Context<'store'>) => {
    const { id } = input.params;
    const { kind, text } = input.body;
    const about = await findCaseSubject(context, id, input.body);
    if ('refused' in about) return about;
    const asker = input.family ? 'family' : 'student';
    return dispatch(context, input, casesAggregate, id, { type: 'OpenCase', asker, kind, ...about, text });
  },
});

type Question = Pick<z.output<typeof openCaseRequest>, 'row_id' | 'period' | 'kind'>;
type Subject = Pick<CaseCommand & { type: 'OpenCase' }, 'row' | 'period'>;

/** The row with its proof, or the days, that a case will be about; a refusal if it cannot be about them. */
export async function findCaseSubject(
  { readModels, store }: Context<'readModels' | 'store'>,
  studentId: string,
  { row_id, period, kind }: Question,
): Promise<Subject | Refusal> {
  const [row] = row_id === null ? [] : await fetchClassHistoryRows(readModels.sql, [row_id], studentId);
  if (row_id !== null && !row)
    return refuse('invalid-request', { errors: { row_id: 'Choose a row of the class history.' } });
  if (kind === 'not-there' && !(row ? saysStudentWasThere(row) : period)) {
    const detail = row ? 'This row does not say that the student was there.' : 'Choose the days of class.';
    return refuse('invalid-request', { errors: { kind: detail } });
  }
  if (!row) return period ? { period } : {};
  const { version } = row;
  const [event] = await retryWhileUnavailable(() => store.read(toStudentStream(studentId), version, 1));
  if (event?.id !== row.id) throw new Error(`The row ${row.id} is not version ${version} of its student's stream.`);
  return { row: { id: row.id, proof: toRowProof(event) } };
}

/** What proves the event behind a row. A store that gives no positions for one stream says 0. */
export const toRowProof = ({
  version,
  hash,
  position,
}: Pick<EventHeader, 'version' | 'hash' | 'position'>): RowProof => ({
  ...{ version, hash },
  ...(position > 0n && { position: String(position) }),
});
