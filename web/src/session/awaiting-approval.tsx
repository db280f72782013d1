import { Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { coreApi } from '../api/core-api.ts';
import { awaitingApprovalTexts } from '../copy/approval.ts';
import { Notice } from '../ui/notice.tsx';

const CHECK_INTERVAL_MS = 15_000;

/**
 * Says that a tutor must approve the account and what the student can do until then. Reloads the page once the account
 * is approved.
 */
export function AwaitingApproval() {
  const { data } = coreApi.useGetSessionQuery(undefined, {
    pollingInterval: CHECK_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const approved = data?.profile != null && !data.profile.awaiting_approval;
  useEffect(() => {
    if (approved) location.reload();
  }, [approved]);
  return (
    <Notice className="mb-8 flex gap-2.5" role="status">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <div>
        <p className="font-semibold">{awaitingApprovalTexts.title}</p>
        <p className="mt-1">{awaitingApprovalTexts.text}</p>
        <p className="mt-1">{awaitingApprovalTexts.practice}</p>
      </div>
    </Notice>
  );
}
