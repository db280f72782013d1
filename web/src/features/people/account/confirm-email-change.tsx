import { useLocation } from 'wouter';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { paths } from '../../../navigation/paths.ts';
import { notifyTabsOfSessionChange } from '../../../session/session-channel.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { confirmEmailChangeTexts as copy } from './account-copy.ts';

interface Props {
  token: string;
  /** The address of the link; null when the link is not valid. */
  email: string | null;
}

/** What the link to a new address asks. It needs a click, because programs that scan mail open the links in it. */
export function ConfirmEmailChange({ token, email }: Props) {
  const [, navigate] = useLocation();
  const [confirm] = peopleApi.useConfirmEmailChangeMutation();
  const { submit, pending, failure } = useCommand(confirm, {
    key: 'confirm-email-change',
    done: () => copy.done,
    failed: copy.failed,
    unconfirmed: copy.unconfirmed,
    onDone() {
      navigate(paths.account, { replace: true });
      // Each tab shows the address, and asks for its password when the session ends.
      notifyTabsOfSessionChange('entered');
    },
  });
  if (email === null) {
    return (
      <Notice tone="danger" role="alert" className="mb-8 max-w-3xl">
        {copy.invalid}
      </Notice>
    );
  }
  return (
    <Notice role="status" className="mb-8 flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 wrap-anywhere">{failure?.detail ?? copy.toQuestion(email)}</p>
      <Button variant="primary" pending={pending} onClick={() => submit({ body: { token } })}>
        {pending ? copy.acting : copy.act}
      </Button>
    </Notice>
  );
}
