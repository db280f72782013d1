import { lazy, Suspense, useRef, useState } from 'react';
import { howItEnded } from '../../app/ended-session.ts';
import { portal } from '../../app/portal-code.ts';
import { login } from '../../copy/login.ts';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';
import type { DemoAccount } from './use-centre-at-the-door.ts';
import { type News, useConfirmation } from './use-confirmation.ts';
import type { useEntry } from './use-entry.ts';

const loadSignUp = () => import('./sign-up-form.tsx').then((form) => ({ default: form.SignUpForm }));
/** Most who come here have an account. */
const SignUpForm = lazy(loadSignUp);

interface Props {
  accounts: readonly DemoAccount[];
  ask: ReturnType<typeof useEntry>['ask'];
}

/** Both forms, and what an account that was just made or confirmed should know. */
export function Door({ accounts, ask }: Props) {
  const [tab, setTab] = useState('login');
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [created, setCreated] = useState<News>();
  const signInButton = useRef<HTMLButtonElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useConfirmation();
  const [ended] = useState(howItEnded);
  const news = created ?? confirmation ?? (ended && { tone: 'info', text: login.sessionOver[ended] });

  function choose({ email, password }: DemoAccount) {
    setTab('login');
    setCredentials({ email, password });
    requestAnimationFrame(() => signInButton.current?.focus());
  }
  function welcome(email: string, confirmation: 'required' | 'off') {
    setTab('login');
    setCredentials({ email, password: '' });
    setCreated(
      confirmation === 'off'
        ? { tone: 'good', text: login.accountReady }
        : { tone: 'info', text: login.linkSent(email) },
    );
    requestAnimationFrame(() => password.current?.focus());
  }

  return (
    <>
      <Tabs value={tab} onValueChange={setTab} onFocusCapture={portal.preload} className="px-6 pt-3 pb-7 sm:px-8">
        <TabsList aria-label="Login or sign up">
          <TabsTrigger value="login">{login.loginTab}</TabsTrigger>
          <TabsTrigger value="sign-up" onPointerEnter={loadSignUp} onFocus={loadSignUp}>
            {login.signUpTab}
          </TabsTrigger>
        </TabsList>
        <div role="status">
          {news && (
            <Notice tone={news.tone} className="mt-5 wrap-anywhere">
              {news.text}
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
          <Suspense fallback={<Spinner />}>
            <SignUpForm onCreated={welcome} />
          </Suspense>
        </TabsContent>
      </Tabs>
      <DemoAccounts accounts={accounts} onChoose={choose} />
    </>
  );
}
