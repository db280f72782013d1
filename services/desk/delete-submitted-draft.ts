import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { deleteDraft } from './drafts.ts';

/**
 * Deletes the draft of what has just been submitted or graded. That of a homework is deleted by the page that was saved:
 * another device may have typed another one. Not for a retry: what was typed since may be another
 * edit. Never throws: the command has been carried out, and a draft that stays is deleted by the page that sent it, or in
 * 180 days.
 */
export const deleteSentDraft = (
  { sql, log }: { readonly sql: Sql; readonly log: Pick<Logger, 'warn'> },
  personId: string,
  key: string,
): Promise<void> =>
  deleteDraft({ sql }, { personId, key }).catch(({ name, code, message }) =>
    log.warn({ error: { name, code, message } }, 'a draft that is no longer needed could not be removed'),
  );
