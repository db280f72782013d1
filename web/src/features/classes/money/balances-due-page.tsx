import { useId } from 'react';
import { Link } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import type {
  BalancesDueQuery,
  BalancesDueResponse,
  MoneyToReturnQuery,
  MoneyToReturnResponse,
} from '#contracts/money.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { isId } from '#contracts/value-checks.ts';
import { OVERDUE_DAYS } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { groupNowText } from '../../../copy/groups.ts';
import { balancesDueTitle } from '../../../copy/screens.ts';
import { addDays, countDays } from '../../../lib/dates.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { GroupSelectField } from '../../../shared/group-select.tsx';
import { ListSums } from '../../../shared/list-sums.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import { balancesDueTexts as copy, listBalanceFacts } from './balances-copy.ts';

/** In the address, for the list of those to whom money is to be returned. */
const TO_RETURN = 'return';

/** Who owes something, the oldest first, and to whom money is to be returned. */
export function BalancesDuePage() {
  const centre = useCentre();
  return centre && <BalancesDue centre={centre} />;
}

function BalancesDue({ centre }: { centre: CentreResponse }) {
  const [over, setOver] = useAddressParam('over');
  const isOverdue = over === String(OVERDUE_DAYS);
  const [group, setGroup] = useAddressParam('group', isId);
  const ofGroup = group ? { group } : {};
  const filter = { ...(isOverdue && { before: addDays(centre.today, -OVERDUE_DAYS) }), ...ofGroup };
  const id = useId();
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={<span id={id}>{balancesDueTitle}</span>}
        description={over === TO_RETURN ? copy.toReturnDescription : copy.description}
        actions={
          over !== TO_RETURN && <ExportButton list="balances-due" request={{ path: '/money/due', params: filter }} />
        }
      />
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <ToggleButtons
          label={copy.filter}
          className="flex flex-wrap gap-2"
          options={[
            { value: '', label: copy.all },
            { value: String(OVERDUE_DAYS), label: copy.overdue },
            { value: TO_RETURN, label: copy.toReturnFilter },
          ]}
          value={isOverdue || over === TO_RETURN ? over : ''}
          onChange={setOver}
        />
        <GroupSelectField label={groupNowText} value={group} onChange={setGroup} />
      </div>
      {over === TO_RETURN ? (
        <MoneyToReturnList filter={ofGroup} labelId={id} />
      ) : (
        <BalancesDueList filter={filter} centre={centre} labelId={id} />
      )}
    </>
  );
}

interface ListProps<Filter> {
  filter: Filter;
  /** Id of the heading that names the table. */
  labelId: string;
}

function BalancesDueList({ filter, centre, labelId }: ListProps<BalancesDueQuery> & { centre: CentreResponse }) {
  const pages = classesApi.useGetBalancesDueInfiniteQuery(filter);
  const { rows = [], query } = usePagedRows(pages, ({ students }) =>
    students.map((student) => ({ ...student, id: student.student_id })),
  );
  const sums = pages.currentData?.pages[0]?.sums;
  return (
    <>
      <ListSums text={sums && sums.count > 0 ? copy.toSums(sums.count, sums.open_cents) : undefined} />
      <PagedList query={query} failed={copy.failed} loading={copy.loading}>
        <Sheet className="mb-8">
          {rows.length === 0 ? (
            <EmptyState {...(filter.before === undefined ? copy.none : copy.noneOverdue)} />
          ) : (
            <Table stacks aria-labelledby={labelId} className="table-fixed">
              <TableHead>
                <tr>
                  <MarginTableHeader className="w-24 sm:w-40">{copy.since}</MarginTableHeader>
                  <TableHeader>{copy.student}</TableHeader>
                  <TableHeader className="w-29 text-right sm:w-32">{copy.open}</TableHeader>
                </tr>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <BalanceRow key={row.id} row={row} today={centre.today} timeZone={centre.time_zone} />
                ))}
              </TableBody>
            </Table>
          )}
        </Sheet>
      </PagedList>
    </>
  );
}

/** To whom money of reversed purchases is to be returned. */
function MoneyToReturnList({ filter, labelId }: ListProps<MoneyToReturnQuery>) {
  const pages = classesApi.useGetMoneyToReturnInfiniteQuery(filter);
  const { rows = [], query } = usePagedRows(pages, ({ students }) =>
    students.map((student) => ({ ...student, id: student.student_id })),
  );
  const sums = pages.currentData?.pages[0]?.sums;
  return (
    <>
      <ListSums text={sums && sums.count > 0 ? copy.toReturnSums(sums.count, sums.to_return_cents) : undefined} />
      <PagedList query={query} failed={copy.failed} loading={copy.loading}>
        <Sheet className="mb-8">
          {rows.length === 0 ? (
            <EmptyState {...copy.noneToReturn} />
          ) : (
            <Table stacks aria-labelledby={labelId} className="table-fixed">
              <TableHead>
                <tr>
                  <TableHeader>{copy.student}</TableHeader>
                  <TableHeader className="w-36 text-right">{copy.toReturnColumn}</TableHeader>
                </tr>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <tr key={row.id} className="align-top">
                    <TableCell className="py-2.5 wrap-anywhere">
                      <BalanceStudent of={row} />
                    </TableCell>
                    <TableCell className="py-2.5 text-right font-semibold tabular-nums">
                      {formatCents(row.to_return_cents)}
                    </TableCell>
                  </tr>
                ))}
              </TableBody>
            </Table>
          )}
        </Sheet>
      </PagedList>
    </>
  );
}

const BalanceStudent = ({ of }: { of: Omit<MoneyToReturnResponse['students'][number], 'to_return_cents'> }) => (
  <>
    <Link
      href={paths.money(of.student_id)}
      className="relative font-semibold text-accent hover:underline pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2.5"
    >
      <BidiIsolatedName name={of.student_name} />
    </Link>{' '}
    {of.is_former && <Badge>{copy.former}</Badge>}
  </>
);

interface BalanceRowProps {
  row: BalancesDueResponse['students'][number];
  today: string;
  timeZone: string;
}

function BalanceRow({ row, today, timeZone }: BalanceRowProps) {
  const days = countDays(row.owed_since, today);
  return (
    <tr className="align-top">
      <MarginTableCell className="py-2.5">
        <LedgerDay date={row.owed_since} timeZone={timeZone} />
        <span className={days > OVERDUE_DAYS ? 'block text-sm text-margin' : 'block text-sm'}>{copy.toDays(days)}</span>
      </MarginTableCell>
      <TableCell className="py-2.5 wrap-anywhere">
        <BalanceStudent of={row} />
        {listBalanceFacts(row).map((fact) => (
          <p key={fact} className="text-sm text-quiet">
            {fact}
          </p>
        ))}
      </TableCell>
      <TableCell className="py-2.5 text-right font-semibold tabular-nums">{formatCents(row.open_cents)}</TableCell>
    </tr>
  );
}
