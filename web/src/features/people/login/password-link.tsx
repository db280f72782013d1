import { type ReactNode, useEffect, useState } from 'react';
import type { PasswordLinkResponse } from '#contracts/session.ts';
import { toFailure } from '../../../api/problem.ts';
import { sendRequest } from '../../../api/request.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { noProfileTexts } from './no-profile-copy.ts';
import { PasswordLinkForm } from './password-link-form.tsx';
import { type PasswordLinkKind, passwordLinks } from './password-links.ts';
import { signOutAndContinueText } from './sign-up-copy.ts';

interface Props {
  kind: PasswordLinkKind;
  /** Token of the link in a letter, or a code. */
  token: string;
  /** The e-mail address of the account that is signed in in this browser. */
  signedInAs: string | undefined;
  /** Reloads the session. */
  ask(): Promise<unknown>;
  /** `email` is empty when it could not be loaded. */
  onChosen(email: string, text: string): void;
  onBack(): void;
}

/** The page of a link with which a password is chosen. It first checks whether the link is valid and who is signed in here. */
export function PasswordLink({ kind, token, signedInAs, ask, onChosen, onBack }: Props) {
  const copy = passwordLinks[kind].texts;
  const [link, setLink] = useCheckedLink(kind, token, signedInAs);
  if (link === undefined) return <Spinner className="py-24" />;
  const back = <Button onClick={onBack}>{signedInAs ? copy.backToDashboard : copy.back}</Button>;
  if (link.email === null) {
    return (
      <LinkPanel title={copy.title}>
        <Notice tone="danger" role="alert">
          {copy.invalid}
        </Notice>
        <div>{back}</div>
      </LinkPanel>
    );
  }
  if (signedInAs) {
    return (
      <LinkPanel title={copy.title}>
        <p className="wrap-anywhere">{copy.signedInAs(signedInAs, link.email)}</p>
        <div className="flex flex-wrap gap-2">
          <SignOutButton ask={ask} />
          {back}
        </div>
      </LinkPanel>
    );
  }
  const { email } = link;
  return (
    <PasswordLinkForm
      kind={kind}
      token={token}
      email={email}
      onChosen={() => onChosen(email ?? '', copy.chosen)}
      onLinkUsed={() => setLink({ email: null })}
      onBack={onBack}
    />
  );
}

/** `email` is null for an invalid link and undefined when the server did not answer. */
interface CheckedLink {
  email: string | null | undefined;
}

/** The link. It is checked again after a sign-out, because it may have been used in the meantime. */
function useCheckedLink(kind: PasswordLinkKind, token: string, signedInAs: string | undefined) {
  const [link, setLink] = useState<CheckedLink>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in says when to ask, not what.
  useEffect(() => {
    let isLatest = true;
    void sendRequest<PasswordLinkResponse>(passwordLinks[kind].path, { params: { token } }).then((outcome) => {
      if (isLatest) setLink({ email: 'data' in outcome ? outcome.data.email : undefined });
    });
    return () => {
      isLatest = false;
    };
  }, [kind, token, signedInAs]);
  return [link, setLink] as const;
}

export function LinkPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5 px-6 py-7 sm:px-8">
      <h2 className="text-heading">{title}</h2>
      {children}
    </div>
  );
}

export function SignOutButton({ ask }: Pick<Props, 'ask'>) {
  const [busy, setBusy] = useState(false);
  async function signOut() {
    setBusy(true);
    const outcome = await sendRequest('/auth/sign-out', { method: 'POST', body: {} });
    if ('error' in outcome) {
      notify.failure({ key: 'sign-out', title: noProfileTexts.signOutFailed, detail: toFailure(outcome.error).detail });
    } else notify.settled('sign-out');
    await ask();
    setBusy(false);
  }
  return (
    <Button variant="primary" pending={busy} onClick={signOut}>
      {signOutAndContinueText}
    </Button>
  );
}
