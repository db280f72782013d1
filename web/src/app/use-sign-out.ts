import { useState } from 'react';
import { useLocation } from 'wouter';
import { personIsOut, problemOf } from '../api/problem.ts';
import { drafts as copy } from '../copy/drafts.ts';
import { dropDialogDraft } from '../dialog-draft/dialog-draft.ts';
import { paths } from '../navigation/paths.ts';
import { forgetOpenDrafts, sendAllDrafts } from '../server-draft/open-drafts.ts';
import { leavesOnPurpose } from '../session/ended-session.ts';
import { tellOtherTabs } from '../session/other-tabs.ts';
import { useProfile } from '../session/session.ts';
import { notify } from '../toasts/notify.ts';

/** Ends on the home page (specification, section 4). Until the server has answered, nobody is said to be signed out. */
export function useSignOut(request: () => PromiseLike<{ error?: unknown }>) {
  const { id: person } = useProfile();
  const [, navigate] = useLocation();
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    const saved = await sendAllDrafts(person);
    leavesOnPurpose(true);
    const { error } = await request();
    setPending(false);
    if (error && !personIsOut(problemOf(error).code)) {
      leavesOnPurpose(false);
      notify.failure({ key: 'sign-out', title: 'Sign out failed', detail: problemOf(error).detail });
    } else {
      notify.settled('sign-out');
      dropDialogDraft();
      forgetOpenDrafts();
      if (!saved) notify.failure({ key: 'drafts-left', ...copy.signedOutWith });
      tellOtherTabs('left');
      navigate(paths.home);
    }
  };
  return { pending, signOut };
}
