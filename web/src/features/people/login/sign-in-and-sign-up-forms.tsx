import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { loginTexts } from '../../../copy/login.ts';
import { usePreload } from '../../../navigation/preload.ts';
import { getSessionEndReason } from '../../../session/ended-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { DemoAccountButtons } from './demo-account-buttons.tsx';
import { type SignInCredentials, SignInForm } from './sign-in-form.tsx';
import type { DemoAccount } from './use-login-centre.ts';
import type { useLoginState } from './use-login-state.ts';

const loadSignUp = () => import('./sign-up-form.tsx').then((form) => ({ default: form.SignUpForm }));
/** Loaded on demand, because most visitors have an account. */
const SignUpForm = lazy(loadSignUp);

interface LoginNews {
  tone: 'info' | 'good';
  text: string;
}

interface Props {
  accounts: readonly DemoAccount[];
  signUpsClosed: boolean;
  /** The address that was just confirmed; empty when it could not be loaded. */
  confirmed: string | undefined;
  ask: ReturnType<typeof useLoginState>['ask'];
}

/** The forms to sign in and to sign up, with a message about an account that was just created or confirmed. */
export function SignInAndSignUpForms({ accounts, signUpsClosed, confirmed, ask }: Props) {
  const { preloadPortal } = usePreload();
  const [params] = useSearchParams();
  const [tab, setTab] = useState(params.get('tab') === 'sign-up' ? 'sign-up' : 'login');
  const [credentials, setCredentials] = useState<SignInCredentials>({ email: confirmed ?? '', password: '' });
  const [made, setMade] = useState<LoginNews | undefined>(
    confirmed === undefined ? undefined : { tone: 'good', text: loginTexts.confirmed },
  );
  const signInButton = useRef<HTMLButtonElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const [ended] = useState(getSessionEndReason);
  const notice = made ?? (ended && { tone: 'info', text: loginTexts.sessionOver[ended] });

  function choose({ email, password }: DemoAccount) {
    setTab('login');
    setCredentials({ email, password });
    requestAnimationFrame(() => signInButton.current?.focus());
  }
  function welcome(email: string, confirmation: 'required' | 'off') {
    setTab('login');
    setCredentials({ email, password: '' });
    setMade(
      confirmation === 'off'
        ? { tone: 'good', text: loginTexts.readyToSignIn }
        : { tone: 'info', text: loginTexts.emailSent(email) },
    );
    // Nobody can sign in before opening the link, so the focus goes to the message that says so.
    const next = confirmation === 'off' ? password : noticeRef;
    requestAnimationFrame(() => next.current?.focus());
  }

  useEffect(() => {
    if (confirmed) password.current?.focus();
  }, [confirmed]);

  return (
    <>
      <Tabs value={tab} onValueChange={setTab} onFocusCapture={preloadPortal} className="px-6 pt-3 pb-7 sm:px-8">
        <TabsList aria-label={loginTexts.tabs}>
          <TabsTrigger value="login">{loginTexts.loginTab}</TabsTrigger>
          <TabsTrigger value="sign-up" onPointerEnter={loadSignUp} onFocus={loadSignUp}>
            {loginTexts.signUpTab}
          </TabsTrigger>
        </TabsList>
        <div role="status">
          {notice && (
            <Notice ref={noticeRef} tabIndex={-1} tone={notice.tone} className="mt-5 wrap-anywhere">
              {notice.text}
            </Notice>
          )}
        </div>
        <TabsContent value="login">
          <SignInForm
            credentials={credentials}
            onChange={setCredentials}
            ask={ask}
            buttonRef={signInButton}
            passwordRef={password}
          />
        </TabsContent>
        <TabsContent value="sign-up">
          {signUpsClosed ? (
            <p>{loginTexts.signUpsClosed}</p>
          ) : (
            <Suspense fallback={<Spinner />}>
              <SignUpForm onCreated={welcome} />
            </Suspense>
          )}
        </TabsContent>
      </Tabs>
      <DemoAccountButtons accounts={accounts} onChoose={choose} />
    </>
  );
}
