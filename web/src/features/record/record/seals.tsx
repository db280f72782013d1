import type { SealRow } from '#contracts/record.ts';
import { recordApi } from '../../../api/record-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { sealsTexts as copy, formatSeal, sealOutcomeTexts, toCopySealText } from '../../../copy/record.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre } from '../../../session/session.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';

const KEY = 'seal-ledger';

export function Seals() {
  const { rows: seals, query } = usePagedRows(recordApi.useGetSealsInfiniteQuery(), ({ rows }) =>
    rows.map((seal) => ({ ...seal, id: String(seal.events) })),
  );
  return (
    <section aria-labelledby="seals" className="mb-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="seals" className="text-heading">
          {copy.heading}
        </h2>
        <SealButton />
      </div>
      <p className="mb-4 max-w-prose text-quiet">{copy.explanation}</p>
      <PagedList query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {seals && (
          <Sheet className="mb-4">
            {seals.length === 0 ? (
              <EmptyState title={copy.emptyTitle} text={copy.emptyText} />
            ) : (
              <SealTable seals={seals} />
            )}
          </Sheet>
        )}
      </PagedList>
    </section>
  );
}

function SealButton() {
  const [seal] = recordApi.useSealLedgerMutation();
  const { submit, pending } = useCommand(seal, {
    key: KEY,
    onDone: ({ outcome, seal }) => {
      const { title, detail } = sealOutcomeTexts[outcome];
      const toast = { key: KEY, title, detail: detail(seal) };
      if (outcome === 'sealed' || outcome === 'nothing-to-seal') notify.success(toast);
      else notify.failure(toast);
    },
    failed: copy.failed,
  });
  return (
    <Button variant="primary" pending={pending} onClick={() => submit({})}>
      {pending ? copy.sealing : copy.sealNow}
    </Button>
  );
}

/** Digits of the root that are shown at its start and end. */
const ROOT_DIGITS = 6;

function SealTable({ seals }: { seals: readonly SealRow[] }) {
  const timeZone = useCentre()?.time_zone;
  return (
    <Table stacks aria-label={copy.heading}>
      <TableHead>
        <tr>
          <TableHeader>{copy.when}</TableHeader>
          <TableHeader className="text-right">{copy.events}</TableHeader>
          <TableHeader>{copy.seal}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {seals.map((seal) => (
          <tr key={seal.events}>
            <TableCell>
              <time dateTime={seal.sealed_at}>{timeZone && formatDateTime(seal.sealed_at, timeZone)}</time>
            </TableCell>
            <TableCell className="text-right tabular-nums">{seal.events.toLocaleString('en-US')}</TableCell>
            <TableCell>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <code className="font-sans max-sm:hidden" title={formatSeal(seal)}>
                  {seal.root.slice(0, ROOT_DIGITS)}…{seal.root.slice(-ROOT_DIGITS)}
                </code>
                <CopyButton text={formatSeal(seal)} label={toCopySealText(seal)} />
              </span>
            </TableCell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
