import { v5 as uuidv5 } from 'uuid';
import { toNewStreamId } from '#services/core/command/command-handler.ts';

/**
 * The id of the session that a command starts. It includes the student's id, so that two students who send the same
 * idempotency key get different sessions; rows of the read models are keyed by this id.
 */
export const toPracticeSessionId = (commandId: string, studentId: string): string =>
  uuidv5(toNewStreamId(commandId), studentId);
