import { v5 as uuidv5 } from 'uuid';
import { streamIdFor } from '#services/command/command-handler.ts';

/**
 * The id of the session that a command starts. It is the student's own also where two of them send one key: rows are kept
 * by it, and EventStoreDB takes an event's id once in each stream, not once in all.
 */
export const toSessionId = (commandId: string, studentId: string): string => uuidv5(streamIdFor(commandId), studentId);
