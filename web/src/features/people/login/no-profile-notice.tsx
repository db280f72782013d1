import { useState } from 'react';
import { toFailure } from '../../../api/problem.ts';
import { sendRequest } from '../../../api/request.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { noProfileTexts } from './no-profile-copy.ts';

/** Shown to an account without a profile. A redirect would lead back to this page. */
export function NoProfileNotice({ email, ask }: { email: string; ask(): Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  async function checkAgain() {
    setBusy(true);
    await ask();
    setBusy(false);
  }
  async function signOut() {
    const outcome = await sendRequest('/auth/sign-out', { method: 'POST', body: {} });
    if ('error' in outcome) {
      notify.failure({ key: 'sign-out', title: noProfileTexts.signOutFailed, detail: toFailure(outcome.error).detail });
    } else notify.settled('sign-out');
    await ask();
  }
  return (
    <div role="alert" className="flex flex-col gap-3 p-6 sm:p-8">
      <p className="font-semibold wrap-anywhere">{noProfileTexts.noProfile(email)}</p>
      <p className="text-quiet">{noProfileTexts.noProfileHelp}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" pending={busy} onClick={checkAgain}>
          {noProfileTexts.checkAgain}
        </Button>
        <Button onClick={signOut}>{noProfileTexts.signOut}</Button>
      </div>
    </div>
  );
}
