import { Printer } from 'lucide-react';
import { Link, useParams } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { moneyTitle, statementTitle } from '../../../copy/screens.ts';
import { type DateSpan, parsePeriodParams, toPeriodDateSpan } from '../../../lib/period.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PeriodFields } from '../../../ui/period-fields.tsx';
import { statementTexts as copy } from './statement-copy.ts';
import { StatementSheet } from './statement-sheet.tsx';

/** A student's classes in a period, to be printed. Tutors open everybody's, students their own. */
export function StatementPage() {
  const { studentId = '' } = useParams();
  const centre = useCentre();
  return centre && <Statement studentId={studentId} centre={centre} />;
}

function Statement({ studentId, centre }: { studentId: string; centre: CentreResponse }) {
  const [search, change] = useAddressParams();
  const chosen = parsePeriodParams(search);
  // An address with days alone is a period that the person chose.
  const hasDays = chosen.from !== undefined || chosen.to !== undefined;
  const choice = chosen.period === 'all' && hasDays ? { ...chosen, period: 'custom' as const } : chosen;
  const span = toPeriodDateSpan(choice.period, choice, centre.today);
  // The field of the last day says so.
  const isBackwards = span.from !== undefined && span.to !== undefined && span.from > span.to;
  const query = classesApi.useGetClassStatementQuery({ studentId, ...span }, { skip: isBackwards });
  return (
    <>
      <PageHeader
        className="print:hidden"
        back={<BackLink href={paths.classHistory(studentId)}>{copy.back}</BackLink>}
        title={statementTitle}
        actions={
          <>
            <Link href={toPacketsPath(studentId, span)} className={buttonStyle()}>
              {copy.packets}
            </Link>
            <Link href={paths.money(studentId)} className={buttonStyle()}>
              {moneyTitle}
            </Link>
            <ExportButton
              list="class-history"
              request={{ path: `/students/${studentId}/class-history`, params: { ...span } }}
            />
            <Button variant="primary" disabled={query.currentData === undefined} onClick={() => print()}>
              <Printer aria-hidden />
              {copy.print}
            </Button>
          </>
        }
      />
      <div className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3 print:hidden">
        <PeriodFields
          choice={choice}
          onChange={({ period, ...days }) =>
            // “All time” has no days, or it would be a chosen period again.
            change(period === '' ? { period: '', from: '', to: '' } : { ...(period && { period }), ...days })
          }
        />
      </div>
      {!isBackwards && (
        <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
          {(statement) => <StatementSheet statement={statement} centre={centre} />}
        </LoadedPart>
      )}
    </>
  );
}

const toPacketsPath = (studentId: string, { from, to }: DateSpan): string =>
  from === undefined && to === undefined
    ? paths.studentPackets(studentId)
    : paths.studentPacketsOf(studentId, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
