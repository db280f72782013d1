import { Archive, KeyRound, ShieldMinus, ShieldOff, ShieldPlus, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FormerTutorRow, TutorInvitationRow, TutorRow, TutorsResponse } from '#contracts/tutors.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { passwordCodeTexts } from '../../../copy/password-code.ts';
import { tutorsTitle } from '../../../copy/screens.ts';
import { formatDateTime, formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre, useProfile } from '../../../session/session.ts';
import { PasswordCodeDialog } from '../../../shared/password-code-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ArchiveTutorDialog } from './archive-tutor-dialog.tsx';
import { ConfirmedActDialog } from './confirmed-act-dialog.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import {
  tutorsTexts as copy,
  invitationExpiredText,
  invitationTexts,
  toArchivedOnText,
  toInvitationValidText,
  toTutorFactsText,
  tutorActTexts,
} from './tutors-copy.ts';

type DialogKind =
  | 'restore'
  | 'renew'
  | 'archive'
  | 'make-owner'
  | 'remove-owner'
  | 'password-code'
  | 'reset-two-step'
  | 'withdraw';
type OpenTutorDialog = { kind: 'invite' } | { kind: DialogKind; id: string };
type OnAct = (kind: DialogKind) => void;

/** The tutors and owners of the centre, the open invitations and the former tutors, for owners. */
export function TutorsPage() {
  const query = peopleApi.useGetTutorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const timeZone = useCentre()?.time_zone ?? 'UTC';
  const [dialog, setDialog] = useOpenDialog<OpenTutorDialog>();
  const actOn = (id: string) => (kind: DialogKind) => setDialog({ kind, id });
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={tutorsTitle}
        description={copy.description}
        actions={
          <Button variant="primary" onClick={() => setDialog({ kind: 'invite' })}>
            <UserPlus aria-hidden />
            {invitationTexts.invite}
          </Button>
        }
      />
      <LoadedPart query={query} failed={copy.failed} loading={copy.loading}>
        {({ tutors, invitations, former }) => (
          <div className="flex max-w-3xl flex-col gap-10">
            <PersonList heading={copy.current}>
              {tutors.map((tutor) => (
                <TutorItem key={tutor.id} tutor={tutor} timeZone={timeZone} onAct={actOn(tutor.id)} />
              ))}
            </PersonList>
            {invitations.length > 0 && (
              <PersonList heading={copy.invitations}>
                {invitations.map((row) => (
                  <InvitationItem key={row.id} invitation={row} timeZone={timeZone} onAct={actOn(row.id)} />
                ))}
              </PersonList>
            )}
            {former.length > 0 && (
              <PersonList heading={copy.former}>
                {former.map((row) => (
                  <FormerItem key={row.id} former={row} timeZone={timeZone} onAct={actOn(row.id)} />
                ))}
              </PersonList>
            )}
          </div>
        )}
      </LoadedPart>
      {dialog && query.data && (
        <TutorDialog {...{ dialog, timeZone }} people={query.data} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

interface TutorDialogProps {
  dialog: OpenTutorDialog;
  people: TutorsResponse;
  timeZone: string;
  onClose(): void;
}

function TutorDialog({ dialog, people: { tutors, invitations, former }, timeZone, onClose }: TutorDialogProps) {
  if (dialog.kind === 'invite') return <InvitationDialog of={dialog} onClose={onClose} />;
  const { kind, id } = dialog;
  // An act of this dialog moves its person to another list before the answer arrives.
  const person = [...tutors, ...invitations, ...former].find((row) => row.id === id);
  if (person === undefined) return null;
  if (kind === 'restore' || kind === 'renew') return <InvitationDialog of={{ kind, person }} onClose={onClose} />;
  if (kind === 'archive') return <ArchiveTutorDialog person={person} tutors={tutors} onClose={onClose} />;
  if (kind === 'password-code') return <PasswordCodeDialog personRole="tutor" {...{ person, timeZone, onClose }} />;
  return <ConfirmedActDialog kind={kind} person={person} onClose={onClose} />;
}

const PersonList = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Section heading={heading}>
    <Sheet>
      <ul className="divide-y divide-rule">{children}</ul>
    </Sheet>
  </Section>
);

interface PersonItemProps {
  person: { name: string; email: string };
  badges?: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/** A person with facts about them, and the acts on them. */
const PersonItem = ({ person: { name, email }, badges, facts, children }: PersonItemProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-l-2 border-l-margin/60 px-4 py-3.5 sm:px-5">
    {/* As wide as leaves a menu beside it on a phone, and too wide for two buttons, which go below it. */}
    <div className="min-w-40 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
        <BidiIsolatedName name={name} />
        {badges}
      </p>
      <p className="text-sm text-quiet wrap-anywhere">
        <EmailAddress address={email} /> · {facts}
      </p>
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </li>
);

const OwnerBadge = ({ owner }: { owner: boolean }) => (owner ? <Badge tone="accent">{copy.owner}</Badge> : null);

function TutorItem({ tutor, timeZone, onAct }: { tutor: TutorRow; timeZone: string; onAct: OnAct }) {
  const { id, name, owner, joined_at, last_used_at, homework, second_factor } = tutor;
  const isSelf = useProfile().id === id;
  const lastSeen = last_used_at === null ? undefined : formatDateTime(last_used_at, timeZone);
  const joined = formatMediumDate(toCentreDate(joined_at, timeZone));
  return (
    <PersonItem
      person={tutor}
      badges={
        <>
          <OwnerBadge owner={owner} />
          {isSelf && <Badge>{copy.you}</Badge>}
          {second_factor && <Badge tone="good">{copy.twoStep}</Badge>}
        </>
      }
      facts={toTutorFactsText(joined, isSelf ? undefined : lastSeen, homework)}
    >
      <MoreMenu
        label={tutorActTexts.toMore(name)}
        className="-my-1 sm:-mr-3"
        acts={[
          owner
            ? {
                text: tutorActTexts.removeOwner,
                icon: <ShieldMinus aria-hidden />,
                removes: true,
                onSelect: () => onAct('remove-owner'),
              }
            : { text: tutorActTexts.makeOwner, icon: <ShieldPlus aria-hidden />, onSelect: () => onAct('make-owner') },
          ...(isSelf
            ? []
            : [
                {
                  text: passwordCodeTexts.open,
                  icon: <KeyRound aria-hidden />,
                  onSelect: () => onAct('password-code'),
                },
              ]),
          ...(second_factor && !isSelf
            ? [
                {
                  text: tutorActTexts.resetTwoStep,
                  icon: <ShieldOff aria-hidden />,
                  onSelect: () => onAct('reset-two-step'),
                },
              ]
            : []),
          {
            text: tutorActTexts.archive,
            icon: <Archive aria-hidden />,
            removes: true,
            onSelect: () => onAct('archive'),
          },
        ]}
      />
    </PersonItem>
  );
}

function InvitationItem({
  invitation,
  timeZone,
  onAct,
}: {
  invitation: TutorInvitationRow;
  timeZone: string;
  onAct: OnAct;
}) {
  const { name, owner, expires_at } = invitation;
  const about = { 'aria-description': name, size: 'small' } as const;
  return (
    <PersonItem
      person={invitation}
      badges={
        <>
          <OwnerBadge owner={owner} />
          {expires_at === null && <Badge tone="caution">{copy.expired}</Badge>}
        </>
      }
      facts={expires_at === null ? invitationExpiredText : toInvitationValidText(formatDateTime(expires_at, timeZone))}
    >
      <Button {...about} onClick={() => onAct('renew')}>
        {tutorActTexts.renew}
      </Button>
      <Button {...about} variant="quiet-danger" onClick={() => onAct('withdraw')}>
        {tutorActTexts.withdraw}
      </Button>
    </PersonItem>
  );
}

const FormerItem = ({ former, timeZone, onAct }: { former: FormerTutorRow; timeZone: string; onAct: OnAct }) => (
  <PersonItem person={former} facts={toArchivedOnText(formatMediumDate(toCentreDate(former.archived_at, timeZone)))}>
    <Button size="small" aria-description={former.name} onClick={() => onAct('restore')}>
      {tutorActTexts.restore}
    </Button>
  </PersonItem>
);
