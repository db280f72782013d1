import { useState } from 'react';
import { useLocation } from 'wouter';
import { isSignedOutCode, toFailure } from '../api/problem.ts';
import { draftTexts as copy } from '../copy/drafts.ts';
import { paths } from '../navigation/paths.ts';
import { sendLocalDrafts } from '../server-draft/open-drafts.ts';
import { setSigningOut } from '../session/ended-session.ts';
import { useProfile } from '../session/session.ts';
import { notifyTabsOfSessionChange } from '../session/session-channel.ts';
import { notify } from '../toasts/notify.ts';
import { signOutTexts } from './portal-copy.ts';
import { emptyTab } from './tab-owner.ts';

/** Opens the home page after a sign-out (specification, section 4), but only once the server has confirmed it. */
export function useSignOut(request: () => PromiseLike<{ error?: unknown }>) {
  const { id: person } = useProfile();
  const [, navigate] = useLocation();
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    const saved = await sendLocalDrafts(person);
    setSigningOut(true);
    const { error } = await request();
    setPending(false);
    if (error && !isSignedOutCode(toFailure(error).code)) {
      setSigningOut(false);
      notify.failure({ key: 'sign-out', title: signOutTexts.failed, detail: toFailure(error).detail });
    } else {
      notify.settled('sign-out');
      emptyTab();
      if (!saved) notify.failure({ key: 'drafts-left', ...copy.signedOutWith });
      notifyTabsOfSessionChange('left');
      // The home page is a document of its own, which could not show the message.
      if (saved) location.assign(paths.home);
      else navigate(paths.login);
    }
  };
  return { pending, signOut };
}
