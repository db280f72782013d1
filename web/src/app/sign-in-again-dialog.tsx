import { cx } from 'class-variance-authority';
import { Dialog as Primitive } from 'radix-ui';
import { useRef } from 'react';
import { Redirect } from 'wouter';
import { paths } from '../navigation/paths.ts';
import type { PagePerson } from '../session/find-person.ts';
import { dialogPanelStyle, dialogScrimStyle, dialogWidthStyle } from '../ui/dialog-style.ts';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import { signInAgainTexts as copy } from './sign-in-again-copy.ts';
import { SignInAgainForm } from './sign-in-again-form.tsx';
import { useAccountState } from './use-account-state.ts';

interface Props {
  /** The page's person, who alone can sign in here. */
  person: PagePerson;
  /** Token of the account whose session has ended. */
  accountToken: string | null;
  /** Reloads the session. */
  refetch(): PromiseLike<{ error?: unknown }>;
}

/**
 * Asks for the password over the page and any open dialog when the session has ended, so that nothing the person typed
 * is lost.
 */
export function SignInAgainDialog({ person, accountToken, refetch }: Props) {
  const account = useAccountState(person.id, accountToken, refetch);
  if (account !== undefined && account !== 'there') return <Redirect to={paths.login} replace />;
  return (
    <Primitive.Root open={account === 'there'}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrimStyle} />
        <SignInPanel person={person} refetch={refetch} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const preventClosing = (event: Event) => event.preventDefault();

function SignInPanel({ person, refetch }: Omit<Props, 'accountToken'>) {
  const password = useRef<HTMLInputElement>(null);
  const giveFocusBack = useFocusReturn();
  return (
    <Primitive.Content
      role="alertdialog"
      className={cx(dialogPanelStyle, dialogWidthStyle.form)}
      onEscapeKeyDown={preventClosing}
      onInteractOutside={preventClosing}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        password.current?.focus();
      }}
      onCloseAutoFocus={giveFocusBack}
    >
      <header className="px-5 pt-5 sm:px-6">
        <Primitive.Title className="text-heading">{copy.title}</Primitive.Title>
        <Primitive.Description className="mt-1 text-quiet">{copy.text}</Primitive.Description>
      </header>
      <div className="px-5 pt-4 pb-5 sm:px-6 sm:pb-6">
        <SignInAgainForm email={person.email} passwordRef={password} refetch={refetch} />
      </div>
    </Primitive.Content>
  );
}
