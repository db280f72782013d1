import type { SandboxComparisonResponse } from '#contracts/sandboxes.ts';
import { recordApi } from '../../../api/record-api.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import {
  comparisonTexts as copy,
  toComparisonHeading,
  toEqualTablesText,
  toMoreStudentsText,
  toTableText,
} from './sandboxes-copy.ts';

/** A sandbox beside today: the students whose balances differ, and the rows of each table. */
export function SandboxComparison({ name, until }: { name: string; until: string | null | undefined }) {
  const query = recordApi.useCompareSandboxQuery({ name });
  return (
    <Section id="comparison" className="mb-10" heading={toComparisonHeading(name, until)}>
      <LoadedPart query={{ ...query, data: query.currentData }} failed={copy.loadingFailed} loading={copy.loading}>
        {(comparison) => (
          <>
            <Students comparison={comparison} />
            <Tables tables={comparison.tables} />
          </>
        )}
      </LoadedPart>
    </Section>
  );
}

function Students({ comparison }: { comparison: SandboxComparisonResponse }) {
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

function Tables({ tables }: Pick<SandboxComparisonResponse, 'tables'>) {
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
