import { cx } from 'class-variance-authority';
import { useCentre } from '../app/session.ts';
import { drafts as copy, whenSaved } from '../copy/drafts.ts';
import { Button } from '../ui/button.tsx';
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

interface OfferProps {
  draft: Pick<ServerDraft<unknown>, 'offer' | 'takeOffer' | 'keepMine' | 'dropOffer'>;
  className?: string;
}

/** “Draft from 14:32: restore / discard”, or of two devices which to keep; nothing where nothing waits for a choice. */
export function DraftOffer({ draft, className }: OfferProps) {
  const centre = useDay();
  const { offer } = draft;
  if (!offer || !centre) return null;
  const when = whenSaved(offer.savedAt, centre);
  const conflict = offer.reason === 'conflict';
  return (
    <Notice
      tone={conflict ? 'caution' : 'info'}
      role={conflict ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}
    >
      <p>
        <strong className="font-semibold">{conflict ? copy.conflict.title(when) : copy.restore.title(when)}</strong>
        {conflict && <span className="block">{copy.conflict.text}</span>}
      </p>
      <div className="flex gap-2">
        <Button onClick={draft.takeOffer}>{conflict ? copy.conflict.take : copy.restore.take}</Button>
        <Button onClick={conflict ? draft.keepMine : draft.dropOffer}>
          {conflict ? copy.conflict.keep : copy.restore.drop}
        </Button>
      </div>
    </Notice>
  );
}

function useDay(): { today: string; timeZone: string } | undefined {
  const centre = useCentre();
  return centre && { today: centre.today, timeZone: centre.time_zone };
}
