import { Link, useParams } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import type { AsOfResponse } from '#contracts/class-audit.ts';
import { listFigureWords } from '#contracts/class-sum.ts';
import { isCivilDate } from '#events/values/is-civil-date.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { formatBalance, formatSignedCount, historyLinkTexts } from '../../../copy/class-history.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Field } from '../../../ui/field.tsx';
import { MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { TypedDateInput } from '../../../ui/typed-date-input.tsx';
import {
  asOfTexts as copy,
  toEffectiveHeadingText,
  toEffectiveLaterTexts,
  toKnownHeadingText,
  toOutOfRangeText,
  toRecordedLaterTexts,
} from './as-of-copy.ts';
import { AuditEntrySection, AuditEntryTable } from './audit-entry-section.tsx';
import { isWallClockTime } from './is-wall-clock-time.ts';

interface FiguresTableProps extends Pick<AsOfResponse, 'effective' | 'known'> {
  knownTime: string;
}

/** The numbers of classes on both clocks, with the differences. */
function FiguresTable({ effective, known, knownTime }: FiguresTableProps) {
  return (
    <Sheet className="mb-6">
      <Table
        scrolls
        aria-label={copy.figuresLabel}
        className="narrow:min-w-[20rem] sm:table-fixed max-sm:[&_td]:px-2 max-sm:[&_th]:px-2"
      >
        <TableHead>
          <tr className="align-bottom">
            <MarginTableHeader className="max-sm:w-px sm:w-54">
              <span className="sr-only">{copy.figure}</span>
            </MarginTableHeader>
            <TableHeader className="text-right max-sm:min-w-20">{toEffectiveHeadingText(effective.on)}</TableHeader>
            <TableHeader className="text-right max-sm:min-w-20">{toKnownHeadingText(knownTime)}</TableHeader>
            <TableHeader className="text-right sm:w-36">{copy.difference}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {listFigureWords(effective.figures, known.figures).map(([name, text]) => {
            const difference = effective.figures[name] - known.figures[name];
            return (
              <tr key={name}>
                <MarginTableHeader scope="row" className="text-left font-normal">
                  {text}
                </MarginTableHeader>
                <FigureCell value={effective.figures[name]} />
                <FigureCell value={known.figures[name]} />
                <TableCell className={difference === 0 ? 'text-right text-quiet' : 'text-right font-semibold'}>
                  {difference === 0 ? copy.none : formatSignedCount(difference)}
                </TableCell>
              </tr>
            );
          })}
        </TableBody>
      </Table>
    </Sheet>
  );
}

const FigureCell = ({ value }: { value: number }) => (
  <TableCell className="text-right font-serif text-heading font-semibold">{formatBalance(value)}</TableCell>
);

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
  const query = classesApi.useGetClassesAsOfQuery({ studentId, effective, known });
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

/** Both clocks side by side, and the rows that make the difference. */
function AsOfResult({ asOf, timeZone }: { asOf: AsOfResponse; timeZone: string }) {
  const { student, effective, known, recorded_later, effective_later, recorded_late } = asOf;
  const knownTime = formatDateTime(known.at, timeZone);
  const entryProps = { studentId: student.id, timeZone };
  // The rows of the warning are not listed twice.
  const isListed = recorded_late !== null && recorded_late.count === recorded_later.count;
  return (
    <>
      <FiguresTable effective={effective} known={known} knownTime={knownTime} />
      {known.status !== 'current' && (
        <p className="mb-6 text-sm text-quiet">{known.status === 'none' ? copy.notEnrolled : copy.former}</p>
      )}
      {recorded_late && (
        <Notice tone="caution" className="mb-6">
          {toOutOfRangeText(effective, recorded_late.count)}
        </Notice>
      )}
      {recorded_late && !isListed && (
        <div className="mb-8">
          <AuditEntryTable label={copy.recordedLate} list={recorded_late} {...entryProps} />
        </div>
      )}
      {recorded_later.count + effective_later.count === 0 && <p className="text-quiet">{copy.agree}</p>}
      <AuditEntrySection {...toRecordedLaterTexts(effective.on, knownTime)} list={recorded_later} {...entryProps} />
      <AuditEntrySection {...toEffectiveLaterTexts(effective.on)} list={effective_later} {...entryProps} />
    </>
  );
}

interface AsOfFormProps {
  /** Civil date. */
  effective: string;
  /** Time of the centre, `YYYY-MM-DDTHH:mm`; undefined for the end of the day. */
  known: string | undefined;
  today: string;
  onChange(change: { effective?: string; known?: string }): void;
}

/** The day and the time of the two clocks. */
function AsOfForm({ effective, known, today, onChange }: AsOfFormProps) {
  return (
    <div className="mb-6 grid items-start gap-x-6 gap-y-4 sm:grid-cols-[14rem_18rem_auto]">
      <Field label={copy.effectiveField}>
        <TypedDateInput
          required
          max={today}
          value={effective}
          isValid={isCivilDate}
          onValid={(value) => onChange({ effective: value })}
        />
      </Field>
      <Field label={copy.knownField} hint={copy.knownHint}>
        <TypedDateInput
          type="datetime-local"
          className="narrow:text-xs"
          required
          max={`${today}T23:59`}
          value={known ?? `${effective}T23:59`}
          isValid={isWallClockTime}
          onValid={(value) => onChange({ known: value })}
        />
      </Field>
      {known !== undefined && (
        <Button className="justify-self-start sm:mt-7.5" onClick={() => onChange({ known: '' })}>
          {copy.endOfDay}
        </Button>
      )}
    </div>
  );
}
