import type { StatementResponse } from '#contracts/class-audit.ts';
import type { Profile } from '#contracts/session.ts';
import { fetchStudent } from '#projections/queries/students.ts';
import type { PacketParts } from '#services/packets/freeze-packet.ts';
import { type Refusal, refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { getClassStatement } from '../../classes/get-class-statement.ts';

/** How often a statement is read again because an event came in between. */
const ATTEMPTS = 5;

type Needed = Context<'readModels' | 'store' | 'keys' | 'clock' | 'centre' | 'log'>;

interface Wanted {
  readonly studentId: string;
  readonly from: string;
  readonly lastDay: string;
  readonly profile: Profile;
}

/** The statement of a period with the version of the student that it shows, from the use case that the screen shows. */
export const loadStatement = async (
  context: Needed,
  { studentId, from, lastDay, profile }: Wanted,
): Promise<{ statement: PacketParts['statement']; version: number } | Refusal> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await fetchStudent(context.readModels.sql, studentId);
    const input = { params: { id: studentId }, query: { from, to: lastDay }, profile };
    const outcome = await getClassStatement.run(input as Parameters<typeof getClassStatement.run>[0], context);
    if ('refused' in outcome) return outcome;
    const statement = (outcome as { body: unknown }).body as StatementResponse;
    const after = await fetchStudent(context.readModels.sql, studentId);
    if (after === undefined || after.version !== before?.version) continue;
    const { waiting, uncovered } = statement;
    if (!statement.adds_up || waiting === null || uncovered === null) return refuse('record-damaged');
    if (statement.has_more) {
      const errors = { to: 'This period has more than 1,000 entries. Choose a shorter one.' };
      return refuse('invalid-request', { errors });
    }
    return { statement: { ...statement, waiting, uncovered }, version: after.version };
  }
  return refuse('unavailable');
};
