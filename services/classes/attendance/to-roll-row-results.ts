import type { RollMark, RollRowResult } from '#contracts/attendance.ts';
import { toLateRuleText } from '#contracts/late-cancellation-text.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { PROGRAM_ACTOR_NAME } from '#projections/query/query-fragments.ts';
import { toAppliedBalanceChange, toBalanceRow } from '#services/core/command/to-balance-response.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { toProblemSentence } from '#services/platform/problems/to-problem.ts';
import { formatRecordedBy } from './format-recorded-by.ts';
import type { RollRequest, RollRowOutcome } from './record-roll-row.ts';

type RefusedRowOutcome = Exclude<RollRowOutcome, { status: 'done' }>;

/** A row with its student's state after the command, or with the current state when the command was refused. */
interface LoadedRow {
  readonly outcome: RollRowOutcome;
  readonly state: StudentState | undefined;
  readonly version: number;
}

/** The results in the order of the rows. Names are from the read models; all else is from the students' streams. */
export async function toRollRowResults(
  context: Context<'loadAggregate' | 'readModels' | 'log' | 'centre'>,
  { body: { date }, profile }: RollRequest,
  outcomes: readonly RollRowOutcome[],
): Promise<RollRowResult[]> {
  const rows = await Promise.all(outcomes.map((outcome) => loadRow(context, outcome)));
  const people = rows.flatMap(({ state }) => state?.marks.get(date)?.changedBy ?? []);
  const names = new Map(await loadNames(context, new Set(people.filter((id) => id !== profile.id))));
  names.set(profile.id, profile.name);
  return rows.map(({ outcome, state, version }) => {
    const { studentId } = outcome;
    const common = {
      student_id: studentId,
      mark: toRollMark(state, date, names),
      balance: state ? toBalanceRow(studentId, state, version) : null,
    };
    if (outcome.status !== 'done') {
      return { ...common, change: null, ...toFailureReason(outcome, common.mark, date, context.centre.timeZone) };
    }
    return {
      ...common,
      result: outcome.events.length > 0 ? 'saved' : 'unchanged',
      change: toAppliedBalanceChange(outcome.events),
    };
  });
}

async function loadRow(
  { loadAggregate, log }: Context<'loadAggregate' | 'log'>,
  outcome: RollRowOutcome,
): Promise<LoadedRow> {
  if (outcome.status === 'done') return { outcome, state: outcome.state, version: outcome.version };
  try {
    const { state, version } = await loadAggregate(studentAggregate, outcome.studentId);
    return { outcome, state: state.status === 'none' ? undefined : state, version };
  } catch (error) {
    // Saved rows are reported as saved even if the other rows cannot be loaded.
    log.warn(
      { error: toLoggableFault(error as Error) },
      'the current mark of a refused attendance row could not be loaded',
    );
    return { outcome, state: undefined, version: 0 };
  }
}

async function loadNames(
  { readModels, log }: Context<'readModels' | 'log'>,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  try {
    return await fetchNamesById(readModels.sql, [...ids]);
  } catch (error) {
    log.warn(
      { error: toLoggableFault(error as Error) },
      'the names of the authors of attendance marks could not be loaded',
    );
    return new Map();
  }
}

function toRollMark(
  state: StudentState | undefined,
  date: string,
  names: ReadonlyMap<string, string>,
): RollMark | null {
  const mark = state?.marks.get(date);
  if (mark === undefined) return null;
  const {
    status,
    lateCancellationHours = null,
    charge,
    note = null,
    privateNote = null,
    version,
    changedBy,
    changedAt,
  } = mark;
  return {
    status,
    late_cancellation_hours: lateCancellationHours,
    charge,
    notes: note,
    private_notes: privateNote,
    tutor_id: changedBy,
    tutor_name: names.get(changedBy) ?? PROGRAM_ACTOR_NAME,
    updated_at: changedAt,
    version,
  };
}

/** Why a row was not recorded; for a conflict also the author and time of the existing mark. */
function toFailureReason(
  { refused: code }: RefusedRowOutcome,
  mark: RollMark | null,
  date: string,
  timeZone: string,
): Pick<RollRowResult, 'result' | 'code' | 'detail' | 'changed_by' | 'changed_at'> {
  if (code !== 'mark-changed') return { result: 'failed', code, detail: toProblemSentence(code) };
  if (mark === null) return { result: 'conflict', code, detail: toProblemSentence(code) };
  const late = mark.late_cancellation_hours;
  const status = late === null ? mark.status : `absent, class taken (${toLateRuleText(late)})`;
  const detail = `Already marked ${status} ${formatRecordedBy(mark, date, timeZone)}.`;
  return { result: 'conflict', code, detail, changed_by: mark.tutor_name, changed_at: mark.updated_at };
}
