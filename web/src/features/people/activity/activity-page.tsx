import { Link } from 'wouter';
import { peopleApi } from '../../../api/people-api.ts';
import { activityTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre, useProfile } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import {
  type ActivityAddressParams,
  isActivityFiltered,
  parseActivityAddressParams,
  toActivityRequestFilter,
} from './activity-address-params.ts';
import * as copy from './activity-copy.ts';
import { ActivityFilterBar } from './activity-filter-bar.tsx';
import { ActivityList } from './activity-list.tsx';

/** Refusals cause no change notification, so an owner's page polls for them at this interval. */
const POLL_INTERVAL_MS = 30_000;

export function ActivityPage() {
  const centre = useCentre();
  const { owner } = useProfile();
  const [search, change] = useAddressParams();
  const choice = parseActivityAddressParams(search);
  const filter = centre ? toActivityRequestFilter(choice, centre.today, owner) : {};
  const activity = peopleApi.useGetActivityInfiniteQuery(filter, {
    skip: !centre,
    pollingInterval: owner ? POLL_INTERVAL_MS : 0,
  });
  const { rows: entries, query } = usePagedRows(activity, (page) => page.entries);

  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={activityTitle}
        description={owner ? copy.everyonesActivityDescriptionText : copy.ownActivityDescriptionText}
        actions={<ExportButton list="activity" request={{ path: '/activity', params: { ...filter } }} />}
      />
      <ActivityFilterBar
        choice={choice}
        onChange={change}
        people={activity.data?.pages.at(-1)?.people ?? []}
        withRefusals={owner}
      />
      {centre?.sign_ups === 'approval' && includesDeclinedAccounts(choice) && (
        <p className="mb-6 text-sm text-quiet">
          {copy.declinedAccountsNotListedText}{' '}
          <Link href={paths.decidedSignUps} className="text-accent underline">
            {copy.decidedSignUpsLinkText}
          </Link>
          .
        </p>
      )}
      {choice.record && <p className="mb-6 text-quiet">{copy.singleRecordDescriptionText}</p>}
      <PagedList query={query} failed={copy.activityLoadingFailedText} loading={copy.activityLoadingText}>
        {entries?.length === 0 && (
          <Sheet>
            <EmptyState {...(isActivityFiltered(choice) ? copy.noMatchingActivityTexts : copy.noActivityTexts)} />
          </Sheet>
        )}
        {centre && entries && <ActivityList entries={entries} today={centre.today} timeZone={centre.time_zone} />}
      </PagedList>
    </>
  );
}

/**
 * True when the list may be searched for a declined account. The page then links to the recent decisions, because no
 * event records a person who never became a student.
 */
const includesDeclinedAccounts = ({ group, record, student }: ActivityAddressParams): boolean =>
  record === undefined && student === undefined && (group === undefined || group === 'accounts');
