import { useState } from 'react';
import { accountTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useProfile } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { changePasswordTexts, accountTexts as copy } from './account-copy.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { Devices } from './devices.tsx';

const lineStyle = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5';

/** The person's own account: how they sign in, and on which devices. */
export function AccountPage() {
  const { email } = useProfile();
  const [isChangingPassword, setChangingPassword] = useState(false);
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={accountTitle} />
      <div className="flex max-w-3xl flex-col gap-10">
        <Section heading={copy.signIn}>
          <Sheet className="divide-y divide-rule">
            <div className={lineStyle}>
              <div className="min-w-0">
                <p className="font-semibold">{copy.email}</p>
                <p className="wrap-anywhere">{email}</p>
              </div>
            </div>
            <div className={lineStyle}>
              <div className="min-w-0">
                <p className="font-semibold">{copy.password}</p>
                <p className="text-sm text-quiet">{copy.passwordHint}</p>
              </div>
              <Button onClick={() => setChangingPassword(true)}>{changePasswordTexts.act}</Button>
            </div>
          </Sheet>
        </Section>
        <Devices />
      </div>
      {isChangingPassword && <ChangePasswordDialog email={email} onClose={() => setChangingPassword(false)} />}
    </>
  );
}
