import { useState } from 'react';
import { useLocation } from 'wouter';
import { findDialogDraft, startDialogDraft } from '../../../dialog-draft/dialog-draft.ts';
import { useProfile } from '../../../session/session.ts';

/** Lets a page that is a form itself keep what it has sent, as a dialog does: sent again after a reload, it is one. */
export function usePageDraft(): void {
  const { id: person } = useProfile();
  const [page] = useLocation();
  useState(() => {
    if (findDialogDraft(person, page) === null) startDialogDraft({ person, page, dialog: null });
  });
}
