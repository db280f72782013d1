import type { RollMark } from '#contracts/attendance.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatAtPhrase } from '../../../copy/at-phrase.ts';
import { rollDifferenceTexts as copy } from '../../../copy/take-attendance.ts';
import { useProfile } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import { type RollDifference, type RollValues, toRecordedValues } from './roll-difference.ts';
import type { RollRow } from './roll-row.ts';

interface RollDifferenceTextProps {
  difference: RollDifference;
  mark: RollMark | null;
  day: { today: string; timeZone: string };
}

/** `You: absent. Saved by Ms Lee at 4:12 PM: present.` */
export function RollDifferenceText({ difference, mark, day }: RollDifferenceTextProps) {
  const isOwn = useIsOwnMark();
  const who = mark && (isOwn(mark) ? copy.ownDevice : isolateBidi(mark.tutor_name));
  return (
    <span className="block font-medium text-caution wrap-anywhere">
      {copy.mine(toValueTexts(difference.mine, difference))}{' '}
      {mark && who
        ? copy.theirs(who, formatAtPhrase(mark.updated_at, day), toValueTexts(toRecordedValues(mark), difference))
        : copy.removed}
    </span>
  );
}

/** What differs of one side; with another status all of its notes. */
function toValueTexts(values: RollValues, difference: RollDifference): string[] {
  const { status, note, privateNote } = values;
  if (!difference.status) {
    return [
      ...(difference.note ? [copy.note(note.trim())] : []),
      ...(difference.privateNote ? [copy.privateNote(privateNote.trim())] : []),
    ];
  }
  return [
    copy.status(status),
    ...(status === 'present' && note.trim() ? [copy.note(note.trim())] : []),
    ...(status === 'present' && privateNote.trim() ? [copy.privateNote(privateNote.trim())] : []),
  ];
}

interface RollDifferenceChoiceProps {
  row: RollRow;
  /** Id of the element with the student's name. */
  nameId: string;
  onChoose(keep: 'mine' | 'theirs'): void;
}

/** The buttons that choose between the tutor's edit and the mark that was saved meanwhile. The choice can be changed. */
export function RollDifferenceChoice({ row: { difference, student }, nameId, onChoose }: RollDifferenceChoiceProps) {
  const isOwn = useIsOwnMark();
  const own = student.mark !== null && isOwn(student.mark);
  const choices = [
    ['mine', own ? copy.keepThis : copy.keep],
    ['theirs', own ? copy.takeOther : copy.take],
  ] as const;
  return (
    <fieldset aria-labelledby={nameId} className="flex flex-wrap gap-2">
      {choices.map(([keep, label]) => (
        <Button
          key={keep}
          size="small"
          aria-pressed={difference?.choice === keep}
          aria-describedby={nameId}
          data-choice={difference?.choice === undefined ? 'open' : undefined}
          onClick={() => onChoose(keep)}
        >
          {difference?.choice === keep && <TickIcon className="size-4" />}
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

interface RollDifferencesNoticeProps {
  /** The rows that wait for a choice. */
  rows: readonly RollRow[];
  onChoose(rows: readonly RollRow[], keep: 'mine' | 'theirs'): void;
}

/** Says above the button that saves that students wait for a choice, and offers one choice for all of them. */
export function RollDifferencesNotice({ rows, onChoose }: RollDifferencesNoticeProps) {
  const isOwn = useIsOwnMark();
  const marks = rows.map(({ student }) => student.mark);
  const [first] = marks;
  const who = first && marks.every((mark) => mark?.tutor_id === first.tutor_id) ? first : undefined;
  const name = who && (isOwn(who) ? copy.youElsewhere : isolateBidi(who.tutor_name));
  return (
    <>
      <p>{copy.toChoose(rows.length, name)}</p>
      {rows.length > 1 && (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onChoose(rows, 'mine')}>
            {copy.keepAll}
          </Button>
          <Button size="small" onClick={() => onChoose(rows, 'theirs')}>
            {copy.takeAll}
          </Button>
        </p>
      )}
    </>
  );
}

function useIsOwnMark(): (mark: RollMark) => boolean {
  const { id } = useProfile();
  return (mark) => mark.tutor_id === id;
}
