import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { drafts as copy, whenSaved } from '../copy/drafts.ts';
import { useCentre } from '../session/session.ts';
import { Notice } from '../ui/notice.tsx';
import type { ServerDraft } from './use-server-draft.ts';

type Told = Pick<ServerDraft<unknown>, 'dirty' | 'saving' | 'savedAt' | 'trouble' | 'offer'>;
type Noticed = Pick<ServerDraft<unknown>, 'trouble' | 'takenFrom'>;

/** “Saved 14:32 · not submitted yet”, beside the buttons; only what goes wrong is announced. */
export function DraftStatus({ draft, className }: { draft: Told; className?: string }) {
  const centre = useDay();
  const trouble = troubleOf(draft);
  return (
    <div className={cx('text-sm text-quiet', className)}>
      <span role="status" className="text-caution">
        {trouble}
      </span>
      <span className="mr-2">
        {!trouble && (draft.dirty || draft.saving) && copy.saving}
        {!trouble &&
          !draft.dirty &&
          !draft.saving &&
          draft.savedAt &&
          centre &&
          copy.saved(whenSaved(draft.savedAt, centre))}
      </span>
      {draft.offer && (
        <button type="button" onClick={showOffer} className="cursor-pointer text-accent underline">
          {draft.offer.reason === 'conflict' ? copy.conflict.show : copy.restore.show}
        </button>
      )}
    </div>
  );
}

/** The offer stands above the form, which may be long. */
function showOffer({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const offer = currentTarget.closest('form')?.querySelector<HTMLElement>('[data-draft-offer]');
  offer?.focus({ preventScroll: true });
  offer?.scrollIntoView({ block: 'center' });
}

function troubleOf({ dirty, trouble, offer }: Told): string | undefined {
  if (trouble?.kind === 'refused') return copy.refused(trouble.detail);
  if (!dirty) return undefined;
  if (trouble) return { offline: copy.offline, 'too-often': copy.tooOften, 'signed-out': copy.signedOut }[trouble.kind];
  return offer ? copy.choose : undefined;
}

/** What stays in sight: that the connection is lost, or that what was saved elsewhere took the place of what stood here. */
export function DraftNotices({ draft: { trouble, takenFrom }, className }: { draft: Noticed; className?: string }) {
  const centre = useDay();
  const offline = trouble?.kind === 'offline';
  const text = offline ? copy.offlineText : takenFrom && centre && copy.taken(whenSaved(takenFrom, centre));
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

/** The centre's day and zone, undefined until they are known. */
export function useDay(): { today: string; timeZone: string } | undefined {
  const centre = useCentre();
  return centre && { today: centre.today, timeZone: centre.time_zone };
}
