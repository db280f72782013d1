import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { FamilyInvitationResponse } from '#contracts/families.ts';
import { toFailure, toSignInFailureText } from '../../../api/problem.ts';
import { type ApiError, sendRequest } from '../../../api/request.ts';
import { useRetryWhileUnreachable } from '../../../page/use-retry-while-unreachable.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { familyInvitationTexts as copy } from './family-invitation-copy.ts';
import { LoginForm } from './login-form.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { LinkPanel, SignOutButton } from './password-link.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { findSignUpErrors } from './sign-up-errors.ts';
import { useLoginForm } from './use-login-form.ts';
import type { LoginState, useLoginState } from './use-login-state.ts';

interface FamilyInvitationLinkProps {
  token: string;
  centreName: string;
  entry: LoginState;
  ask: ReturnType<typeof useLoginState>['ask'];
  /** Leaves the invitation, for the family's page if somebody is signed in. */
  onLeave(): void;
}
type Invitation = NonNullable<FamilyInvitationResponse['invitation']>;

/** The page of a tutor's invitation: a family makes an account, or adds the student to the one it has. */
export function FamilyInvitationLink({ token, centreName, entry, ask, onLeave }: FamilyInvitationLinkProps) {
  const [invitation, setInvitation] = useState<Invitation | null>();
  const [error, setError] = useState<ApiError>();
  const load = useCallback(async () => {
    const outcome = await sendRequest<FamilyInvitationResponse>('/family-invitation', { params: { token } });
    setError('error' in outcome ? outcome.error : undefined);
    if ('data' in outcome) setInvitation(outcome.data.invitation);
  }, [token]);
  useEffect(() => {
    void load();
  }, [load]);
  useRetryWhileUnreachable({ error, isFetching: false, refetch: load });

  const back = <Button onClick={onLeave}>{entry.status === 'enter' ? copy.backToDashboard : copy.back}</Button>;
  if (invitation === null) {
    return (
      <LinkPanel title={copy.invalidTitle}>
        <Notice tone="danger" role="alert">
          {copy.invalid}
        </Notice>
        <div>{back}</div>
      </LinkPanel>
    );
  }
  if (invitation === undefined && error !== undefined)
    return <ErrorState title={copy.unreachable} text={toSignInFailureText(error)} onRetry={() => void load()} />;
  if (invitation === undefined) return <Spinner className="py-24" />;
  const child = invitation.first_name;
  const frame = (children: ReactNode) => (
    <LinkPanel title={copy.title(child)}>
      <p className="text-quiet wrap-anywhere">{copy.text(centreName)}</p>
      {children}
    </LinkPanel>
  );
  if (entry.status === 'enter' && entry.role === 'family')
    return frame(
      <JoinForm
        {...{ token, child, back, email: entry.email, ask, onJoined: onLeave, onUsed: () => setInvitation(null) }}
      />,
    );
  if (entry.status === 'enter' || entry.status === 'no-profile')
    return frame(
      <>
        <p className="wrap-anywhere">
          {copy.signedInAs(entry.email)} {copy.notFamily}
        </p>
        <div className="flex flex-wrap gap-2">
          <SignOutButton ask={ask} />
          {back}
        </div>
      </>,
    );
  return frame(
    <NewOrExistingAccount {...{ token, invitation, ask, onCreated: onLeave, onUsed: () => setInvitation(null) }} />,
  );
}

interface JoinFormProps extends Pick<FamilyInvitationLinkProps, 'token' | 'ask'> {
  child: string;
  email: string;
  back: ReactNode;
  onJoined(): void;
  onUsed(): void;
}

/** Adds the student to the family account that is signed in. */
function JoinForm({ token, child, email, back, ask, onJoined, onUsed }: JoinFormProps) {
  const [busy, setBusy] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  async function join() {
    setBusy(true);
    const body = { token };
    const outcome = await sendRequest('/family-invitation/join', { method: 'POST', body, idempotencyKey });
    setBusy(false);
    if ('error' in outcome) {
      const { code, detail } = toFailure(outcome.error);
      if (code === 'invitation-invalid') return onUsed();
      return notify.failure({ key: 'entry/join', title: copy.addFailed, detail });
    }
    notify.settled('entry');
    await ask(outcome.position);
    onJoined();
  }
  return (
    <>
      <p className="wrap-anywhere">{copy.signedInAs(email)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={busy} onClick={() => void join()}>
          {busy ? copy.adding : copy.add(child)}
        </Button>
        {back}
      </div>
    </>
  );
}

interface NewOrExistingProps extends Pick<FamilyInvitationLinkProps, 'token' | 'ask'> {
  invitation: Invitation;
  onCreated(): void;
  onUsed(): void;
}

function NewOrExistingAccount({ token, invitation, ask, onCreated, onUsed }: NewOrExistingProps) {
  const [tab, setTab] = useState('new');
  const [credentials, setCredentials] = useState({ email: invitation.email, password: '' });
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList aria-label={copy.tabs}>
        <TabsTrigger value="new">{copy.newTab}</TabsTrigger>
        <TabsTrigger value="existing">{copy.existingTab}</TabsTrigger>
      </TabsList>
      <TabsContent value="new">
        <NewAccountForm {...{ token, invitation, ask, onCreated, onUsed }} />
      </TabsContent>
      <TabsContent value="existing">
        <p className="mb-5 text-quiet">{copy.existingText(invitation.first_name)}</p>
        <SignInForm credentials={credentials} onChange={setCredentials} ask={ask} />
      </TabsContent>
    </Tabs>
  );
}

function NewAccountForm({ token, invitation, ask, onCreated, onUsed }: NewOrExistingProps) {
  const [form, setForm] = useState({ name: invitation.name, email: invitation.email, password: '' });
  async function send() {
    const outcome = await sendRequest('/family-invitation', { method: 'POST', body: { ...form, token } });
    if ('error' in outcome) {
      if (toFailure(outcome.error).code === 'invitation-invalid') return onUsed();
      notify.failure({ key: 'entry/family', title: copy.createFailed, detail: toSignInFailureText(outcome.error) });
      return outcome.error;
    }
    notify.settled('entry');
    const { email, password } = form;
    const signedIn = await sendRequest('/auth/sign-in', { method: 'POST', body: { email, password } });
    await ask(outcome.position);
    if ('error' in signedIn) return signedIn.error;
    onCreated();
  }
  const { errors, refusal, busy, submit } = useLoginForm(() => findSignUpErrors(form), send);
  return (
    <LoginForm {...{ refusal, submit }}>
      <NewAccountFields nameLabel={copy.name} account={form} errors={errors} onChange={setForm} />
      <Button type="submit" variant="primary" pending={busy}>
        {busy ? copy.creating : copy.create}
      </Button>
    </LoginForm>
  );
}
