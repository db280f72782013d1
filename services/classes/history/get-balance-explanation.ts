import { isDeepStrictEqual } from 'node:util';
import { type BalanceFigures, type BalanceTerm, balanceExplanationResponse } from '#contracts/class-audit.ts';
import type { StudentRow } from '#contracts/students.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import { toQueriedSealedText } from '#events/record/queried-sealed-texts.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import {
  clearUnexplainedBalance,
  recordUnexplainedBalance,
} from '#services/record/nightly-check/unexplained-balances.ts';
import { type BalanceExplanation, explainBalance } from './explain-balance.ts';
import { readStudentEvents } from './read-student-events.ts';

type Needed = Context<'readModels' | 'store' | 'keys' | 'sql' | 'clock' | 'log'>;

export const getBalanceExplanation = defineUseCase({
  operation: 'getBalanceExplanation',
  summary: 'How a student’s balance came about, from the events, and whether the stored balance agrees',
  method: 'GET',
  path: '/api/students/:id/classes/explanation',
  access: 'signed-in',
  cost: 'moderate',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: balanceExplanationResponse,
  run: async ({ params: { id } }, context: Needed) => {
    // Read before the events, so that these contain at least what the balance contains.
    const student = await fetchStudent(context.readModels.sql, id);
    if (!student) return refuse('student-unknown');
    const stored = toStoredFigures(student);
    const explanation = await explainUntil(context, id, student.version);
    const folded = explanation ? toBalanceFigures(explanation.figures) : null;
    const adds_up = explanation?.sumsUp === true && isDeepStrictEqual(folded, stored);
    await reportAddsUp(context, id, { adds_up, stored, folded });
    const terms = await unsealFields((explanation?.terms ?? []).map(toTermDto), ['reason'], context.keys);
    return { body: { student: { id, name: student.name }, adds_up, stored, folded, terms } };
  },
});

/** Explains the balance after a version of the stream; undefined if an event was altered or is missing. */
async function explainUntil(
  { store, log }: Needed,
  studentId: string,
  version: number,
): Promise<BalanceExplanation | undefined> {
  try {
    const events = await readStudentEvents(store, studentId);
    return explainBalance(events.filter((event) => event.version <= version));
  } catch (fault) {
    if (!(fault instanceof RecordFault)) throw fault;
    log.error({ studentId, fault: fault.message }, 'the events of a student cannot be folded');
    return undefined;
  }
}

async function reportAddsUp(
  { sql, clock, log }: Needed,
  studentId: string,
  { adds_up, ...figures }: { adds_up: boolean; stored: BalanceFigures; folded: BalanceFigures | null },
): Promise<void> {
  if (adds_up) return clearUnexplainedBalance(sql, studentId);
  log.error({ studentId, ...figures }, 'the stored balance of a student does not add up');
  await recordUnexplainedBalance(sql, studentId, { foundAt: clock(), ...figures });
}

const toBalanceFigures = ({ remaining, total, waiting, uncovered, attended }: BalanceFigures): BalanceFigures => ({
  ...{ remaining, total, waiting, uncovered, attended },
});

const toStoredFigures = (student: StudentRow): BalanceFigures => ({
  remaining: student.classes_remaining,
  total: student.classes_total,
  waiting: student.classes_waiting,
  uncovered: student.classes_uncovered,
  attended: student.classes_attended,
});

const toTermDto = ({ row, appliedTotal, ...term }: BalanceExplanation['terms'][number]): BalanceTerm => ({
  ...term,
  applied_total: appliedTotal,
  reason: row?.reason ? toQueriedSealedText(row.reason, row.id, 'reason', row.student_id) : null,
  code: row?.code ?? null,
});
