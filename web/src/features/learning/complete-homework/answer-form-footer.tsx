import type { ComponentProps, ReactNode } from 'react';
import { DraftNotices } from '../../../server-draft/draft-status.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reserveFooterSpace } from '../../../ui/reserve-footer-space.ts';
import type { QuestionChanges } from './answers-draft.ts';
import {
  assignmentChangedNoticeTexts as copy,
  submissionOutcomeUnknownText,
  toAnswersReplacedText,
} from './complete-homework-copy.ts';

interface AnswerFormFooterProps {
  notices: ReactNode;
  status: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The footer of the form. It is sticky except in low windows, where it would cover the answer that is being typed. */
export function AnswerFormFooter({ notices, status, children }: AnswerFormFooterProps) {
  return (
    <div
      ref={reserveFooterSpace}
      className="bottom-0 z-10 -mx-4 mt-6 border-t border-rule bg-sheet px-4 py-3 sm:mx-0 sm:rounded-sheet sm:border sm:px-5 [@media(min-height:36rem)]:sticky"
    >
      {notices}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap gap-x-3 text-sm max-sm:flex-col">{status}</div>
        <div className="flex grow flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:flex-1">{children}</div>
      </div>
    </div>
  );
}

interface AnswerFormNoticesProps extends Omit<ChangeNoticeProps, 'changes'> {
  changes: QuestionChanges | null;
  draft: ComponentProps<typeof DraftNotices>['draft'];
  /** Numbers of the questions whose answers another device has replaced. */
  replaced: number[];
  /** True when the outcome of the last attempt is unknown. */
  unanswered: boolean;
}

/**
 * The notices above the buttons. Each has a live region that exists before its text, because screen readers announce
 * only changes of a region.
 */
export function AnswerFormNotices({ changes, draft, replaced, unanswered, ...shown }: AnswerFormNoticesProps) {
  return (
    <>
      <div role="status">{changes && <ChangeNotice changes={changes} {...shown} />}</div>
      <DraftNotices
        draft={draft}
        toTakenText={replaced.length > 0 ? (when) => toAnswersReplacedText(replaced, when) : undefined}
        className="*:mb-3"
      />
      {unanswered && (
        <Notice tone="caution" role="alert" className="mb-3 under-failure-toast:invisible">
          {submissionOutcomeUnknownText}
        </Notice>
      )}
    </>
  );
}

interface ChangeNoticeProps {
  tutor: string;
  changes: QuestionChanges;
  /** Scrolls to a question by its number. */
  onShow(number: number): void;
  onSeen(): void;
}

/**
 * Says what the tutor changed, such as “Ms Lee changed question 3”, until the student has seen it. It appears without
 * moving the question that is being answered.
 */
function ChangeNotice({ tutor, changes, onShow, onSeen }: ChangeNoticeProps) {
  const [first] = [...changes.changed, ...changes.added].sort((one, other) => one - other);
  return (
    <Notice tone="caution" className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:py-2">
      <p>
        <strong className="font-semibold">{copy.title(tutor, changes)}.</strong>{' '}
        <span className="max-sm:sr-only">{copy.text}</span>
      </p>
      <div className="flex gap-2">
        {first !== undefined && (
          <Button size="small" onClick={() => onShow(first)}>
            {copy.show(first)}
          </Button>
        )}
        <Button size="small" onClick={onSeen}>
          {copy.seen}
        </Button>
      </div>
    </Notice>
  );
}
