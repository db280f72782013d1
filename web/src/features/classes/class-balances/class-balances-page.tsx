import { balanceSizes } from '#contracts/balance-sizes.ts';
import type { BalanceRow, BalanceSums } from '#contracts/balances.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { isId } from '#contracts/value-checks.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { remainingText, uncoveredText, waitingText } from '../../../copy/common.ts';
import { formatWeeks, toBalanceSizeText } from '../../../copy/counts.ts';
import { classBalancesTitle } from '../../../copy/screens.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { GroupSelectField } from '../../../shared/group-select.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { classBalancesTexts as copy } from './class-balances-copy.ts';

/** The classes of all current students with their sums, filtered by the query parameters `group` and `min`. */
export function ClassBalancesPage() {
  const [search, change] = useAddressParams();
  const { group } = parseAddressParams(search, { group: isId });
  const size = balanceSizes.find(({ min }) => String(min) === search.get('min'));
  const balances = reportsApi.useGetBalancesInfiniteQuery({ ...(group && { group }), ...size });
  const { rows, query } = usePagedRows(balances, (page) => page.balances);
  const sums = balances.data?.pages[0]?.sums;
  const isFiltered = group !== undefined || size !== undefined;
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={classBalancesTitle} description={copy.description} />
      <FilterBar label={copy.filter} onClear={isFiltered ? () => change({ group: '', min: '' }) : undefined}>
        <GroupSelectField value={group ?? ''} onChange={(chosen) => change({ group: chosen })} />
        <Field label={copy.size} className="sm:min-w-44">
          <Select value={size?.min ?? ''} onChange={({ target }) => change({ min: target.value })}>
            <option value="">{copy.everySize}</option>
            {balanceSizes.map((each) => (
              <option key={each.min} value={each.min}>
                {toBalanceSizeText(each)}
              </option>
            ))}
          </Select>
        </Field>
      </FilterBar>
      <PagedList query={query} failed={copy.failed} loading={copy.loading}>
        {rows?.length === 0 && (
          <Sheet>
            <EmptyState title={copy.none} text={copy.noneText} />
          </Sheet>
        )}
        {rows && rows.length > 0 && sums && (
          <>
            <BalancesTable rows={rows} sums={sums} />
            <p className="mt-3 mb-8 max-w-prose text-sm text-quiet">{copy.hint}</p>
          </>
        )}
      </PagedList>
    </>
  );
}

/** The margin line of the ledger is beside the names. */
const nameStyle = 'border-r-2 border-margin/60';
const number = 'text-right tabular-nums';
/** On phones these numbers are below the name. */
const wideNumber = `${number} max-sm:hidden`;

/** The sums are above the rows, because more rows may follow below. */
function BalancesTable({ rows, sums }: { rows: readonly BalanceRow[]; sums: BalanceSums }) {
  const uncovered = rows.some(({ classes_uncovered }) => classes_uncovered > 0);
  return (
    <Sheet>
      <Table aria-label={copy.label} className="max-sm:[&_td]:px-2 max-sm:[&_th]:px-2">
        <TableHead>
          <tr>
            <MarginTableHeader>{copy.student}</MarginTableHeader>
            <TableHeader className="text-right">{remainingText}</TableHeader>
            <TableHeader className="text-right max-sm:hidden">{waitingText}</TableHeader>
            {uncovered && <TableHeader className="text-right max-sm:hidden">{uncoveredText}</TableHeader>}
            <TableHeader className="text-right max-sm:hidden">{copy.value}</TableHeader>
            <TableHeader className="text-right">{copy.weeksLeft}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          <tr className="font-semibold">
            <TableCell className={nameStyle}>
              {copy.toAll(sums.students)}
              <span className="block text-sm font-normal text-quiet">{copy.toUnused(sums.unused)}</span>
            </TableCell>
            <TableCell className={number}>{sums.remaining}</TableCell>
            <TableCell className={wideNumber}>{sums.waiting}</TableCell>
            {uncovered && <TableCell className="max-sm:hidden" />}
            <TableCell className={wideNumber}>{formatCents(sums.value_cents)}</TableCell>
            <TableCell className={number}>
              <Weeks weeks={sums.weeks_left} />
              {sums.weeks_left !== null && <span className="block text-sm font-normal text-quiet">{copy.average}</span>}
            </TableCell>
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <TableCell className={nameStyle}>
                <StudentLink student={row} />
                <SmallText row={row} />
              </TableCell>
              <TableCell className={number}>{row.classes_remaining}</TableCell>
              <TableCell className={wideNumber}>{row.classes_waiting}</TableCell>
              {uncovered && <TableCell className={wideNumber}>{row.classes_uncovered}</TableCell>}
              <TableCell className={wideNumber}>{formatCents(row.value_cents)}</TableCell>
              <TableCell className={number}>
                <Weeks weeks={row.weeks_left} />
              </TableCell>
            </tr>
          ))}
        </TableBody>
      </Table>
    </Sheet>
  );
}

const SmallText = ({ row }: { row: BalanceRow }) => (
  <span className="block text-sm font-normal text-quiet sm:hidden">{copy.toFacts(row)}</span>
);

const Weeks = ({ weeks }: { weeks: number | null }) =>
  weeks === null ? (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{copy.unknownWeeks}</span>
    </>
  ) : (
    formatWeeks(weeks)
  );
