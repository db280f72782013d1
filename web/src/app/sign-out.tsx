import { useState } from 'react';
import { useLocation } from 'wouter';
import { personIsOut, problemOf } from '../api/problem.ts';
import { drafts as copy } from '../copy/drafts.ts';
import { dropDialogDraft } from '../dialog-draft/dialog-draft.ts';
import { forgetOpenDrafts, sendAllDrafts } from '../server-draft/open-drafts.ts';
import { Button } from '../ui/button.tsx';
import { leavesOnPurpose } from './ended-session.ts';
import { notify } from './notify.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { paths } from './paths.ts';
import { useProfile, useSignOutMutation } from './session.ts';

/** Ends on the home page (specification, section 4). Until the server has answered, nobody is said to be signed out. */
export function SignOut() {
  const [signOut, { isLoading }] = useSignOutMutation();
  const { id: person } = useProfile();
  const [, navigate] = useLocation();
  const [saving, setSaving] = useState(false);
  const leave = async () => {
    setSaving(true);
    const saved = await sendAllDrafts(person);
    setSaving(false);
    leavesOnPurpose(true);
    const { error } = await signOut();
    if (error && !personIsOut(problemOf(error).code)) {
      leavesOnPurpose(false);
      notify.failure({ key: 'sign-out', title: 'Sign out failed', detail: problemOf(error).detail });
    } else {
      dropDialogDraft();
      forgetOpenDrafts();
      if (!saved) notify.failure({ key: 'drafts-left', ...copy.signedOutWith });
      tellOtherTabs('left');
      navigate(paths.home);
    }
  };
  return (
    <Button className="max-sm:px-3" pending={saving || isLoading} onClick={leave}>
      Sign Out
    </Button>
  );
}
