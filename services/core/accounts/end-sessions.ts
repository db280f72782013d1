import { type AccountChangeRequest, changeAccount } from './change-account.ts';
import type { PendingCommandParts } from './complete-pending-command.ts';
import { deleteSessionsOfPerson, type EndedSession } from './sessions.ts';

export interface EndSessionsRequest extends AccountChangeRequest {
  /** The session of the request, which stays. */
  readonly sessionId: string;
  /** The session to end; undefined for all others. */
  readonly only?: string | undefined;
}

interface EndSessionsParts extends PendingCommandParts {
  readonly notifyEnded: (ended: readonly EndedSession[]) => Promise<void>;
}

/** Ends one session of a person, or all but the one of the request. Sessions of other people are left alone. */
export const endSessions = async (
  parts: EndSessionsParts,
  { sessionId, only, ...request }: EndSessionsRequest,
): Promise<{ readonly position?: bigint }> => {
  const ended: EndedSession[] = [];
  const changed = await changeAccount(parts, { ...request, kind: 'EndSessions' }, async () => async (tx) => {
    ended.push(...(await deleteSessionsOfPerson(tx, request.id, { except: sessionId, only })));
    return ended.length === 0 ? 'none' : { type: 'EndSessions', sessions: ended.length };
  });
  await parts.notifyEnded(ended);
  return typeof changed === 'string' ? {} : changed;
};
