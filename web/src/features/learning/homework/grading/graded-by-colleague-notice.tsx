import type { SubmissionRow } from '#contracts/submissions.ts';
import { formatAtPhrase } from '../../../../copy/at-phrase.ts';
import { gradeFormTexts as copy } from '../../../../copy/homework.ts';
import { useCentre } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

interface GradedByColleagueNoticeProps {
  submission: SubmissionRow;
  onDiscard(): void;
}

/** Shown in a form whose submission another tutor has graded, such as “Graded 80% by Ms Lee at 2:32 PM”. */
export function GradedByColleagueNotice({ submission, onDiscard }: GradedByColleagueNoticeProps) {
  const centre = useCentre();
  const last = submission.grades.at(-1);
  return (
    <Notice tone="caution" role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        {last && centre && (
          <strong className="block font-semibold">
            {copy.meanwhile(
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
