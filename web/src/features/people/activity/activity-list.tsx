import { Ban, KeyRound } from 'lucide-react';
import { useId } from 'react';
import type { ActivityEntry, ActivityRefusal } from '#contracts/activity.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ActivityActionEntry } from './activity-action-entry.tsx';
import { ActivityEntryLine, ActivityEntrySentence } from './activity-entry-line.tsx';
import { type ActivityDay, groupEntriesByDay, mergeRecordMoveEntries } from './group-entries-by-day.ts';
import { refusalKindTexts, toRefusalRepeatText, toRefusalSentence } from './refusals-copy.ts';

interface ActivityListProps {
  entries: readonly ActivityEntry[];
  /** Civil date. */
  today: string;
  timeZone: string;
}

/** The activity by day, newest first. */
export function ActivityList({ entries, today, timeZone }: ActivityListProps) {
  return groupEntriesByDay(mergeRecordMoveEntries(entries), { today, timeZone }).map((day) => (
    <DaySection key={day.date} day={day} timeZone={timeZone} />
  ));
}

function DaySection({ day, timeZone }: { day: ActivityDay<ActivityEntry>; timeZone: string }) {
  const id = useId();
  return (
    <section className="mb-8">
      <h2 id={id} className="mb-3 text-heading">
        <time dateTime={day.date}>{day.title}</time>
      </h2>
      <Sheet>
        <ol aria-labelledby={id} className="divide-y divide-rule">
          {day.entries.map((entry) =>
            entry.kind === 'act' ? (
              <ActivityActionEntry key={entry.id} act={entry} timeZone={timeZone} />
            ) : (
              <ActivityRefusalEntry key={entry.id} refusal={entry} timeZone={timeZone} />
            ),
          )}
        </ol>
      </Sheet>
    </section>
  );
}

/** A refused action. It is less prominent than an action that succeeded. */
function ActivityRefusalEntry({ refusal, timeZone }: { refusal: ActivityRefusal; timeZone: string }) {
  const Icon = refusal.refused === 'sign-in-failed' ? KeyRound : Ban;
  const student = refusal.subject_role === 'student' ? refusal.subject_id : null;
  return (
    <ActivityEntryLine at={refusal.created_at} timeZone={timeZone} className="text-sm text-quiet">
      <p>
        <Badge className="mr-2 align-middle">
          <Icon aria-hidden />
          {refusalKindTexts[refusal.refused]}
        </Badge>
        <ActivityEntrySentence
          sentence={toRefusalSentence(refusal)}
          student={student}
          former={refusal.subject_archived}
        />
        {toRefusalRepeatText(refusal, timeZone)}
      </p>
    </ActivityEntryLine>
  );
}
