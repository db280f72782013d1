import { type FormEvent, useState } from 'react';
import type { CentreRulesFields } from '#contracts/centre-rules.ts';
import { CLOSED_DAY_NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { coreApi } from '../../../api/core-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import {
  type ClosedPeriod,
  closedDaysTexts as copy,
  toClosedPeriods,
  toClosedPeriodText,
} from '../../../copy/closed-days.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

interface ClosedDaysProps {
  days: CentreRulesFields['closed_days'];
  today: string;
}

/** The days on which the centre is closed, from today on. */
export function ClosedDays({ days, today }: ClosedDaysProps) {
  const periods = toClosedPeriods(days.filter(({ day }) => day >= today));
  return (
    <section aria-labelledby="closed-days">
      <h2 id="closed-days" className="mb-1">
        {copy.heading}
      </h2>
      <p className="mb-3 text-quiet">{copy.description}</p>
      <Sheet>
        {periods.length === 0 ? (
          <p className="px-5 py-4 text-quiet">{copy.none}</p>
        ) : (
          <ul className="divide-y divide-rule">
            {periods.map((period) => (
              <ClosedPeriodItem key={period.from} period={period} />
            ))}
          </ul>
        )}
        <CloseDaysForm today={today} />
      </Sheet>
    </section>
  );
}

function ClosedPeriodItem({ period }: { period: ClosedPeriod }) {
  const { from, to, name } = period;
  const [open] = coreApi.useOpenDaysMutation();
  const { submit, pending } = useCommand(open, {
    key: `open-days/${from}`,
    done: copy.removed,
    failed: copy.removeFailed,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{toClosedPeriodText(period)}</span>
        {name && (
          <span className="block text-sm text-quiet">
            <bdi>{name}</bdi>
          </span>
        )}
      </p>
      <Button size="small" pending={pending} onClick={() => submit({ body: { from, to } })}>
        {pending ? copy.removing : copy.remove}
        <span className="sr-only"> {toClosedPeriodText(period)}</span>
      </Button>
    </li>
  );
}

const nothingTyped = { from: '', to: '', name: '' };

function CloseDaysForm({ today }: { today: string }) {
  const [typed, setTyped] = useState(nothingTyped);
  const [close] = coreApi.useCloseDaysMutation();
  const { submit, pending, errorOf } = useCommand(close, {
    key: 'close-days',
    fields: ['from', 'to', 'name'],
    done: copy.added,
    failed: copy.addFailed,
    onDone: () => setTyped(nothingTyped),
  });
  const from = typed.from || today;
  const save = (event: FormEvent) => {
    event.preventDefault();
    submit({ body: { from, to: typed.to || from, name: typed.name } });
  };
  const toDate = (field: 'from' | 'to', label: string) => (
    <Field label={label} optional={field === 'to'} error={errorOf(field)}>
      <Input
        type="date"
        min={field === 'from' ? today : from}
        value={field === 'from' ? from : typed.to}
        onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
      />
    </Field>
  );
  return (
    <form noValidate className="grid gap-4 border-t border-rule p-5 sm:grid-cols-2" onSubmit={save}>
      {toDate('from', copy.from)}
      {toDate('to', copy.to)}
      <Field label={copy.name} optional hint={copy.nameHint} error={errorOf('name')} className="sm:col-span-2">
        <Input
          maxLength={CLOSED_DAY_NAME_LENGTH_MAX}
          autoComplete="off"
          value={typed.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
      </Field>
      <Button type="submit" className="justify-self-start" pending={pending}>
        {pending ? copy.adding : copy.add}
      </Button>
    </form>
  );
}
