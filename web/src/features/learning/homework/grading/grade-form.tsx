import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import type { SubmissionDetail, SubmissionRow } from '#contracts/submissions.ts';
import { formatAtPhrase } from '../../../../copy/at-phrase.ts';
import { gradeFormTexts as copy } from '../../../../copy/homework.ts';
import { DraftOffer } from '../../../../server-draft/draft-offer.tsx';
import { DraftNotices, DraftStatus } from '../../../../server-draft/draft-status.tsx';
import { useCentre } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { GradeFields } from './grade-fields.tsx';
import { toMultipleChoiceResult } from './multiple-choice-result.ts';
import { useGradeDraft } from './use-grade-draft.ts';
import { useSendFirstGrade } from './use-send-first-grade.ts';

interface GradedByColleagueNoticeProps {
  submission: SubmissionRow;
  onDiscard(): void;
}

/** Shown in a form whose submission another tutor has graded, such as “Graded 80% by Ms Lee at 2:32 PM”. */
function GradedByColleagueNotice({ submission, onDiscard }: GradedByColleagueNoticeProps) {
  const centre = useCentre();
  const last = submission.grades.at(-1);
  return (
    <Notice tone="caution" role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        {last && centre && (
          <strong className="block font-semibold">
            {copy.gradedByColleague(
              last.grade,
              last.actor_name,
              formatAtPhrase(last.created_at, { today: centre.today, timeZone: centre.time_zone }),
            )}
          </strong>
        )}
        {copy.kept}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{copy.correctWithIt}</Button>
        <Button
          onClick={({ currentTarget }) => {
            // The form disappears and the focus with it, so the submission takes the focus.
            currentTarget.closest('article')?.focus({ preventScroll: true });
            onDiscard();
          }}
        >
          {copy.discard}
        </Button>
      </div>
    </Notice>
  );
}

export interface GradeFormProps {
  submission: SubmissionDetail;
  onCorrect(): void;
  /** Opens the next submission to review; undefined if there is none. */
  onNext?: (() => void) | undefined;
  /** True to focus the grade once the form is ready. */
  isGradeFocused?: boolean;
}

/** The form of a grade. After a colleague has graded, it stays as long as it contains unsent input. */
export function GradeForm({ submission, onCorrect, onNext, isGradeFocused = false }: GradeFormProps) {
  const graded = submission.is_graded;
  const written = useGradeDraft(submission);
  const { draft, typed, isTyped, type, giveUp } = written;
  const result = toMultipleChoiceResult(submission);
  const { grade = result.suggestedGrade?.toString() ?? '', feedback = '' } = typed;
  const gradeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isGradeFocused && draft.ready) gradeField.current?.focus();
  }, [isGradeFocused, draft.ready]);
  const { save, pending, given, notice, error, faults } = useSendFirstGrade(submission, {
    grade,
    feedback,
    draft,
  });
  useEffect(() => {
    if (faults.grade) gradeField.current?.focus();
  }, [faults.grade]);
  if (graded && (given || pending || !isTyped || isSameGrade(submission, grade, feedback))) return null;
  // The draft is loaded before the tutor can type.
  if (!draft.ready) return <Spinner />;
  return (
    <form
      ref={focusSubmissionWhenFormRemoved}
      noValidate
      aria-label={copy.label(submission.student_name)}
      className={cx('flex flex-col gap-4', graded && 'mb-6')}
      onSubmit={(event) => {
        event.preventDefault();
        if (graded) onCorrect();
        else if (!pending) void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || graded || pending) return;
        event.preventDefault();
        void save(onNext);
      }}
    >
      <DraftOffer draft={draft} />
      {result.choices > 0 && !graded && <p>{copy.multipleChoice(result)}</p>}
      <GradeFields
        gradeRef={gradeField}
        grade={grade}
        feedback={feedback}
        faults={faults}
        onGrade={(next) => type({ grade: next || (result.suggestedGrade === undefined ? undefined : '') })}
        onFeedback={(next) => type({ feedback: next || undefined })}
      />
      <DraftNotices draft={draft} />
      {(notice ?? error) && (
        <Notice
          tone={notice ? 'caution' : 'danger'}
          role="alert"
          className={notice ? undefined : 'under-failure-toast:invisible'}
        >
          {notice ?? error}
        </Notice>
      )}
      {graded ? (
        <GradedByColleagueNotice submission={submission} onDiscard={giveUp} />
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-3">
          <DraftStatus draft={draft} className="mr-auto min-h-6" />
          {onNext && (
            <Button disabled={pending} aria-keyshortcuts="Control+Enter" onClick={() => void save(onNext)}>
              {copy.submitAndNext}
            </Button>
          )}
          <Button type="submit" variant="primary" pending={pending}>
            {pending ? copy.submitting : copy.submit}
          </Button>
        </div>
      )}
    </form>
  );
}

/** True when the saved grade equals the input, so that nothing is left to send. */
const isSameGrade = (given: SubmissionDetail, grade: string, feedback: string): boolean =>
  String(given.grade) === grade && (given.feedback ?? '').trim() === feedback.trim();

/**
 * Ref callback for a form that disappears after its command. It moves the focus to the submission around the form, so
 * that keyboard users continue there and not at the top of the page.
 */
function focusSubmissionWhenFormRemoved(form: HTMLFormElement | null): (() => void) | undefined {
  const work = form?.closest('article');
  return () => {
    if (form?.contains(document.activeElement)) work?.focus({ preventScroll: true });
  };
}
