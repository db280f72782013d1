import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { addDays } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TypedDateInput } from '../../../ui/typed-date-input.tsx';
import { useMakePacketMutation } from './api.ts';
import { makePacketTexts as copy } from './packets-copy.ts';

/** A year before 1900 is being typed, because a date field has only days that exist. */
const isDay = (value: string) => value >= '1900';

/** Freezes the classes of a period. Its days come from the address, where the statement put them. */
export function MakePacketForm({ studentId, today }: { studentId: string; today: string }) {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(location.search);
  const [from, setFrom] = useState(search.get('from') ?? `${today.slice(0, 8)}01`);
  const [last, setLast] = useState(search.get('to') ?? today);
  const [choice, setChoice] = useState({ texts: true, attendance: true, policy: true, seal: true });
  const [make] = useMakePacketMutation();
  const { submit, pending, errorOf } = useCommand(make, {
    key: 'make-packet',
    fields: ['from', 'to'],
    done: copy.made,
    onDone: ({ id }) => navigate(paths.packet(studentId, id)),
    failed: copy.failed,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { seal, ...contents } = choice;
    submit({ studentId, body: { from, to: addDays(last, 1), contents, seal } });
  };
  const toChoice = (name: keyof typeof choice, hint?: string) => (
    <label htmlFor={`packet-${name}`} className="flex min-h-11 items-start gap-3 py-2">
      <Checkbox
        id={`packet-${name}`}
        checked={choice[name]}
        onChange={({ target }) => setChoice({ ...choice, [name]: target.checked })}
      />
      <span>
        {copy[name]}
        {hint && <span className="block text-sm text-quiet">{hint}</span>}
      </span>
    </label>
  );
  return (
    <Sheet className="mb-8">
      <form noValidate onSubmit={send} className="flex flex-col gap-4 p-5 sm:p-7">
        <h2 className="text-heading">{copy.heading}</h2>
        <div className="grid gap-4 sm:grid-cols-[14rem_14rem]">
          <Field label={copy.from} error={errorOf('from')}>
            <TypedDateInput type="date" value={from} isValid={isDay} onValid={setFrom} />
          </Field>
          <Field label={copy.to} hint={copy.toHint} error={errorOf('to')}>
            <TypedDateInput type="date" value={last} isValid={isDay} onValid={setLast} />
          </Field>
        </div>
        <fieldset>
          <legend className="font-semibold">{copy.contents}</legend>
          {toChoice('texts')}
          {toChoice('attendance')}
          {toChoice('policy')}
        </fieldset>
        {toChoice('seal', copy.sealHint)}
        <Button type="submit" variant="primary" className="self-start" pending={pending}>
          {pending ? copy.making : copy.make}
        </Button>
      </form>
    </Sheet>
  );
}
