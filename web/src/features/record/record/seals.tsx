import { useCommand } from '../../../commands/use-command-dialog.ts';
import { sealsTexts as copy, sealOutcomeTexts } from '../../../copy/record.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useGetSealsInfiniteQuery, useSealLedgerMutation } from './api.ts';
import { SealTable } from './seal-table.tsx';

const KEY = 'seal-ledger';

export function Seals() {
  const { rows: seals, query } = usePagedRows(useGetSealsInfiniteQuery(), ({ rows }) =>
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
  const [seal] = useSealLedgerMutation();
  const { submit, pending } = useCommand(seal, {
    key: KEY,
    onDone: ({ outcome, seal }) => {
      const { title, detail } = sealOutcomeTexts[outcome];
      const toast = { key: KEY, title, detail: detail(seal) };
      if (outcome === 'not-extended') notify.failure(toast);
      else notify.success(toast);
    },
    failed: copy.failed,
  });
  return (
    <Button variant="primary" pending={pending} onClick={() => submit({})}>
      {pending ? copy.sealing : copy.sealNow}
    </Button>
  );
}
