import { Link, useParams } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre, useProfile } from '../../../session/session.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useGetPacketsOfStudentQuery } from './api.ts';
import { CheckPageLink } from './check-page-link.tsx';
import { MakePacketForm } from './make-packet-form.tsx';
import { PacketTable } from './packet-table.tsx';
import { packetsTexts as copy } from './packets-copy.ts';

/** The packets about one student. Owners make them here; students read those about themselves. */
export function StudentPacketsPage() {
  const { studentId = '' } = useParams();
  const centre = useCentre();
  return centre && <StudentPackets studentId={studentId} centre={centre} />;
}

function StudentPackets({ studentId, centre }: { studentId: string; centre: CentreResponse }) {
  const { owner } = useProfile();
  const query = useGetPacketsOfStudentQuery(studentId);
  const name = owner ? query.data?.student.name : undefined;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.statement(studentId)}>{copy.back}</BackLink>}
        title={name ?? copy.title}
        description={name === undefined ? copy.description : copy.title}
        actions={
          <>
            {owner && (
              <Link href={paths.packets} className={buttonStyle()}>
                {copy.all}
              </Link>
            )}
            <CheckPageLink />
          </>
        }
      />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {({ rows }) => (
          <>
            {owner && <MakePacketForm studentId={studentId} today={centre.today} />}
            <Sheet className="mb-8">
              {rows.length === 0 ? (
                <EmptyState
                  title={owner ? copy.emptyOfStudent : copy.emptyForStudent}
                  text={owner ? undefined : copy.emptyForStudentText}
                />
              ) : (
                <PacketTable packets={rows} timeZone={centre.time_zone} />
              )}
            </Sheet>
          </>
        )}
      </LoadedPart>
    </>
  );
}
