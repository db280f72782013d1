import { v5 as uuidv5 } from 'uuid';
import type { RollRowResult, TakeAttendanceResponse } from '#contracts/attendance.ts';
import { ROLL_STUDENTS_MAX } from '#events/values/limits.ts';
import { toFailure } from '../../../api/problem.ts';
import type { ApiError } from '../../../api/request.ts';
import { refusalCodesBeforeExecution } from '../../../commands/command-submission.ts';

interface Entry {
  student_id: string;
}
interface Roll<Row extends Entry> {
  date: string;
  rows: Row[];
}
type Outcome = { data: TakeAttendanceResponse; error?: undefined } | { data?: undefined; error: ApiError };
type SendRequest<Body> = (body: Body, idempotencyKey: string) => Promise<Outcome>;

/**
 * Sends a roll one request after another, because the server limits the rows of a request, and joins the answers. The
 * idempotency key of each request is derived from the roll's UUID, so that sending the roll again repeats each request.
 */
export async function saveRollInParts<Body extends Roll<Entry>>(
  body: Body,
  key: string,
  send: SendRequest<Body>,
): Promise<Outcome> {
  const joined: RollRowResult[] = [];
  for (let sent = 0; sent < body.rows.length; sent += ROLL_STUDENTS_MAX) {
    const rows = body.rows.slice(sent, sent + ROLL_STUDENTS_MAX);
    const { data, error } = await send({ ...body, rows }, sent === 0 ? key : uuidv5(`from row ${sent}`, key));
    // When nothing was recorded, or when the outcome is unknown, the whole roll must be sent again.
    if (error && (sent === 0 || isOutcomeUnknown(error))) return { error };
    joined.push(...(error ? rows.map((row) => toFailedResult(row, error)) : data.rows));
  }
  return { data: { date: body.date, rows: joined } };
}

function isOutcomeUnknown(error: ApiError): boolean {
  const { outcomeUnknown, code } = toFailure(error);
  return outcomeUnknown || refusalCodesBeforeExecution.includes(code);
}

/** A refusal of one request concerns only its own rows. The rows of the others are recorded. */
const toFailedResult = ({ student_id }: Entry, error: ApiError): RollRowResult => ({
  ...{ student_id, result: 'failed', detail: toFailure(error).detail },
  ...{ mark: null, balance: null, change: null },
});
