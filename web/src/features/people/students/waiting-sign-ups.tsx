import { useState } from 'react';
import type { SignUpRow } from '#contracts/sign-ups.ts';
import { peopleApi } from '../../../api/people-api.ts';
import type { Failure } from '../../../api/problem.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { newAccountsHeadingText } from '../../../copy/dashboard-notices.ts';
import { toChosenPlanText } from '../../../copy/students.ts';
import { formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { useCentre } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { OpenStudentDialog } from './open-student-dialog.ts';
import * as copy from './sign-ups-copy.ts';
import { approveAndInviteTexts } from './sign-ups-copy.ts';

/** More accounts would move the list of students off the screen. */
const FIRST_ROWS = 5;

/** The accounts that wait for approval, above the list of students. Renders nothing when there are none. */
export function WaitingSignUps({ onOpen }: { onOpen(dialog: OpenStudentDialog): void }) {
  const query = peopleApi.useGetSignUpsQuery();
  const [all, showAll] = useState(false);
  const signUpDays = useCentre()?.sign_up_days;
  const { data, error } = query;
  if (data === undefined) {
    return error === undefined ? null : (
      <Sheet className="mb-8">
        <LoadFailure title={copy.signUpsLoadingFailedText} query={query} />
      </Sheet>
    );
  }
  const { sign_ups: accounts } = data;
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="new-accounts" className="mb-10">
      <h2 id="new-accounts" className="text-heading">
        {newAccountsHeadingText}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-quiet">{copy.toSignUpsDescriptionText(signUpDays)}</p>
      <Sheet className="border-l-2 border-l-margin/60">
        <ul className="divide-y divide-rule">
          {accounts.slice(0, all ? undefined : FIRST_ROWS).map((account) => (
            <NewAccount key={account.id} account={account} onOpen={onOpen} />
          ))}
        </ul>
        {!all && accounts.length > FIRST_ROWS && (
          <div className="border-t border-rule px-1 py-1 sm:px-2">
            <Button size="small" variant="quiet" onClick={() => showAll(true)}>
              {copy.toShowAllSignUpsText(accounts.length)}
            </Button>
          </div>
        )}
      </Sheet>
    </section>
  );
}

function NewAccount({ account, onOpen }: { account: SignUpRow; onOpen(dialog: OpenStudentDialog): void }) {
  const { id, name, email, created_at, chosen_plan } = account;
  const timeZone = useCentre()?.time_zone;
  const key = `approve-sign-up/${id}`;
  const [approve] = peopleApi.useApproveSignUpMutation();
  const { submit, pending } = useCommand(approve, {
    key,
    done: () => copy.toApprovedTexts(name),
    failed: (failure) => toDecisionFailureTitle(key, copy.approvingFailedText, failure),
  });
  const about = { 'aria-description': name, size: 'small' } as const;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">
          <BidiIsolatedName name={name} />
        </h3>
        <p className="text-sm text-quiet wrap-anywhere">
          <EmailAddress address={email} />
          {timeZone && ` · ${copy.toSignedUpText(formatMediumDate(toCentreDate(created_at, timeZone)))}`}
        </p>
        {chosen_plan && <p className="text-sm">{toChosenPlanText(chosen_plan)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button {...about} variant="primary" pending={pending} onClick={() => submit({ id })}>
          {pending ? copy.approvingText : copy.approveText}
        </Button>
        <Button {...about} onClick={() => onOpen({ kind: 'approve-and-invite', account })}>
          {approveAndInviteTexts.act}
        </Button>
        <Button {...about} onClick={() => onOpen({ kind: 'merge', account })}>
          {copy.mergeText}
        </Button>
        <Button {...about} variant="quiet-danger" onClick={() => onOpen({ kind: 'decline', account })}>
          {copy.declineText}
        </Button>
      </div>
    </li>
  );
}

/**
 * Shows why a decision on a new account failed. When a colleague has decided first, calls `close` to close the dialog,
 * because nothing is left to decide.
 */
export function toDecisionFailureTitle(
  key: string,
  title: string,
  { code, detail }: Failure,
  close?: () => void,
): string | undefined {
  if (code !== 'sign-up-decided') return title;
  notify.success({ key, title: detail });
  close?.();
  return undefined;
}
