import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { coreApi } from '../../../api/core-api.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { accountTitle, personalDataTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre, useProfile } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { changeEmailTexts, changePasswordTexts, accountTexts as copy, ownDataTexts } from './account-copy.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { ConfirmEmailChange } from './confirm-email-change.tsx';
import { DeviceList } from './device-list.tsx';
import { FamilyMails } from './family-mails.tsx';
import { ReadingTextSection } from './reading-text-section.tsx';
import { twoStepTexts } from './two-step-copy.ts';
import { TwoStepSection } from './two-step-section.tsx';

/** The person's own account: how they sign in, and on which devices. */
export function AccountPage() {
  const token = useSearchParams()[0].get('email_token') ?? undefined;
  const account = peopleApi.useGetAccountQuery({ email_token: token }, { refetchOnMountOrArgChange: true });
  const { id, role, awaiting_approval, needs_second_factor } = useProfile();
  const newEmail = account.currentData?.new_email;
  return (
    <>
      <PageHeader back={!needs_second_factor && <BackToDashboard />} title={accountTitle} />
      {needs_second_factor && <Notice className="mb-8 max-w-3xl">{twoStepTexts.required}</Notice>}
      {token && newEmail !== undefined && <ConfirmEmailChange token={token} email={newEmail} />}
      <div className="flex max-w-3xl flex-col gap-10">
        {!needs_second_factor && <SignInSection />}
        {!needs_second_factor && <ReadingTextSection />}
        {role === 'family' && <FamilyMails />}
        {role === 'student' && !awaiting_approval && <OwnData studentId={id} />}
        {account.data && !awaiting_approval && <TwoStepSection account={account.data} />}
        {needs_second_factor ? (
          <LoadedPart query={account} failed={copy.failed} loading={copy.loading}>
            {() => null}
          </LoadedPart>
        ) : (
          <Section heading={copy.devices}>
            <p className="mb-3 max-w-prose text-quiet">{copy.devicesHint}</p>
            <LoadedPart query={account} failed={copy.failed} loading={copy.loading}>
              {({ sessions }) => <DeviceList sessions={sessions} />}
            </LoadedPart>
          </Section>
        )}
      </div>
    </>
  );
}

const OwnData = ({ studentId }: { studentId: string }) => (
  <Section heading={ownDataTexts.heading}>
    <Sheet className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <p className="max-w-prose">{ownDataTexts.hint}</p>
      <Link href={paths.personalData(studentId)} className={buttonStyle()}>
        {personalDataTitle}
      </Link>
    </Sheet>
  </Section>
);

function SignInSection() {
  const profile = useProfile();
  // Of the account, because the profile may be a moment behind.
  const email = coreApi.useGetSessionQuery().data?.user?.email ?? profile.email;
  const sendsMail = useCentre()?.sends_mail ?? true;
  const [dialog, setDialog] = useState<'email' | 'password'>();
  const [sentTo, setSentTo] = useState<string>();
  const onClose = () => setDialog(undefined);
  const { role, awaiting_approval } = profile;
  return (
    <Section heading={copy.signIn}>
      <Sheet className="divide-y divide-rule">
        <SignInLine
          label={copy.email}
          act={sendsMail && <Button onClick={() => setDialog('email')}>{changeEmailTexts.title}</Button>}
        >
          <p className="wrap-anywhere">{email}</p>
          {!sendsMail && (
            <p className="text-sm text-quiet">{changeEmailTexts.noMail[awaiting_approval ? 'applicant' : role]}</p>
          )}
          <p role="status" className="text-sm wrap-anywhere text-quiet">
            {sentTo && changeEmailTexts.toSent(sentTo)}
          </p>
        </SignInLine>
        <SignInLine
          label={copy.password}
          act={<Button onClick={() => setDialog('password')}>{changePasswordTexts.act}</Button>}
        >
          <p className="text-sm text-quiet">{copy.passwordHint}</p>
        </SignInLine>
      </Sheet>
      {dialog === 'email' && <ChangeEmailDialog onSent={setSentTo} onClose={onClose} />}
      {dialog === 'password' && <ChangePasswordDialog email={email} onClose={onClose} />}
    </Section>
  );
}

const SignInLine = ({ label, act, children }: { label: string; act: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:flex-nowrap sm:px-5">
    <div className="min-w-0">
      <p className="font-semibold">{label}</p>
      {children}
    </div>
    {act}
  </div>
);
