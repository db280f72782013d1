import { type ClassStatement, loadClassStatement } from '#services/classes/audit/load-class-statement.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import type { PacketParts } from '#services/record/packets/freeze-packet.ts';

interface Wanted {
  readonly studentId: string;
  readonly from: string;
  readonly lastDay: string;
}

/** The statement of a period, as the screen shows it, if it is complete and adds up; and the version of the student. */
export const loadStatement = async (
  context: Parameters<typeof loadClassStatement>[0],
  { studentId, from, lastDay }: Wanted,
): Promise<{ statement: PacketParts['statement']; version: ClassStatement['version'] } | Refusal> => {
  const statement = await loadClassStatement(context, studentId, { from, to: lastDay });
  if (!statement) return refuse('student-unknown');
  const { waiting, uncovered, version } = statement;
  if (!statement.adds_up || waiting === null || uncovered === null) return refuse('record-damaged');
  if (statement.has_more) {
    const errors = { to: 'This period has more than 1,000 entries. Choose a shorter one.' };
    return refuse('invalid-request', { errors });
  }
  return { statement: { ...statement, waiting, uncovered }, version };
};
