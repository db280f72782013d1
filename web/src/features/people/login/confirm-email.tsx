import { type ReactNode, useEffect, useState } from 'react';
import type { CheckConfirmationResponse } from '#contracts/session.ts';
import { toFailure } from '../../../api/problem.ts';
import { sendRequest } from '../../../api/request.ts';
import { loginTexts } from '../../../copy/login.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { confirmEmailTexts as copy } from './sign-up-copy.ts';

interface Props {
  /** Token of the link in the confirmation mail. */
  token: string;
  /** The e-mail address of the account that is signed in in this browser. */
  signedInAs: string | undefined;
  /** Reloads the session. */
  ask(): Promise<unknown>;
  /** `email` is empty when it could not be loaded. */
  onConfirmed(email: string): void;
  onBack(): void;
}

/** The page that a confirmation link opens. It first checks whether the link is valid and who is signed in here. */
export function ConfirmEmail({ token, signedInAs, ask, onConfirmed, onBack }: Props) {
  const [link, setLink] = useConfirmationLink(token, signedInAs);
  if (link === undefined) return <Spinner className="py-24" />;
  const back = <Button onClick={onBack}>{signedInAs ? copy.backToDashboard : copy.back}</Button>;
  if (link.email === null) {
    return (
      <ConfirmationPanel>
        <Notice tone="danger" role="alert">
          {copy.invalid}
        </Notice>
        <div>{back}</div>
      </ConfirmationPanel>
    );
  }
  if (signedInAs) {
    return (
      <ConfirmationPanel>
        <p className="wrap-anywhere">{copy.signedInAs(signedInAs, link.email)}</p>
        <div className="flex flex-wrap gap-2">
          <SignOutButton ask={ask} />
          {back}
        </div>
      </ConfirmationPanel>
    );
  }
  const { email } = link;
  return (
    <ConfirmEmailForm
      token={token}
      email={email}
      onConfirmed={() => onConfirmed(email ?? '')}
      onLinkUsed={() => setLink({ email: null })}
      onBack={onBack}
    />
  );
}

/** `email` is null for an invalid link and undefined when the server did not answer. */
interface ConfirmationLink {
  email: string | null | undefined;
}

/** The link. It is checked again after a sign-out, because it may have been used in the meantime. */
function useConfirmationLink(token: string, signedInAs: string | undefined) {
  const [link, setLink] = useState<ConfirmationLink>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in says when to ask, not what.
  useEffect(() => {
    let isLatest = true;
    void sendRequest<CheckConfirmationResponse>('/auth/confirm', { params: { token } }).then((outcome) => {
      if (isLatest) setLink({ email: 'data' in outcome ? outcome.data.email : undefined });
    });
    return () => {
      isLatest = false;
    };
  }, [token, signedInAs]);
  return [link, setLink] as const;
}

function ConfirmationPanel({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5 px-6 py-7 sm:px-8">
      <h2 className="text-heading">{copy.title}</h2>
      {children}
    </div>
  );
}

function SignOutButton({ ask }: Pick<Props, 'ask'>) {
  const [busy, setBusy] = useState(false);
  async function signOut() {
    setBusy(true);
    const outcome = await sendRequest('/auth/sign-out', { method: 'POST', body: {} });
    if ('error' in outcome) {
      notify.failure({ key: 'sign-out', title: loginTexts.signOutFailed, detail: toFailure(outcome.error).detail });
    } else notify.settled('sign-out');
    await ask();
    setBusy(false);
  }
  return (
    <Button variant="primary" pending={busy} onClick={signOut}>
      {copy.signOutAndContinue}
    </Button>
  );
}
