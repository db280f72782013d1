import { Plus } from 'lucide-react';
import type { Group } from '#contracts/groups.ts';
import { GROUP_MEETINGS_MAX, ROOM_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField, useDialogDraftValue, useSeenValue } from '../../../commands/use-dialog-draft.ts';
import { savingText } from '../../../copy/common.ts';
import { groupsTexts } from '../../../copy/groups.ts';
import { weekdayTexts } from '../../../copy/timetable.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { useCentre } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { findMeetingFault, type TypedMeeting } from './find-meeting-fault.ts';
import { scheduleTexts as copy } from './schedule-copy.ts';

interface ScheduleDialogProps {
  groupId: string;
  onClose(): void;
}

/** Sets the weekly classes of a group from a day on. */
export function ScheduleDialog({ groupId, onClose }: ScheduleDialogProps) {
  const groups = peopleApi.useGetGroupsQuery();
  const today = useCentre()?.today;
  const group = groups.data?.groups.find(({ id }) => id === groupId);
  if (group && today) return <ScheduleForm group={group} today={today} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title={copy.title}>
      {groups.data ? (
        <p>{copy.gone}</p>
      ) : groups.error ? (
        <LoadFailure title={groupsTexts.failed} query={groups} />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

interface ScheduleFormProps {
  group: Group;
  today: string;
  onClose(): void;
}

function ScheduleForm({ group, today, onClose }: ScheduleFormProps) {
  // The newest schedule is edited; it may be in force already or begin later.
  const newest = group.meetings.filter(({ until_day }) => until_day === null);
  const present = newest.map(({ weekday, begins, ends, room }) => ({ weekday, begins, ends, room: room ?? '' }));
  const firstDay = newest[0]?.from_day ?? today;
  const [typed, setTyped] = useDialogDraftValue<TypedMeeting[] | null>('meetings', null);
  const [typedFrom, setFrom] = useDialogDraftField('from');
  const seenVersion = useSeenValue('schedule', group.schedule_version);
  const meetings = typed ?? present;
  const from = typedFrom ?? (firstDay > today ? firstDay : today);
  const [save] = peopleApi.useScheduleGroupMutation();
  const key = `schedule/${group.id}`;
  const { submit, tried, errorOf, dialog } = useCommandDialog(save, {
    key,
    fields: ['from'],
    done: copy.saved,
    failed: copy.failed,
    // The page has loaded the colleague's schedule, so that the next save may replace it.
    onFailed: seenVersion.forget,
    staysOpenAfterEarlier: true,
    onClose,
  });
  const change = (next: TypedMeeting[]) => {
    seenVersion.see();
    setTyped(next);
  };
  const isFaulty = meetings.some((meeting) => findMeetingFault(meeting, meetings) !== undefined);
  const send = () =>
    submit(isFaulty ? undefined : { groupId: group.id, body: { from, meetings, seen_version: seenVersion.seen } });
  return (
    <FormDialog
      title={copy.toTitle(group.name)}
      description={copy.description}
      act={copy.save}
      acting={savingText}
      {...dialog}
      unsaved={typed !== null || typedFrom !== undefined}
      onSubmit={send}
    >
      {meetings.length === 0 && <p className="text-quiet">{copy.none}</p>}
      {meetings.map((meeting, index) => (
        <MeetingFields
          // biome-ignore lint/suspicious/noArrayIndexKey: two classes can be equal while they are typed
          key={index}
          number={index + 1}
          meeting={meeting}
          fault={tried ? findMeetingFault(meeting, meetings) : undefined}
          onChange={(next) => change(meetings.map((each) => (each === meeting ? next : each)))}
          onRemove={() => change(meetings.filter((each) => each !== meeting))}
        />
      ))}
      {meetings.length < GROUP_MEETINGS_MAX && (
        <Button className="self-start" onClick={() => change([...meetings, toNextMeeting(meetings)])}>
          <Plus aria-hidden />
          {copy.add}
        </Button>
      )}
      <Field label={copy.from} hint={copy.fromHint} error={errorOf('from')}>
        <Input
          type="date"
          className="max-w-48"
          min={today}
          value={from}
          onChange={({ target }) => setFrom(target.value || today)}
        />
      </Field>
    </FormDialog>
  );
}

/** A further class is mostly on another day at the same times. */
function toNextMeeting(meetings: readonly TypedMeeting[]): TypedMeeting {
  const last = meetings.at(-1);
  return last ? { ...last, weekday: (last.weekday % 7) + 1 } : { weekday: 1, begins: '', ends: '', room: '' };
}

interface MeetingFieldsProps {
  number: number;
  meeting: TypedMeeting;
  fault: string | undefined;
  onChange(next: TypedMeeting): void;
  onRemove(): void;
}

function MeetingFields({ number, meeting, fault, onChange, onRemove }: MeetingFieldsProps) {
  const { weekday, begins, ends, room } = meeting;
  const set = (changed: Partial<TypedMeeting>) => onChange({ ...meeting, ...changed });
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3 border-b border-rule pb-4">
      <legend className="sr-only">{copy.toClassText(number)}</legend>
      <Field label={copy.weekday}>
        <Select value={weekday} onChange={({ target }) => set({ weekday: Number(target.value) })}>
          {weekdayTexts.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={copy.room}>
        <Input
          maxLength={ROOM_LENGTH_MAX}
          autoComplete="off"
          value={room}
          onChange={({ target }) => set({ room: target.value })}
        />
      </Field>
      <Field label={copy.begins} error={fault}>
        <Input type="time" value={begins} onChange={({ target }) => set({ begins: target.value })} />
      </Field>
      <Field label={copy.ends}>
        <Input type="time" value={ends} onChange={({ target }) => set({ ends: target.value })} />
      </Field>
      <Button size="small" className="justify-self-start" onClick={onRemove}>
        {copy.remove}
        <span className="sr-only"> {copy.toClassText(number)}</span>
      </Button>
    </fieldset>
  );
}
