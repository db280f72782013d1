import type { SandboxComparisonResponse, SandboxDifferences, SandboxRow } from '#contracts/sandboxes.ts';
import { recordApi } from '../../../api/record-api.ts';
import { useReloadAfterSilence } from '../../../live/use-reload-after-silence.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { CentreJobProgress } from '../../../shared/record/centre-job-progress.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import {
  comparisonTexts as copy,
  toComparedTablesText,
  toComparedText,
  toComparisonHeading,
  toComparisonOutcomeText,
  toEqualTablesText,
  toMoreStudentsText,
  toTableText,
} from './sandboxes-copy.ts';

interface SandboxComparisonProps {
  rows: readonly SandboxRow[];
  timeZone: string;
}

/** The running comparison of a sandbox with today, or what the last one found. Nothing if its sandbox was dropped since. */
export function SandboxComparison({ rows, timeZone }: SandboxComparisonProps) {
  const query = useReloadAfterSilence(recordApi.useGetSandboxComparisonQuery);
  return (
    <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
      {({ running, last }) => {
        const row = rows.find(({ name }) => name === (running ?? last)?.name);
        if (!row?.contents) return null;
        const { until, built_at } = row.contents;
        const shown = last && last.finished_at > built_at ? last : null;
        if (!running && !shown) return null;
        return (
          <Section id="comparison" className="mb-10" heading={toComparisonHeading(row.name, until)}>
            {running ? <Progress running={running} /> : shown && <Result last={shown} timeZone={timeZone} />}
          </Section>
        );
      }}
    </LoadedPart>
  );
}

function Progress({ running }: { running: NonNullable<SandboxComparisonResponse['running']> }) {
  const { tables, all_tables, canceling } = running;
  const [cancel] = recordApi.useCancelComparisonMutation();
  return (
    <div className="flex flex-col gap-5">
      <CentreJobProgress
        kind="comparison"
        done={tables}
        total={all_tables}
        text={toComparedTablesText(running)}
        canceling={canceling}
        cancel={cancel}
        copy={copy}
      />
    </div>
  );
}

/** What differs: the students with another balance, and the rows of each table. */
function Result({ last, timeZone }: { last: NonNullable<SandboxComparisonResponse['last']>; timeZone: string }) {
  const { found, finished_at } = last;
  if (!found)
    return (
      <div role="status">
        <Notice tone="caution">{toComparisonOutcomeText(last)}</Notice>
      </div>
    );
  return (
    <>
      <p className="mb-4 text-sm text-quiet">{toComparedText(finished_at, timeZone)}</p>
      <Students comparison={found} />
      <Tables tables={found.tables} />
    </>
  );
}

function Students({ comparison }: { comparison: SandboxDifferences }) {
  const { students, student_count } = comparison;
  if (students.length === 0) return <p className="mb-6">{copy.noStudents}</p>;
  return (
    <>
      <Sheet className="mb-2">
        <Table aria-label={copy.students}>
          <TableHead>
            <tr>
              <MarginTableHeader>{copy.students}</MarginTableHeader>
              <TableHeader className="text-right">{copy.past}</TableHeader>
              <TableHeader className="text-right">{copy.today}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {students.map(({ id, name, past, today }) => (
              <tr key={id}>
                <MarginTableHeader scope="row" className="text-left font-normal">
                  {name === null ? copy.unnamed : <StudentLink student={{ id, name }} />}
                </MarginTableHeader>
                <BalanceCell balance={past} />
                <BalanceCell balance={today} />
              </tr>
            ))}
          </TableBody>
        </Table>
      </Sheet>
      <p className="mb-6 text-sm text-quiet">{student_count > students.length && toMoreStudentsText(comparison)}</p>
    </>
  );
}

const BalanceCell = ({ balance }: { balance: number | null }) =>
  balance === null ? (
    <TableCell className="text-right text-sm text-quiet">{copy.missing}</TableCell>
  ) : (
    <TableCell className="text-right font-serif text-heading font-semibold tabular-nums">{balance}</TableCell>
  );

function Tables({ tables }: Pick<SandboxDifferences, 'tables'>) {
  const differing = tables.filter((table) => table.different + table.only_then + table.only_today > 0);
  if (differing.length === 0) return <p>{copy.allEqual}</p>;
  return (
    <>
      <Sheet className="mb-2">
        <Table aria-label={copy.tables}>
          <TableHead>
            <tr className="align-bottom">
              <MarginTableHeader>{copy.table}</MarginTableHeader>
              <TableHeader className="text-right max-sm:hidden">{copy.equal}</TableHeader>
              <TableHeader className="text-right">{copy.different}</TableHeader>
              <TableHeader className="text-right">{copy.onlyToday}</TableHeader>
              <TableHeader className="text-right">{copy.onlyThen}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {differing.map((table) => (
              <tr key={table.table}>
                <MarginTableHeader scope="row" className="text-left font-normal wrap-anywhere">
                  {toTableText(table.table)}
                </MarginTableHeader>
                <CountCell count={table.equal} className="max-sm:hidden" />
                <CountCell count={table.different} />
                <CountCell count={table.only_today} />
                <CountCell count={table.only_then} />
              </tr>
            ))}
          </TableBody>
        </Table>
      </Sheet>
      {tables.length > differing.length && (
        <p className="text-sm text-quiet">{toEqualTablesText(tables.length - differing.length)}</p>
      )}
    </>
  );
}

const CountCell = ({ count, className = '' }: { count: number; className?: string }) => (
  <TableCell className={`text-right tabular-nums ${count === 0 ? 'text-quiet' : ''} ${className}`}>
    {count.toLocaleString('en-US')}
  </TableCell>
);
