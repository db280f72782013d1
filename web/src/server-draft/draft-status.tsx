import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { draftTexts as copy, toSavedAtText } from '../copy/drafts.ts';
import { useCentre } from '../session/session.ts';
import { Notice } from '../ui/notice.tsx';
import type { DraftState } from './draft-state.ts';

type StatusDraft = Pick<DraftState<unknown>, 'dirty' | 'saving' | 'savedAt' | 'failure' | 'offer'>;

/** “Saved 14:32 · not submitted yet”, beside the buttons. Only failures are announced to screen readers. */
export function DraftStatus({ draft, className }: { draft: StatusDraft; className?: string }) {
  const centre = useCentre();
  const failure = failureText(draft);
  return (
    <div className={cx('text-sm text-quiet', className)}>
      <span role="status" className="text-caution">
        {failure}
      </span>
      <span className="mr-2">{!failure && savingText(draft, centre)}</span>
      {draft.offer && (
        <button type="button" onClick={showOffer} className="min-h-6 cursor-pointer text-accent underline">
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

function savingText({ dirty, saving, savedAt }: StatusDraft, centre: ReturnType<typeof useCentre>) {
  if (dirty || saving) return copy.saving;
  return savedAt && centre && copy.saved(toSavedAtText(savedAt, centre));
}

function failureText({ dirty, failure }: StatusDraft): string | undefined {
  if (failure?.kind === 'refused') return copy.refused(failure.detail);
  if (!dirty || !failure) return undefined;
  return { offline: copy.offline, 'too-often': copy.tooOften, 'signed-out': copy.signedOut }[failure.kind];
}

interface NoticesProps {
  draft: Pick<DraftState<unknown>, 'failure' | 'replacedByRemoteAt' | 'isDiscardedRemotely' | 'expiredSavedAt'>;
  /** Says what another device has replaced, and when. */
  toTakenText?: ((when: string) => string) | undefined;
  className?: string;
}

/** Notices that stay in view: the connection is lost, another device replaced or discarded the page's content, or its period is over. */
export function DraftNotices({ draft, toTakenText = copy.taken, className }: NoticesProps) {
  const { failure, replacedByRemoteAt, isDiscardedRemotely, expiredSavedAt } = draft;
  const centre = useCentre();
  const offline = failure?.kind === 'offline';
  const remoteChangeText = isDiscardedRemotely
    ? copy.discardedElsewhere
    : replacedByRemoteAt && centre && toTakenText(toSavedAtText(replacedByRemoteAt, centre));
  const expiredText = expiredSavedAt && centre && copy.expired(toSavedAtText(expiredSavedAt, centre));
  const text = offline ? copy.offlineText : expiredText || remoteChangeText;
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
