import type { CentreResponse } from '#contracts/centre.ts';
import { reasonLabelText } from '../../../copy/common.ts';
import { toCodedReasonText } from '../../../copy/reason-codes.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import * as copy from './attendance-records-copy.ts';
import type { RecordChange, RecordClassChange } from './record-changes.ts';

/** One change of a record: what happened, who did it, when and why, with its note and the classes it moved. */
export function RecordChangeItem({
  change,
  centre: { today, time_zone },
}: {
  change: RecordChange;
  centre: CentreResponse;
}) {
  const { by, at, classes } = change;
  const reason = toCodedReasonText(change);
  const on = ({ date }: RecordClassChange) => (classes.length > 1 ? copy.toOnDayText(date, today) : '');
  return (
    <li className="border-l-2 border-edge pl-3 wrap-anywhere">
      <p>
        {copy.toRecordChangeText(change, today)}{' '}
        <span className="text-sm text-quiet max-sm:block">
          <span className="max-sm:hidden">· </span>
          <BidiIsolatedName name={by} />, <time dateTime={at}>{formatDateTime(at, time_zone)}</time>
        </span>
      </p>
      {reason && (
        <p className="text-sm">
          {reasonLabelText} <bdi>{reason}</bdi>
        </p>
      )}
      <Note change={change} />
      {change.privateNoteChanges && (
        <p className="text-sm text-quiet whitespace-pre-line">
          {change.privateNotes ? copy.toPrivateNoteText(change.privateNotes) : copy.privateNoteClearedText}
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {classes.map((moved) => (
          <Badge key={`${moved.date} ${moved.requested}`} tone={findTone(moved)} className="whitespace-normal!">
            {copy.toClassChangeText(moved, on(moved))}
          </Badge>
        ))}
      </p>
    </li>
  );
}

/** The note, if this change replaced it. */
function Note({ change: { notes, noteChanges } }: { change: RecordChange }) {
  if (!noteChanges) return null;
  if (!notes) return <p className="text-sm text-quiet">{copy.noteClearedText}</p>;
  return (
    <p className="text-sm text-quiet whitespace-pre-line">
      “<bdi>{notes}</bdi>”
    </p>
  );
}

const findTone = ({ requested, applied }: RecordClassChange) => {
  if (applied === 0) return requested < 0 ? 'danger' : 'caution';
  return applied > 0 ? 'good' : 'neutral';
};
