import { type FormEvent, useState } from 'react';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { addDays } from '../../../lib/dates.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { TypedDateInput } from '../../../ui/typed-date-input.tsx';
import { useStartReplayMutation } from './api.ts';
import { replayCentreTexts as copy } from './sandboxes-copy.ts';

const KEY = 'start-replay';
/** A year before 1900 is being typed, because a date field has only days that exist. */
const isDay = (value: string) => value >= '1900';
/** The last day of the month before. */
const toMonthEnd = (today: string) => addDays(`${today.slice(0, 8)}01`, -1);

export function StartReplayForm({ today }: { today: string }) {
  const [day, setDay] = useState(() => toMonthEnd(today));
  const [name, setName] = useState('');
  const [start] = useStartReplayMutation();
  const { submit, pending, errorOf } = useCommand(start, {
    key: KEY,
    fields: ['day', 'name'],
    onDone: () => notify.settled(KEY),
    failed: copy.startFailed,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    submit({ body: { day, ...(typed !== '' && { name: typed }) } });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h2 className="text-heading">{copy.heading}</h2>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,16rem)_minmax(0,20rem)]">
        <Field label={copy.dayLabel} hint={copy.dayHint} error={errorOf('day')}>
          <TypedDateInput type="date" required max={today} value={day} isValid={isDay} onValid={setDay} />
        </Field>
        <Field label={copy.nameLabel} optional hint={copy.nameHint} error={errorOf('name')}>
          <Input
            value={name}
            placeholder={copy.toNameExample(day)}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="primary" className="self-start" pending={pending}>
        {pending ? copy.starting : copy.start}
      </Button>
    </form>
  );
}
