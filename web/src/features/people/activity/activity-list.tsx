import { useId } from 'react';
import type { ActivityEntry } from '#contracts/activity.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { ActivityActionEntry } from './activity-action-entry.tsx';
import { ActivityRefusalEntry } from './activity-refusal-entry.tsx';
import { type ActivityDay, groupEntriesByDay } from './group-entries-by-day.ts';
import { mergeRecordMoveEntries } from './merge-record-move-entries.ts';

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
