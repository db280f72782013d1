import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { drafts as copy, savedAtText } from '../copy/drafts.ts';
import { useCentre } from '../session/session.ts';
import { Notice } from '../ui/notice.tsx';
import type { ServerDraft } from './use-server-draft.ts';

type StatusDraft = Pick<ServerDraft<unknown>, 'dirty' | 'saving' | 'savedAt' | 'failure' | 'offer'>;
type NoticeDraft = Pick<ServerDraft<unknown>, 'failure' | 'replacedByRemoteAt'>;

/** “Saved 14:32 · not submitted yet”, beside the buttons. Only failures are announced to screen readers. */
export function DraftStatus({ draft, className }: { draft: StatusDraft; className?: string }) {
  const centre = useCentreDay();
  const failure = failureText(draft);
  return (
    <div className={cx('text-sm text-quiet', className)}>
      <span role="status" className="text-caution">
        {failure}
      </span>
      <span className="mr-2">
        {!failure && (draft.dirty || draft.saving) && copy.saving}
        {!failure &&
          !draft.dirty &&
          !draft.saving &&
          draft.savedAt &&
          centre &&
          copy.saved(savedAtText(draft.savedAt, centre))}
      </span>
      {draft.offer && (
        <button type="button" onClick={showOffer} className="cursor-pointer text-accent underline">
          {draft.offer.reason === 'conflict' ? copy.conflict.show : copy.restore.show}
        </button>
      )}
    </div>
  );
}

/** The offer is above the form, which may be long. */
function showOffer({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const offer = currentTarget.closest('form')?.querySelector<HTMLElement>('[data-draft-offer]');
  offer?.focus({ preventScroll: true });
  offer?.scrollIntoView({ block: 'center' });
}

function failureText({ dirty, failure, offer }: StatusDraft): string | undefined {
  if (failure?.kind === 'refused') return copy.refused(failure.detail);
  if (!dirty) return undefined;
  if (failure) return { offline: copy.offline, 'too-often': copy.tooOften, 'signed-out': copy.signedOut }[failure.kind];
  return offer ? copy.choose : undefined;
}

/** Notices that stay in view: the connection is lost, or a save on another device replaced the page's content. */
export function DraftNotices({
  draft: { failure, replacedByRemoteAt },
  className,
}: {
  draft: NoticeDraft;
  className?: string;
}) {
  const centre = useCentreDay();
  const offline = failure?.kind === 'offline';
  const text = offline
    ? copy.offlineText
    : replacedByRemoteAt && centre && copy.taken(savedAtText(replacedByRemoteAt, centre));
  return (
    <div role="status" className={className}>
      {text && (
        <Notice tone="caution" data-offline={offline || undefined}>
          {text}
        </Notice>
      )}
    </div>
  );
}

/** The centre's date and time zone; undefined until they are loaded. */
export function useCentreDay(): { today: string; timeZone: string } | undefined {
  const centre = useCentre();
  return centre && { today: centre.today, timeZone: centre.time_zone };
}
