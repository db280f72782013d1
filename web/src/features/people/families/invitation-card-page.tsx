import { Printer } from 'lucide-react';
import { useParams } from 'wouter';
import { toFirstName } from '#contracts/to-first-name.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { invitationCardTitle } from '../../../copy/screens.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { QrCode } from '../../../shared/qr-code.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { invitationCardTexts as copy, familiesTexts } from './families-copy.ts';

/** An invitation as a card to hand out on paper. It has the student's first name only. */
export function InvitationCardPage() {
  const { studentId = '', invitationId } = useParams();
  const centre = useCentre();
  const { data: student } = peopleApi.useGetStudentProfileQuery({ studentId });
  const families = peopleApi.useGetFamiliesOfStudentQuery({ studentId });
  const firstName = student && toFirstName(student.name);
  return (
    <>
      <PageHeader
        className="print:hidden"
        back={<BackLink href={paths.familiesOf(studentId)}>{copy.back}</BackLink>}
        title={invitationCardTitle}
        actions={
          <Button variant="primary" onClick={() => print()}>
            <Printer aria-hidden />
            {copy.print}
          </Button>
        }
      />
      <LoadedPart query={families} failed={familiesTexts.loadingFailed} loading={familiesTexts.loading}>
        {({ invitations }) => {
          const invitation = invitations.find(({ id, expired }) => id === invitationId && !expired);
          if (!invitation)
            return (
              <Sheet>
                <EmptyState {...copy.gone} />
              </Sheet>
            );
          return (
            centre &&
            firstName && (
              <Sheet className="mx-auto max-w-prose p-6 sm:p-8">
                <Logo name={centre.name} />
                <h2 className="mt-5 text-title">{copy.toHeading(firstName)}</h2>
                <div className="mt-5 flex flex-wrap items-center gap-6">
                  <QrCode text={invitation.link} label={copy.code} />
                  <ol className="flex flex-1 basis-72 flex-col gap-2">
                    {copy.steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </div>
                <p className="mt-5 text-sm wrap-anywhere">{invitation.link}</p>
                <p className="mt-2 text-sm text-quiet">{copy.toUntil(invitation.until)}</p>
              </Sheet>
            )
          );
        }}
      </LoadedPart>
    </>
  );
}
