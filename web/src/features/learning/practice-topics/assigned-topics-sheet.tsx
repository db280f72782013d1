import { useState } from 'react';
import { Link } from 'wouter';
import type { AssignedPracticeRow } from '#contracts/assigned-practice.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import {
  assignedPracticeHeadingText,
  withdrawPracticeTexts as copy,
  doneText,
  openText,
  toAssignedByText,
  withdrawPracticeTexts,
} from '../../../copy/assigned-practice.ts';
import { toStudentCountText } from '../../../copy/counts.ts';
import { formatDate, toCentreDate } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCentre } from '../../../session/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type AssignedTopic, groupAssignedPractice } from './group-assigned-practice.ts';

interface WithdrawPracticeDialogProps {
  assigned: AssignedTopic;
  /** Whose it is, such as a name or “3 students”. */
  students: string;
  onClose(): void;
}

/** Asks a tutor to confirm that a topic is taken back from everybody who has not done it. */
function WithdrawPracticeDialog({
  assigned: { key: topicKey, topic, open },
  students,
  onClose,
}: WithdrawPracticeDialogProps) {
  const [withdraw] = practiceApi.useWithdrawAssignedPracticeMutation();
  const { submit, dialog } = useCommandDialog(withdraw, {
    key: `withdraw-practice/${topicKey}`,
    keptOverReload: false,
    done: copy.done(topic),
    failed: copy.failed,
    onFailed: onClose,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.title(topic)}
      description={copy.text(students)}
      confirm={copy.confirm}
      onConfirm={() => submit({ body: { assigned: open.map(({ student_id, id }) => ({ student_id, id })) } })}
    />
  );
}

/** What is done stays in sight for a while. */
const DONE_SHOWN = 5;

interface AssignedTopicsSheetProps {
  assigned: readonly AssignedPracticeRow[];
  students: readonly { readonly id: string; readonly name: string }[];
}

/** What tutors assigned to these students: open topics first, which can be taken back, then the last that all have done. */
export function AssignedTopicsSheet({ assigned, students }: AssignedTopicsSheetProps) {
  const [withdrawing, setWithdrawing] = useState<AssignedTopic>();
  const topics = groupAssignedPractice(assigned);
  const open = topics.filter((topic) => topic.open.length > 0);
  const done = topics.filter((topic) => topic.open.length === 0).slice(0, DONE_SHOWN);
  if (topics.length === 0) return null;
  const names = new Map(students.map(({ id, name }) => [id, name]));
  const toWhoText = (rows: readonly AssignedPracticeRow[]) =>
    rows.length === 1 ? isolateBidi(names.get(rows[0]?.student_id ?? '') ?? '') : toStudentCountText(rows.length);
  return (
    <Section id="assigned-topics" className="mb-8" heading={assignedPracticeHeadingText}>
      <Sheet>
        <ul className="divide-y divide-rule">
          {[...open, ...done].map((topic) => (
            <li
              key={topic.key}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
            >
              <div className="flex min-w-0 flex-col gap-1">
                <h3 className="font-sans text-base font-semibold">{topic.topic}</h3>
                <TopicFacts topic={topic} />
                {students.length > 1 && <StudentsOfTopic topic={topic} names={names} />}
              </div>
              {topic.open.length > 0 && (
                <Button size="small" aria-description={topic.topic} onClick={() => setWithdrawing(topic)}>
                  {withdrawPracticeTexts.open}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Sheet>
      {withdrawing && (
        <WithdrawPracticeDialog
          assigned={withdrawing}
          students={toWhoText(withdrawing.open)}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </Section>
  );
}

/** `Math · 4th Grade · from Ms Lee, by Fri, Nov 27`, with a badge when all are done. */
function TopicFacts({ topic: { subject, grade, open, done } }: { topic: AssignedTopic }) {
  const centre = useCentre();
  const [first = done[0]] = open;
  const doneAt = open.length === 0 ? done[0]?.done_at : undefined;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
      <span>
        {practiceSubjectTexts[subject]} · {toSchoolGradeText(grade)}
        {first && (
          <>
            {' · '}
            <span className={first.overdue ? 'text-caution' : undefined}>{toAssignedByText(first)}</span>
          </>
        )}
      </span>
      {doneAt && centre && (
        <Badge tone="good">
          {doneText} {formatDate(toCentreDate(doneAt, centre.time_zone))}
        </Badge>
      )}
    </p>
  );
}

function StudentsOfTopic({
  topic: { open, done },
  names,
}: {
  topic: AssignedTopic;
  names: ReadonlyMap<string, string>;
}) {
  const parts = [
    { text: openText, tone: 'neutral', rows: open },
    { text: doneText, tone: 'good', rows: done },
  ] as const;
  return parts.map(
    ({ text, tone, rows }) =>
      rows.length > 0 && (
        <p key={text} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge tone={tone}>
            {text} {rows.length}
          </Badge>
          {rows.map(({ id, student_id }) => (
            <Link key={id} href={paths.practiceTopics(student_id)} className="text-accent underline underline-offset-2">
              <BidiIsolatedName name={names.get(student_id) ?? ''} />
            </Link>
          ))}
        </p>
      ),
  );
}
