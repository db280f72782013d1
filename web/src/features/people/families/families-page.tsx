import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import type { FamilyInvitation, FamilyOfStudent } from '#contracts/families.ts';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand, useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { inviteFamilyTexts } from '../../../copy/invite-family.ts';
import { familiesTitle } from '../../../copy/screens.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { useInviteFamily } from '../../../shared/families/use-invite-family.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { familiesTexts as copy, endAccessTexts } from './families-copy.ts';

/** The family accounts of a student and the open invitations, with a form to invite. */
export function FamiliesPage() {
  const { studentId = '' } = useParams();
  const centre = useCentre();
  const { data: student } = peopleApi.useGetStudentProfileQuery({ studentId });
  const families = peopleApi.useGetFamiliesOfStudentQuery({ studentId });
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.studentManagement}>{copy.back}</BackLink>}
        title={student ? <BidiIsolatedName name={student.name} /> : familiesTitle}
        description={copy.description}
      />
      <LoadedPart query={families} failed={copy.loadingFailed} loading={copy.loading}>
        {({ accounts, invitations }) =>
          centre && (
            <div className="flex flex-col gap-8">
              <Section heading={copy.accounts}>
                <Sheet>
                  {accounts.length === 0 ? (
                    <EmptyState
                      {...(student && student.archived_at !== null ? copy.noAccountsOfFormer : copy.noAccounts)}
                    />
                  ) : (
                    <ul className="divide-y divide-rule">
                      {accounts.map((account) => (
                        <AccountLine key={account.id} studentId={studentId} account={account} centre={centre} />
                      ))}
                    </ul>
                  )}
                </Sheet>
              </Section>
              {invitations.length > 0 && (
                <Section heading={copy.invitations}>
                  <Sheet>
                    <ul className="divide-y divide-rule">
                      {invitations.map((invitation) => (
                        <InvitationLine key={invitation.id} studentId={studentId} invitation={invitation} />
                      ))}
                    </ul>
                  </Sheet>
                </Section>
              )}
              {student?.archived_at === null && <InviteForm studentId={studentId} sendsMail={centre.sends_mail} />}
            </div>
          )
        }
      </LoadedPart>
    </>
  );
}

const lineStyle = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5';

interface AccountLineProps {
  studentId: string;
  account: FamilyOfStudent;
  centre: CentreResponse;
}

function AccountLine({ studentId, account, centre }: AccountLineProps) {
  const [isEnding, setEnding] = useState(false);
  const { name, email, since, invited_by_name, mail_refused_at } = account;
  return (
    <li className={lineStyle}>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          <BidiIsolatedName name={name} />
        </p>
        <p>{email || copy.noEmail}</p>
        {mail_refused_at && (
          <p className="text-sm text-caution">
            {copy.toMailRefused(formatDateTime(mail_refused_at, centre.time_zone))}
          </p>
        )}
        <p className="text-sm text-quiet">{copy.toSince(formatDateTime(since, centre.time_zone), invited_by_name)}</p>
      </div>
      <Button size="small" onClick={() => setEnding(true)}>
        {endAccessTexts.open}
        <span className="sr-only">{endAccessTexts.ofAccount(name)}</span>
      </Button>
      {isEnding && <EndAccessDialog studentId={studentId} account={account} onClose={() => setEnding(false)} />}
    </li>
  );
}

interface EndAccessDialogProps extends Omit<AccountLineProps, 'centre'> {
  onClose(): void;
}

function EndAccessDialog({ studentId, account: { id, name }, onClose }: EndAccessDialogProps) {
  const [end] = peopleApi.useEndFamilyAccessMutation();
  const { submit, dialog } = useCommandDialog(end, {
    key: `end-family-access/${id}`,
    keptOverReload: false,
    done: endAccessTexts.done,
    failed: endAccessTexts.failed,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={endAccessTexts.title(name)}
      description={endAccessTexts.text}
      confirm={endAccessTexts.confirm}
      onConfirm={() => submit({ studentId, body: { account_id: id } })}
    />
  );
}

function InvitationLine({ studentId, invitation }: { studentId: string; invitation: FamilyInvitation }) {
  const sendsMail = useCentre()?.sends_mail ?? false;
  const { id, email, link, until, expired, invited_by_name } = invitation;
  const name = invitation.name || email || copy.anyone;
  const [withdraw] = peopleApi.useWithdrawFamilyInvitationMutation();
  const withdrawing = useCommand(withdraw, {
    key: `withdraw-invitation/${id}`,
    done: expired ? copy.removed : copy.withdrawn,
    failed: copy.withdrawFailed,
  });
  const inviting = useInviteFamily(studentId, { about: id });
  const about = <span className="sr-only">{copy.ofInvitation(name)}</span>;
  return (
    <li className={lineStyle}>
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <BidiIsolatedName name={name} />
          {expired && <Badge tone="caution">{copy.expired}</Badge>}
        </p>
        {email && email !== name && <p>{email}</p>}
        <p className="text-sm text-quiet">{expired ? copy.toExpired(until) : copy.toUntil(until, invited_by_name)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!expired && (
          <>
            <CopyButton text={link} label={copy.copyLink(name)} />
            <Link href={paths.invitationCard(studentId, id)} className={buttonStyle({ size: 'small' })}>
              <Printer aria-hidden />
              {inviteFamilyTexts.card}
              {about}
            </Link>
          </>
        )}
        <Button
          size="small"
          pending={inviting.pending}
          onClick={() => inviting.submit({ studentId, body: { name: invitation.name, email, replaces: id } })}
        >
          {sendsMail && email ? copy.renew : copy.renewLink}
          {about}
        </Button>
        <Button
          size="small"
          pending={withdrawing.pending}
          onClick={() => withdrawing.submit({ studentId, body: { invitation_id: id } })}
        >
          {expired ? copy.remove : copy.withdraw}
          {about}
        </Button>
      </div>
    </li>
  );
}

function InviteForm({ studentId, sendsMail }: { studentId: string; sendsMail: boolean }) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { name: '', email: '' } });
  const { submit, pending, failure, errorOf } = useInviteFamily(studentId, {
    about: 'form',
    fields: ['name', 'email'],
    onDone: () => reset(),
  });
  return (
    <Section heading={copy.invite}>
      <Sheet>
        <form
          noValidate
          className="flex flex-col gap-4 p-5 sm:p-7"
          onSubmit={handleSubmit((body) => submit({ studentId, body }))}
        >
          <p className="text-quiet">{sendsMail ? copy.inviteText : copy.inviteTextWithoutMail}</p>
          {failure?.detail && <Notice tone="danger">{failure.detail}</Notice>}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={inviteFamilyTexts.name} optional error={errorOf('name')}>
              <Input maxLength={NAME_LENGTH_MAX} autoComplete="off" {...register('name')} />
            </Field>
            <Field
              label={inviteFamilyTexts.email}
              optional
              hint={sendsMail ? inviteFamilyTexts.emailHint : undefined}
              error={errorOf('email')}
            >
              <Input type="email" maxLength={EMAIL_LENGTH_MAX} autoComplete="off" {...register('email')} />
            </Field>
          </div>
          <Button type="submit" variant="primary" className="self-start" pending={pending}>
            {pending ? copy.acting : copy.act}
          </Button>
        </form>
      </Sheet>
    </Section>
  );
}
