import { useId } from 'react';
import { Link } from 'wouter';
import type { AuditEntry, AuditEntryList } from '#contracts/class-audit.ts';
import { toCodedReasonText } from '../../../copy/reason-codes.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { toAuditEntryText } from '../../../shared/class-audit-copy.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { asOfTexts as copy, toFigureChangeTexts, toMoreEntriesText } from './as-of-copy.ts';

const linkStyle = 'inline-block py-1 text-sm text-accent hover:underline';

interface AuditEntryTableProps {
  /** Name of the table. */
  label: string;
  list: AuditEntryList;
  studentId: string;
  timeZone: string;
}

/** A list of rows under its heading, or nothing if there are none. */
export function AuditEntrySection({
  title,
  text,
  ...props
}: Omit<AuditEntryTableProps, 'label'> & { title: string; text: string }) {
  const id = useId();
  if (props.list.count === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <p className="mb-3 text-sm text-quiet">{text}</p>
      <AuditEntryTable label={title} {...props} />
    </section>
  );
}

/** The newest rows of a list, with what each changed. */
export function AuditEntryTable({ label, list: { entries, count }, studentId, timeZone }: AuditEntryTableProps) {
  return (
    <Sheet>
      <Table stacks aria-label={label} className="table-fixed">
        <TableHead>
          <tr>
            <MarginTableHeader className="w-18 max-sm:px-2 sm:w-34">{copy.date}</MarginTableHeader>
            <TableHeader>{copy.event}</TableHeader>
            <TableHeader className="w-27 text-right sm:w-44">{copy.change}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <EntryRow key={`${entry.id} ${entry.effective_on}`} {...{ entry, studentId, timeZone }} />
          ))}
        </TableBody>
      </Table>
      {count > entries.length && (
        <p className="border-t border-rule px-5 py-3 text-sm text-quiet">{toMoreEntriesText(count - entries.length)}</p>
      )}
    </Sheet>
  );
}

function EntryRow({ entry, studentId, timeZone }: { entry: AuditEntry; studentId: string; timeZone: string }) {
  const { effective_on, tutor_name, recorded_at, change } = entry;
  const reason = toCodedReasonText(entry);
  return (
    <tr className="align-top">
      <MarginTableCell className="py-2.5 max-sm:px-2">
        <LedgerDay date={effective_on} timeZone={timeZone} />
      </MarginTableCell>
      <TableCell className="py-2.5 wrap-anywhere">
        {toAuditEntryText(entry)}
        {reason && `: ${reason}`}
        <span className="block text-sm text-quiet">
          <BidiIsolatedName name={tutor_name} />, {copy.recorded} {formatDateTime(recorded_at, timeZone)}
        </span>
        <span className="flex flex-wrap gap-x-4">
          <Link href={paths.classHistoryOf(studentId, { from: effective_on, to: effective_on })} className={linkStyle}>
            {copy.history}
          </Link>
          <Link href={paths.replayAt(studentId, entry.version)} className={linkStyle}>
            {copy.replay}
          </Link>
        </span>
      </TableCell>
      <TableCell className="py-2.5 text-right text-sm">
        {toFigureChangeTexts(change).map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
      </TableCell>
    </tr>
  );
}
