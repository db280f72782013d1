import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Link, Redirect, useParams } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import { isCivilDate, isCivilMonth } from '#events/values/is-civil-date.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { closingTitle } from '../../../copy/screens.ts';
import { addMonths } from '../../../lib/add-months.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Field } from '../../../ui/field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TypedDateInput } from '../../../ui/typed-date-input.tsx';
import { closingTexts as copy } from './closing-copy.ts';
import { ClosingSheet } from './closing-sheet.tsx';
import { LaterEntries } from './later-entries.tsx';

/**
 * What a month sold, delivered, received and left open, to be printed. For owners. The address of no month, or of one that has
 * not begun, becomes that of the last month.
 */
export function ClosingPage() {
  const centre = useCentre();
  const { month } = useParams();
  if (!centre) return null;
  const thisMonth = centre.today.slice(0, 7);
  const lastMonth = addMonths(thisMonth, -1);
  if (month !== undefined && (!isCivilMonth(month) || month > thisMonth))
    return <Redirect to={paths.closing(lastMonth)} replace />;
  return <Closing month={month ?? lastMonth} centre={centre} />;
}

function Closing({ month, centre }: { month: string; centre: CentreResponse }) {
  const [search, change] = useAddressParams();
  const { known } = parseAddressParams(search, { known: isCivilDate });
  const query = reportsApi.useGetClosingQuery({ month, known });
  return (
    <>
      <PageHeader
        className="print:hidden"
        back={<BackToDashboard />}
        title={closingTitle}
        actions={
          <>
            <ExportButton list="closing" request={{ path: `/closing/${month}`, params: { known } }} />
            <Button variant="primary" disabled={query.currentData === undefined} onClick={() => print()}>
              <Printer aria-hidden />
              {copy.print}
            </Button>
          </>
        }
      />
      <div className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-4 print:hidden">
        <div className="flex items-center gap-2 sm:mt-7.5 max-sm:w-full">
          <MonthLink month={addMonths(month, -1)} label={copy.previous}>
            <ChevronLeft aria-hidden />
          </MonthLink>
          <p aria-live="polite" className="min-w-40 flex-1 text-center font-serif text-heading font-semibold">
            {copy.toMonthText(month)}
          </p>
          <MonthLink month={month < centre.today.slice(0, 7) ? addMonths(month, 1) : undefined} label={copy.next}>
            <ChevronRight aria-hidden />
          </MonthLink>
        </div>
        <Field label={copy.knownOn} hint={copy.knownHint} className="sm:w-52">
          <TypedDateInput
            max={centre.today}
            value={known ?? centre.today}
            isValid={(value) => isCivilDate(value) && value >= '2000'}
            onValid={(value) => change({ known: value >= centre.today ? '' : value })}
          />
        </Field>
        {known !== undefined && (
          <Button className="sm:mt-7.5" onClick={() => change({ known: '' })}>
            {copy.knownNow}
          </Button>
        )}
      </div>
      <LoadedPart query={query} failed={copy.failed} loading={copy.loading}>
        {(closing) => (
          <div aria-busy={query.isFetching} className={query.isFetching ? 'opacity-60' : undefined}>
            <ClosingSheet closing={closing} centre={centre} />
            {closing.now && <LaterEntries figures={closing.figures} now={closing.now} timeZone={centre.time_zone} />}
          </div>
        )}
      </LoadedPart>
    </>
  );
}

/** A link to another month, or a place that keeps its size where there is none. */
function MonthLink({
  month,
  label,
  children,
}: {
  month: string | undefined;
  label: string;
  children: React.ReactNode;
}) {
  const props = { className: buttonStyle({ size: 'icon' }), title: label, 'aria-label': label };
  if (month === undefined)
    return (
      <Button size="icon" title={label} aria-label={label} aria-disabled>
        {children}
      </Button>
    );
  return (
    <Link href={paths.closing(month)} {...props}>
      {children}
    </Link>
  );
}
