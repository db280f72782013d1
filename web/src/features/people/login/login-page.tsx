import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { toSignInFailureText } from '../../../api/problem.ts';
import type { ApiError } from '../../../api/request.ts';
import { productName } from '../../../copy/common.ts';
import { loginTexts } from '../../../copy/login.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { entryPaths } from '../../../navigation/entry-paths.ts';
import { useRetryWhileUnreachable } from '../../../page/use-retry-while-unreachable.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ThemeSwitch } from '../../../ui/theme/theme-switch.tsx';
import { SignInAndSignUpForms } from './sign-in-and-sign-up-forms.tsx';
import { useLoginCentre, useLoginState } from './use-login-state.ts';

/** Loaded on demand, because few visitors come from a link, have forgotten the password or have no profile. */
const PasswordLink = createLazyComponent(() => import('./password-link.tsx').then((page) => page.PasswordLink));
const FamilyInvitationLink = createLazyComponent(() =>
  import('./family-invitation-link.tsx').then((page) => page.FamilyInvitationLink),
);
const NoProfileNotice = createLazyComponent(() =>
  import('./no-profile-notice.tsx').then((page) => page.NoProfileNotice),
);
const ForgotPassword = createLazyComponent(() => import('./forgot-password.tsx').then((page) => page.ForgotPassword));

/** The page to sign in or sign up. */
export function LoginPage() {
  const { entry, ask } = useLoginState();
  const centre = useLoginCentre();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<{ email: string; text: string }>();
  const isAsked = entry.status !== 'asking' && entry.status !== 'failed';
  const kind = (['reset', 'tutor-invitation'] as const).find((each) => params.has(each)) ?? 'confirm';
  const token = isAsked ? params.get(kind) : null;
  const familyInvitation = isAsked ? params.get('family-invitation') : null;
  const leave = () => setParams({}, { replace: true });
  const isSignedOut = !token && !familyInvitation && entry.status === 'signed-out';
  const hasForgotten = isSignedOut && params.has('forgot');
  if (entry.status === 'enter' && !token && !familyInvitation)
    return <Redirect to={params.has('email_token') ? `${entryPaths.account}?${params}` : entry.to} replace />;
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-4 py-4 sm:px-8">
      <div className="-mr-3 flex items-center justify-between gap-4">
        <a href={entryPaths.home} className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent">
          <ArrowLeft aria-hidden className="size-4" />
          {loginTexts.back}
        </a>
        <ThemeSwitch />
      </div>
      {/* In the middle of the height only beside each other: below each other, what loads later would move all of it. */}
      <div className="grid items-center gap-10 py-8 lg:my-auto lg:grid-cols-[1fr_27rem] lg:gap-16">
        <div className="border-l-2 border-margin py-1 pl-6 lg:py-10 lg:pl-10">
          <Logo name={centre?.name ?? productName} />
          <h1 className="mt-5 text-title lg:mt-8 lg:text-display">{loginTexts.headline}</h1>
          <p className="mt-3 max-w-md text-balance text-quiet lg:mt-5">{loginTexts.about}</p>
        </div>
        <Sheet>
          {entry.status === 'asking' && <Spinner className="py-24" />}
          {entry.status === 'failed' && <SessionLoadFailure error={entry.error} ask={ask} />}
          <Suspense fallback={<Spinner className="py-24" />}>
            {token && (
              <PasswordLink
                kind={kind}
                token={token}
                signedInAs={'email' in entry ? entry.email : undefined}
                ask={ask}
                onChosen={(email, text) => {
                  setChosen({ email, text });
                  leave();
                }}
                onBack={leave}
              />
            )}
            {familyInvitation && (
              <FamilyInvitationLink
                token={familyInvitation}
                centreName={centre?.name ?? productName}
                entry={entry}
                ask={ask}
                onLeave={leave}
              />
            )}
            {hasForgotten && (
              <ForgotPassword
                sendsMail={centre?.sends_mail ?? true}
                onCode={(code) => setParams({ reset: code }, { replace: true })}
                onBack={leave}
              />
            )}
            {!token && !familyInvitation && entry.status === 'no-profile' && (
              <NoProfileNotice email={entry.email} ask={ask} />
            )}
            {isSignedOut && !hasForgotten && (
              <SignInAndSignUpForms
                accounts={centre?.demo_accounts ?? []}
                signUpsClosed={centre?.sign_ups === 'closed'}
                chosen={chosen}
                ask={ask}
              />
            )}
          </Suspense>
        </Sheet>
      </div>
    </div>
  );
}

interface SessionLoadFailureProps {
  error: ApiError;
  /** Loads the session again. */
  ask(): Promise<unknown>;
}

/** Shown in place of the forms while it is unknown who is signed in. Loads by itself when the server can be reached. */
function SessionLoadFailure({ error, ask }: SessionLoadFailureProps) {
  useRetryWhileUnreachable({ error, isFetching: false, refetch: ask });
  return <ErrorState title={loginTexts.sessionFailed} text={toSignInFailureText(error)} onRetry={() => void ask()} />;
}
