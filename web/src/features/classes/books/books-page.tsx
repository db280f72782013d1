import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'wouter';
import type { ListedMoneyEntry, MoneyList } from '#contracts/money.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { isId, isOneOf } from '#contracts/value-checks.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { groupNowText } from '../../../copy/groups.ts';
import { booksTitle } from '../../../copy/screens.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { parsePeriodParams, toPeriodDateSpan } from '../../../lib/period.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { GroupSelectField } from '../../../shared/group-select.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PeriodFields } from '../../../ui/period-fields.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import {
  booksTexts as copy,
  listListedEntryFacts,
  moneyListTexts,
  toListedEntryText,
  toListSumText,
} from './books-copy.ts';

const lists = Object.keys(moneyListTexts) as MoneyList[];

/** All purchases, payments or refunds of a period, with their sum and their file. For owners. */
export function BooksPage() {
  const centre = useCentre();
  const [search, change] = useAddressParams();
  const { list = 'payments', group } = parseAddressParams(search, { list: isOneOf(lists), group: isId });
  const choice = parsePeriodParams(search);
  const filter = { ...toPeriodDateSpan(choice.period, choice, centre?.today ?? ''), ...(group && { group }) };
  const found = reportsApi.useGetMoneyEntriesInfiniteQuery(centre ? { list, ...filter } : skipToken);
  const { rows, query } = usePagedRows(found, ({ entries }) => entries);
  const sums = found.currentData?.pages[0];
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={booksTitle}
        description={copy.description}
        actions={<ExportButton list={list} request={{ path: '/money/entries', params: { list, ...filter } }} />}
      />
      <div className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3">
        <Field label={copy.list} group className="max-sm:basis-full!">
          <ToggleButtons
            options={lists.map((value) => ({ value, label: moneyListTexts[value] }))}
            value={list}
            onChange={(value) => change({ list: value })}
            className="flex flex-wrap gap-2"
          />
        </Field>
        <PeriodFields choice={choice} onChange={change} />
        <GroupSelectField label={groupNowText} value={group ?? ''} onChange={(chosen) => change({ group: chosen })} />
      </div>
      <PagedList query={query} failed={copy.failed} loading={copy.loading}>
        {rows && (
          <>
            <p className="mb-3 text-heading tabular-nums">
              {moneyListTexts[list]}: {sums && toListSumText(sums.count, sums.amount_cents)}
            </p>
            <Sheet className="mb-4">
              {rows.length === 0 ? (
                <EmptyState {...copy.empty} />
              ) : (
                <MoneyEntryTable list={list} rows={rows} timeZone={centre?.time_zone ?? ''} />
              )}
            </Sheet>
          </>
        )}
      </PagedList>
    </>
  );
}

interface MoneyEntryTableProps {
  list: MoneyList;
  rows: readonly ListedMoneyEntry[];
  timeZone: string;
}

function MoneyEntryTable({ list, rows, timeZone }: MoneyEntryTableProps) {
  return (
    <Table stacks aria-label={moneyListTexts[list]} className="table-fixed">
      <TableHead>
        <tr>
          <MarginTableHeader className="w-18 max-sm:px-2 sm:w-34">{copy.day}</MarginTableHeader>
          <TableHeader>{copy.entry}</TableHeader>
          <TableHeader className="w-27 text-right sm:w-36">{copy.amount}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((entry) => (
          <tr key={entry.id} className="align-top">
            <MarginTableCell className="py-2.5 max-sm:px-2">
              <LedgerDay date={entry.day} timeZone={timeZone} />
            </MarginTableCell>
            <TableCell className="py-2.5 wrap-anywhere">
              <Link href={paths.moneyEntry(entry.student_id, entry.id)} className="text-accent hover:underline">
                {toListedEntryText(list, entry)}
              </Link>
              {', '}
              <StudentLink student={{ id: entry.student_id, name: entry.student_name }} />
              <span className="block text-sm text-quiet">{listListedEntryFacts(entry).join(' · ')}</span>
            </TableCell>
            <TableCell className="py-2.5 text-right tabular-nums">{formatCents(entry.amount_cents)}</TableCell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
