import { useId } from 'react';
import { Link } from 'wouter';
import type { ClosingFigures, ClosingResponse, LaterEntry } from '#contracts/closing.ts';
import { toClosingSections } from '#contracts/closing-lines.ts';
import { toCodedReasonText } from '../../../copy/reason-codes.ts';
import { moneyTitle } from '../../../copy/screens.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import {
  closingTexts as copy,
  listChangedNumbers,
  listLaterChanges,
  toLaterEntryText,
  toUnlistedEntriesText,
} from './closing-copy.ts';

interface LaterEntriesProps {
  figures: ClosingFigures;
  now: NonNullable<ClosingResponse['now']>;
  timeZone: string;
}

/** Which numbers of a month are others now, and what was recorded since. */
export function LaterEntries({ figures, now, timeZone }: LaterEntriesProps) {
  const id = useId();
  const changed = listChangedNumbers(toClosingSections(figures), toClosingSections(now.figures));
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-heading">
        {copy.changed}
      </h2>
      {now.count === 0 && <p className="text-quiet">{copy.nothingChanged}</p>}
      {changed.length > 0 && (
        <Sheet className="mb-6">
          <Table
            scrolls
            aria-label={copy.difference}
            className="narrow:min-w-[20rem] max-sm:[&_td]:px-2 max-sm:[&_th]:px-2"
          >
            <TableHead>
              <tr className="align-bottom">
                <MarginTableHeader>{copy.line}</MarginTableHeader>
                <TableHeader className="text-right">{copy.knownThen}</TableHeader>
                <TableHeader className="text-right">{copy.now}</TableHeader>
                <TableHeader className="text-right">{copy.difference}</TableHeader>
              </tr>
            </TableHead>
            <TableBody>
              {changed.map(({ name, text, before, after, difference }) => (
                <tr key={name}>
                  <MarginTableHeader scope="row" className="text-left font-normal">
                    {text}
                  </MarginTableHeader>
                  <TableCell className="text-right tabular-nums">{before}</TableCell>
                  <TableCell className="text-right tabular-nums">{after}</TableCell>
                  <TableCell className="text-right font-semibold tabular-nums">{difference}</TableCell>
                </tr>
              ))}
            </TableBody>
          </Table>
        </Sheet>
      )}
      {now.entries.length > 0 && (
        <Sheet>
          <Table stacks aria-label={copy.changed} className="table-fixed">
            <TableHead>
              <tr>
                <MarginTableHeader className="w-18 max-sm:px-2 sm:w-34">{copy.day}</MarginTableHeader>
                <TableHeader>{copy.event}</TableHeader>
                <TableHeader className="w-27 text-right sm:w-44">{copy.change}</TableHeader>
              </tr>
            </TableHead>
            <TableBody>
              {now.entries.map((entry) => (
                <LaterEntryRow key={`${entry.id} ${entry.effective_on}`} entry={entry} timeZone={timeZone} />
              ))}
            </TableBody>
          </Table>
          {now.count > now.entries.length && (
            <p className="border-t border-rule px-5 py-3 text-sm text-quiet">
              {toUnlistedEntriesText(now.count - now.entries.length)}
            </p>
          )}
        </Sheet>
      )}
    </section>
  );
}

const linkStyle = 'inline-block py-1 text-sm text-accent hover:underline print:hidden';

function LaterEntryRow({ entry, timeZone }: { entry: LaterEntry; timeZone: string }) {
  const { id, student_id, student_name, effective_on, tutor_name, recorded_at, version, classes } = entry;
  const reason = toCodedReasonText(entry);
  return (
    <tr className="break-inside-avoid align-top">
      <MarginTableCell className="py-2.5 max-sm:px-2">
        <LedgerDay date={effective_on} timeZone={timeZone} />
      </MarginTableCell>
      <TableCell className="py-2.5 wrap-anywhere">
        {toLaterEntryText(entry)}, <StudentLink student={{ id: student_id, name: student_name }} />
        {reason && `: ${reason}`}
        <span className="block text-sm text-quiet">
          <BidiIsolatedName name={tutor_name} />, {copy.recorded} {formatDateTime(recorded_at, timeZone)}
        </span>
        <span className="flex flex-wrap gap-x-4">
          {classes !== 0 && (
            <Link href={paths.classHistoryRow(student_id, { id, day: effective_on })} className={linkStyle}>
              {copy.history}
            </Link>
          )}
          {entry.money && (
            <Link href={paths.moneyEntry(student_id, id)} className={linkStyle}>
              {moneyTitle}
            </Link>
          )}
          <Link href={paths.replayAt(student_id, version)} className={linkStyle}>
            {copy.replay}
          </Link>
        </span>
      </TableCell>
      <TableCell className="py-2.5 text-right text-sm tabular-nums">
        {listLaterChanges(entry).map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
      </TableCell>
    </tr>
  );
}
