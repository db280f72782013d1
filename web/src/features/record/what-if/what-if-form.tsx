import { type FormEvent, useState } from 'react';
import type { WhatIfRules } from '#contracts/what-if.ts';
import { CLASSES_MAX_LIMIT } from '#events/values/limits.ts';
import { recordApi } from '../../../api/record-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { centreRulesTexts, streakRuleTexts } from '../../../copy/centre-rules.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { whatIfTexts as copy } from './what-if-copy.ts';

const NONE = 'none';
type StreakRule = NonNullable<WhatIfRules['same_day']>;

const START_KEY = 'start-what-if';

/** The rules to suppose: a limit, a rule for streaks, or both; at first those that were supposed last. */
export function WhatIfForm({ last }: { last: WhatIfRules }) {
  const [limit, setLimit] = useState(String(last.classes_max ?? ''));
  const [sameDay, setSameDay] = useState<string>(last.same_day ?? NONE);
  const [start] = recordApi.useStartWhatIfMutation();
  const { submit, pending } = useCommand(start, {
    key: START_KEY,
    onDone: () => notify.settled(START_KEY),
    failed: copy.startFailed,
  });
  const [fault, setFault] = useState<string>();
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const typed = limit.trim();
    const found = findFault(typed, sameDay);
    setFault(found);
    if (found !== undefined) return;
    submit({
      body: {
        ...(typed !== '' && { classes_max: Number(typed) }),
        ...(sameDay !== NONE && { same_day: sameDay as StreakRule }),
      },
    });
  };
  return (
    <form noValidate onSubmit={choose} className="flex flex-col gap-6">
      <h2 className="text-heading">{copy.heading}</h2>
      <Field label={copy.limitLabel} hint={copy.limitHint} error={fault}>
        <Input
          inputMode="numeric"
          className="max-w-32 tabular-nums"
          value={limit}
          onChange={({ target }) => setLimit(target.value)}
        />
      </Field>
      <Field label={copy.streakLabel} group>
        <RadioGroup value={sameDay} onValueChange={setSameDay}>
          <RadioOption value={NONE}>{copy.leaveOut}</RadioOption>
          {Object.entries(streakRuleTexts).map(([rule, { label }]) => (
            <RadioOption key={rule} value={rule}>
              {label}
            </RadioOption>
          ))}
        </RadioGroup>
      </Field>
      <Button type="submit" variant="primary" className="self-start" pending={pending}>
        {pending ? copy.starting : copy.decide}
      </Button>
    </form>
  );
}

function findFault(limit: string, sameDay: string): string | undefined {
  if (limit === '') return sameDay === NONE ? copy.chooseRule : undefined;
  if (!/^\d+$/.test(limit)) return centreRulesTexts.wholeNumber;
  const count = Number(limit);
  return count < 1 || count > CLASSES_MAX_LIMIT ? centreRulesTexts.toOutOfBoundsText(1, CLASSES_MAX_LIMIT) : undefined;
}
