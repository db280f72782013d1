import { ShieldCheck } from 'lucide-react';
import { classesApi } from '../../../api/classes-api.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre } from '../../../session/session.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PacketTable } from './packet-table.tsx';
import { packetsTexts as copy } from './packets-copy.ts';

/** Every packet of the centre. For owners. */
export function PacketsPage() {
  const centre = useCentre();
  const { rows: packets, query } = usePagedRows(classesApi.useGetPacketsInfiniteQuery(), ({ rows }) => rows);
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={copy.title}
        description={copy.description}
        actions={<CheckPageLink />}
      />
      <PagedList query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {packets && centre && (
          <Sheet className="mb-4">
            {packets.length === 0 ? (
              <EmptyState title={copy.empty} text={copy.emptyText} />
            ) : (
              <PacketTable packets={packets} timeZone={centre.time_zone} namesStudent />
            )}
          </Sheet>
        )}
      </PagedList>
    </>
  );
}

/** The page that checks packets is no part of the app. */
export function CheckPageLink() {
  return (
    <a href="/verify" target="_blank" rel="noreferrer" className={buttonStyle()}>
      <ShieldCheck aria-hidden />
      {copy.checkLink}
    </a>
  );
}
