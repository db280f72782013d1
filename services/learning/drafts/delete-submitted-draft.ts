import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { deleteDraft } from './drafts.ts';

/**
 * Deletes the draft of answers or feedback that have just been submitted. Do not call it for a retried command, because
 * the draft may already belong to a later edit. The draft of a homework is deleted by the page that saved it, because
 * another device may have changed the draft. Never throws: the command has succeeded, and a remaining draft is deleted by
 * the page, or after 180 days.
 */
export const deleteSubmittedDraft = (
  { sql, log }: { readonly sql: Sql; readonly log: Pick<Logger, 'warn'> },
  personId: string,
  key: string,
): Promise<void> =>
  deleteDraft({ sql }, { personId, key }).catch(({ name, code, message }) =>
    log.warn(
      { error: { name, code, message } },
      'a draft that was submitted could not be deleted; it is deleted by the page or after 180 days',
    ),
  );
