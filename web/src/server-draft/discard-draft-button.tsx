import { useState } from 'react';
import { draftTexts } from '../copy/drafts.ts';
import { notify } from '../toasts/notify.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { DraftState } from './draft-state.ts';
import type { DraftSync } from './draft-sync.ts';

const copy = draftTexts.clearing;

interface DiscardDraftButtonProps {
  draft: Pick<DraftState<unknown>, 'savedAt' | 'failure'> & Pick<DraftSync<unknown>, 'clear'>;
}

/** Discards a draft that is saved, or that the server refused to save, after asking once more. */
export function DiscardDraftButton({ draft: { savedAt, failure, clear } }: DiscardDraftButtonProps) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  async function discard() {
    setPending(true);
    const isDiscarded = await clear();
    setPending(false);
    setAsking(false);
    if (isDiscarded) notify.settled('clear-draft');
    else notify.failure({ key: 'clear-draft', ...copy.failed });
  }
  if (savedAt === null && failure?.kind !== 'refused' && !asking) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-6 cursor-pointer self-start text-accent underline"
      >
        {copy.open}
      </button>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={copy.title}
          description={<p>{copy.text}</p>}
          confirm={copy.confirm}
          pending={pending}
          onConfirm={() => void discard()}
        />
      )}
    </>
  );
}
