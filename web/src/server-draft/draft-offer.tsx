import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { draftTexts as copy, toSavedAtText } from '../copy/drafts.ts';
import { useCentre } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import type { DraftState } from './draft-state.ts';
import type { DraftSync } from './draft-sync.ts';

interface DraftOfferProps {
  draft: Pick<DraftState<unknown>, 'offer'> & Pick<DraftSync<unknown>, 'takeOffer' | 'dropOffer'>;
  /** How the two versions of a conflict differ. */
  conflictText?: string | undefined;
  className?: string;
}

/**
 * Offers an earlier draft, or in a conflict the choice between two devices; renders nothing without an offer. It asks
 * before the offer replaces what was typed since.
 */
export function DraftOffer({ draft, conflictText = copy.conflict.text, className }: DraftOfferProps) {
  const [asking, setAsking] = useState(false);
  const centre = useCentre();
  const { offer } = draft;
  if (!offer || !centre) return null;
  const when = toSavedAtText(offer.savedAt, centre);
  const conflict = offer.reason === 'conflict';
  const words = conflict ? copy.conflict : copy.restore;
  return (
    <Notice
      tone={conflict ? 'caution' : 'info'}
      role={conflict ? 'alert' : 'status'}
      tabIndex={-1}
      data-draft-offer
      className={cx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}
    >
      <p>
        <strong className="font-semibold">{words.title(when)}</strong>
        {offer.followsDiscarded && <span className="block">{copy.followsDiscarded}</span>}
        {conflict && <span className="block">{conflictText}</span>}
      </p>
      <div className="flex gap-2">
        <Button onClick={() => (offer.replaces && !conflict ? setAsking(true) : draft.takeOffer())}>
          {words.take}
        </Button>
        <Button onClick={draft.dropOffer}>{words.leave}</Button>
      </div>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={copy.replacing.title}
          description={copy.replacing.text(when)}
          confirm={copy.restore.take}
          onConfirm={() => {
            setAsking(false);
            draft.takeOffer();
          }}
        />
      )}
    </Notice>
  );
}
