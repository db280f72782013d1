import { useState } from 'react';
import { useLocation } from 'wouter';
import { findDialogDraft, startDialogDraft } from '../../../../commands/dialog-draft.ts';
import { useProfile } from '../../../../session/session.ts';

/**
 * Lets a form on a page store the command that it has sent, as dialogs do, so that a retry after a reload sends the
 * same command.
 */
export function useSentCommandDraft(): void {
  const { id: person } = useProfile();
  const [page] = useLocation();
  useState(() => {
    if (findDialogDraft(person, page) === null) startDialogDraft({ person, page, dialog: null });
  });
}
