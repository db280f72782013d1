import { Link, useParams } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import { isCivilDate } from '#events/values/is-civil-date.ts';
import { historyLinkTexts } from '../../../copy/class-history.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useGetClassesAsOfQuery } from './api.ts';
import { asOfTexts as copy } from './as-of-copy.ts';
import { AsOfForm } from './as-of-form.tsx';
import { AsOfResult } from './as-of-result.tsx';
import { isWallClockTime } from './is-wall-clock-time.ts';

/** A student’s classes on two clocks: what was true on a day, and what the system knew at a time. For owners. */
export function AsOfPage() {
  const centre = useCentre();
  const { studentId = '' } = useParams();
  return centre && <ClassesAsOf studentId={studentId} centre={centre} />;
}

function ClassesAsOf({ studentId, centre }: { studentId: string; centre: CentreResponse }) {
  const [search, change] = useAddressParams();
  const { effective = centre.today, known } = parseAddressParams(search, {
    effective: isCivilDate,
    known: isWallClockTime,
  });
  const query = useGetClassesAsOfQuery({ studentId, effective, known });
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.classHistory(studentId)}>{copy.back}</BackLink>}
        title={query.data?.student.name ?? copy.title}
        description={query.data && copy.title}
        actions={
          <Link href={paths.replay(studentId)} className={buttonStyle()}>
            {historyLinkTexts.replay}
          </Link>
        }
      />
      <AsOfForm effective={effective} known={known} today={centre.today} onChange={change} />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {(asOf) => <AsOfResult asOf={asOf} timeZone={centre.time_zone} />}
      </LoadedPart>
    </>
  );
}
