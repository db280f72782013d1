import { useEffect, useState } from 'react';
import type { ChoosePracticeGoalRequest } from '#contracts/practice-report.ts';
import { toFailureText } from '../../api/is-retry-pointless.ts';
import { practiceApi } from '../../api/practice-api.ts';
import { useCommandSubmission } from '../../commands/command-submission.ts';
import { Field } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import * as copy from './practice-report-copy.ts';

/** Goals that are offered, in sessions a week. */
const GOALS = [1, 2, 3, 4, 5, 7, 10, 14, 20];

interface PracticeReportSheetProps {
  studentId: string;
  /** True for the student's own page. */
  own?: boolean;
  /** Whether the reader may choose the goal. */
  choosable?: boolean;
  className?: string;
}

/** A week of practice in three sentences. Nothing until it is loaded: the page has more important parts. */
export function PracticeReportSheet({
  studentId,
  own = false,
  choosable = false,
  className,
}: PracticeReportSheetProps) {
  const { data: report } = practiceApi.useGetPracticeReportQuery({ studentId });
  if (!report) return null;
  const { sessions, goal } = report;
  return (
    <section aria-label={copy.toReportLabelText(report.student.name)} className={className}>
      <Sheet className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 px-5 py-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-sans text-base font-semibold">{copy.practiceReportHeadingText}</h2>
          <p className="mt-1 max-w-prose">{copy.toReportSentences(report, own).join(' ')}</p>
          <p className="mt-1 text-sm text-quiet">{copy.sessionHintText}</p>
          {goal !== null && (
            <div className="mt-3 max-w-sm">
              <p aria-hidden className="mb-1.5 text-sm font-semibold">
                {copy.toGoalProgressText(sessions, goal)}
              </p>
              <ProgressBar
                aria-label={copy.toGoalProgressText(sessions, goal)}
                value={Math.min(sessions, goal)}
                max={goal}
              />
            </div>
          )}
        </div>
        {choosable && <GoalField studentId={studentId} goal={goal} />}
      </Sheet>
    </section>
  );
}

function GoalField({ studentId, goal }: { studentId: string; goal: number | null }) {
  const [mutate] = practiceApi.useChoosePracticeGoalMutation();
  const submission = useCommandSubmission<ChoosePracticeGoalRequest>();
  // What was chosen, until the report has it.
  const [chosen, setChosen] = useState<number | null>();
  const [failure, setFailure] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another goal, of whoever chose it, replaces the choice
  useEffect(() => setChosen(undefined), [goal]);
  const shown = chosen === undefined ? goal : chosen;
  const choose = async (sessions: number | null) => {
    setChosen(sessions);
    const { error } = await submission.send({ sessions }, (body, idempotencyKey) =>
      mutate({ studentId, body, idempotencyKey }),
    );
    setFailure(error === undefined ? undefined : toFailureText(error, copy.goalFailedText));
    if (error !== undefined) setChosen(undefined);
  };
  const goals = [...new Set([...GOALS, ...(shown === null ? [] : [shown])])].toSorted((one, other) => one - other);
  return (
    <Field label={copy.goalLabelText} error={failure} className="w-full max-w-44">
      <Select
        value={shown ?? ''}
        onChange={({ target }) => void choose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{copy.noGoalText}</option>
        {goals.map((sessions) => (
          <option key={sessions} value={sessions}>
            {copy.toGoalText(sessions)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
