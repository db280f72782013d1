import type { RollMark, RollResult } from '#contracts/attendance.ts';
import { catchUp } from '#services/http/catch-up.ts';
import { faultForLog } from '#services/http/errors.ts';
import { sentenceOf } from '#services/http/problems.ts';
import type { Program } from '#services/program.ts';
import { balanceOf, changeOf } from '#services/students/student-command.ts';
import { type OpenedRoll, openedRoll } from './opened-roll.ts';
import type { RollRequest, RowOutcome } from './take-row.ts';
import { byWhom } from './who-recorded.ts';

type Saved = Extract<RowOutcome, { status: 'done' }>;
type Refused = Exclude<RowOutcome, { status: 'done' }>;

/** The result of each row, in their order. What a row wrote tells itself; for the others it is asked what stands. */
export async function tellRows(
  program: Program,
  { body: { date }, profile }: RollRequest,
  outcomes: readonly RowOutcome[],
): Promise<RollResult[]> {
  const standing = await whatStands(program, date, outcomes);
  return outcomes.map((row) => {
    if (row.status === 'done' && row.events.length > 0) return saved(row, date, profile.name);
    const stands = { student_id: row.studentId, ...nothing, ...standing.get(row.studentId) };
    if (row.status === 'done') {
      return { ...stands, result: 'unchanged', balance: balanceOf(row.studentId, row.state, row.version) };
    }
    return { ...stands, ...reasonOf(row, stands.mark, date, program.centre.timeZone) };
  });
}

const nothing = { mark: null, balance: null, change: null };

async function whatStands(program: Program, date: string, outcomes: readonly RowOutcome[]) {
  const others = outcomes.filter((row) => row.status !== 'done' || row.events.length === 0);
  const ids = others.map(({ studentId }) => studentId);
  if (ids.length === 0) return new Map<string, never>();
  const roll = await readRoll(program, date, ids);
  return new Map(roll.map((student) => [student.id, { mark: student.mark, balance: balanceRowOf(student) }]));
}

/** Rows that were recorded are told as such even when what stands of the others cannot be read. */
async function readRoll(program: Program, date: string, ids: readonly string[]): Promise<OpenedRoll[]> {
  try {
    await catchUp(program);
    return await openedRoll(program, date, ids);
  } catch (error) {
    program.log.warn({ error: faultForLog(error as Error) }, 'the marks of a roll could not be read');
    return [];
  }
}

const balanceRowOf = ({ id, name: _, email: __, mark: ___, ...balance }: OpenedRoll) => ({
  student_id: id,
  ...balance,
});

function saved(row: Saved, date: string, tutor_name: string): RollResult {
  const mark = row.state.marks.get(date);
  const updated_at = row.events.at(-1)?.recordedAt;
  if (mark === undefined || updated_at === undefined) throw new Error('A row was saved without a mark.');
  const { status, charge, note, version } = mark;
  return {
    student_id: row.studentId,
    result: 'saved',
    mark: { status, charge, notes: note ?? null, tutor_name, updated_at, version },
    balance: balanceOf(row.studentId, row.state, row.version),
    change: changeOf(row.events),
  };
}

/** Why a row was not recorded; of a conflict, who was there before and when. */
function reasonOf(
  { refused: code }: Refused,
  mark: RollMark | null,
  date: string,
  timeZone: string,
): Pick<RollResult, 'result' | 'code' | 'detail' | 'changed_by' | 'changed_at'> {
  if (code !== 'mark-changed') return { result: 'failed', code, detail: sentenceOf(code) };
  if (mark === null) return { result: 'conflict', code, detail: sentenceOf(code) };
  const detail = `Marked ${mark.status} ${byWhom(mark, date, timeZone)} meanwhile.`;
  return { result: 'conflict', code, detail, changed_by: mark.tutor_name, changed_at: mark.updated_at };
}
