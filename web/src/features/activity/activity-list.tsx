import { useId } from 'react';
import type { ActivityEntry } from '#contracts/activity.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { ActEntry } from './act-entry.tsx';
import { type ActivityDay, groupByDay } from './group-by-day.ts';
import { mergeMoveEntries } from './merge-move-entries.ts';
import { RefusalEntry } from './refusal-entry.tsx';

interface ActivityListProps {
  entries: readonly ActivityEntry[];
  /** Civil date. */
  today: string;
  timeZone: string;
}

/** The activity by day, newest first. */
export function ActivityList({ entries, today, timeZone }: ActivityListProps) {
  return groupByDay(mergeMoveEntries(entries), { today, timeZone }).map((day) => (
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
              <ActEntry key={entry.id} act={entry} timeZone={timeZone} />
            ) : (
              <RefusalEntry key={entry.id} refusal={entry} timeZone={timeZone} />
            ),
          )}
        </ol>
      </Sheet>
    </section>
  );
}
