import { useId } from 'react';
import { Link } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import type { BalancesDueResponse } from '#contracts/money.ts';
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

/** Who owes something, the oldest first. */
export function BalancesDuePage() {
  const centre = useCentre();
  return centre && <BalancesDue centre={centre} />;
}

function BalancesDue({ centre: { today, time_zone } }: { centre: CentreResponse }) {
  const [over, setOver] = useAddressParam('over');
  const isOverdue = over === String(OVERDUE_DAYS);
  const [group, setGroup] = useAddressParam('group');
  const filter = {
    ...(isOverdue && { before: addDays(today, -OVERDUE_DAYS) }),
    ...(isId(group) && { group }),
  };
  const pages = classesApi.useGetBalancesDueInfiniteQuery(filter);
  const { rows = [], query } = usePagedRows(pages, ({ students }) =>
    students.map((student) => ({ ...student, id: student.student_id })),
  );
  const sums = pages.currentData?.pages[0]?.sums;
  const id = useId();
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={<span id={id}>{balancesDueTitle}</span>}
        description={copy.description}
        actions={<ExportButton list="balances-due" request={{ path: '/money/due', params: filter }} />}
      />
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <ToggleButtons
          label={copy.filter}
          className="flex flex-wrap gap-2"
          options={[
            { value: '', label: copy.all },
            { value: String(OVERDUE_DAYS), label: copy.overdue },
          ]}
          value={isOverdue ? over : ''}
          onChange={setOver}
        />
        <GroupSelectField label={groupNowText} value={group} onChange={setGroup} />
      </div>
      <ListSums text={sums && sums.count > 0 ? copy.toSums(sums.count, sums.open_cents) : undefined} />
      <PagedList query={query} failed={copy.failed} loading={copy.loading}>
        <Sheet className="mb-8">
          {rows.length === 0 ? (
            <EmptyState {...(isOverdue ? copy.noneOverdue : copy.none)} />
          ) : (
            <Table stacks aria-labelledby={id} className="table-fixed">
              <TableHead>
                <tr>
                  <MarginTableHeader className="w-24 sm:w-40">{copy.since}</MarginTableHeader>
                  <TableHeader>{copy.student}</TableHeader>
                  <TableHeader className="w-29 text-right sm:w-32">{copy.open}</TableHeader>
                </tr>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <BalanceRow key={row.id} row={row} today={today} timeZone={time_zone} />
                ))}
              </TableBody>
            </Table>
          )}
        </Sheet>
      </PagedList>
    </>
  );
}

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
        <Link
          href={paths.money(row.student_id)}
          className="relative font-semibold text-accent hover:underline pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2.5"
        >
          <BidiIsolatedName name={row.student_name} />
        </Link>{' '}
        {row.is_former && <Badge>{copy.former}</Badge>}
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
