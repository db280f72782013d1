import { cx } from 'class-variance-authority';
import { useCentre } from '../app/session.ts';
import { drafts as copy, whenSaved } from '../copy/drafts.ts';
import { Notice } from '../ui/notice.tsx';
import type { ServerDraft } from './use-server-draft.ts';

type Told = Pick<ServerDraft<unknown>, 'dirty' | 'saving' | 'savedAt' | 'trouble' | 'offer'>;

/** “Saved 14:32 · not submitted yet”, beside the buttons; only what goes wrong is announced. */
export function DraftStatus({ draft, className }: { draft: Told; className?: string }) {
  const centre = useDay();
  const trouble = troubleOf(draft);
  return (
    <div className={cx('text-sm text-quiet', className)}>
      <span role="status" className="text-caution">
        {trouble}
      </span>
      {!trouble && (draft.dirty || draft.saving) && copy.saving}
      {!trouble &&
        !draft.dirty &&
        !draft.saving &&
        draft.savedAt &&
        centre &&
        copy.saved(whenSaved(draft.savedAt, centre))}
    </div>
  );
}

function troubleOf({ dirty, trouble, offer }: Told): string | undefined {
  if (trouble?.kind === 'refused') return copy.refused(trouble.detail);
  if (!dirty) return undefined;
  if (trouble) return trouble.kind === 'offline' ? copy.offline : copy.signedOut;
  return offer ? copy.choose : undefined;
}

/** The notice that stays while the connection is lost. */
export function DraftOffline({ draft, className }: { draft: Told; className?: string }) {
  return (
    <div role="status" className={className}>
      {draft.trouble?.kind === 'offline' && <Notice tone="caution">{copy.offlineText}</Notice>}
    </div>
  );
}

/** The centre's day and zone, undefined until they are known. */
export function useDay(): { today: string; timeZone: string } | undefined {
  const centre = useCentre();
  return centre && { today: centre.today, timeZone: centre.time_zone };
}
