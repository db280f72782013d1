import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { loginTexts } from '../../../copy/login.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { usePreload } from '../../../navigation/preload.ts';
import { getSessionEndReason } from '../../../session/ended-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import type { SignInCredentials } from './finish-sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { DemoAccount, useLoginState } from './use-login-state.ts';

/** Loaded on demand, because most visitors have an account. */
const SignUpForm = createLazyComponent(() => import('./sign-up-form.tsx').then((form) => form.SignUpForm));

/** Only a demo has such accounts. */
const DemoAccountButtons = createLazyComponent(() =>
  import('./demo-account-buttons.tsx').then((buttons) => buttons.DemoAccountButtons),
);

interface LoginNews {
  tone: 'info' | 'good';
  text: string;
}

interface Props {
  accounts: readonly DemoAccount[];
  signUpsClosed: boolean;
  /** The address whose password was just chosen, empty when it could not be loaded, and what to say about it. */
  chosen: { email: string; text: string } | undefined;
  ask: ReturnType<typeof useLoginState>['ask'];
}

/** The forms to sign in and to sign up, with a message about an account that was just created or confirmed. */
export function SignInAndSignUpForms({ accounts, signUpsClosed, chosen, ask }: Props) {
  const { preloadPortal } = usePreload();
  const [params] = useSearchParams();
  const [tab, setTab] = useState(params.get('tab') === 'sign-up' ? 'sign-up' : 'login');
  const [credentials, setCredentials] = useState<SignInCredentials>({ email: chosen?.email ?? '', password: '' });
  const [made, setMade] = useState<LoginNews | undefined>(chosen && { tone: 'good', text: chosen.text });
  const signInButton = useRef<HTMLButtonElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const [ended] = useState(getSessionEndReason);
  const news = params.has('email_token') ? loginTexts.signInToConfirm : ended && loginTexts.sessionOver[ended];
  const notice = made ?? (news && { tone: 'info', text: news });

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
    if (chosen?.email) password.current?.focus();
  }, [chosen]);

  return (
    <>
      <Tabs value={tab} onValueChange={setTab} onFocusCapture={preloadPortal} className="px-6 pt-3 pb-7 sm:px-8">
        <TabsList aria-label={loginTexts.tabs}>
          <TabsTrigger value="login">{loginTexts.loginTab}</TabsTrigger>
          <TabsTrigger value="sign-up" onPointerEnter={SignUpForm.preload} onFocus={SignUpForm.preload}>
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
      {accounts.length > 0 && (
        <Suspense>
          <DemoAccountButtons accounts={accounts} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
