import { type FormEvent, useState } from 'react';
import type { WhatIfQuery } from '#contracts/what-if.ts';
import { CLASSES_MAX_LIMIT } from '#events/values/limits.ts';
import { centreRulesTexts, streakRuleTexts } from '../../../copy/centre-rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { whatIfTexts as copy } from './what-if-copy.ts';

const NONE = 'none';
type StreakRule = NonNullable<WhatIfQuery['same_day']>;

interface WhatIfFormProps {
  chosen: WhatIfQuery;
  onChoose(rules: WhatIfQuery): void;
}

/** The rules to suppose: a limit, a rule for streaks, or both. */
export function WhatIfForm({ chosen, onChoose }: WhatIfFormProps) {
  const [limit, setLimit] = useState(String(chosen.classes_max ?? ''));
  const [sameDay, setSameDay] = useState<string>(chosen.same_day ?? NONE);
  const [fault, setFault] = useState<string>();
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const typed = limit.trim();
    const found = findFault(typed, sameDay);
    setFault(found);
    if (found !== undefined) return;
    onChoose({
      ...(typed !== '' && { classes_max: Number(typed) }),
      ...(sameDay !== NONE && { same_day: sameDay as StreakRule }),
    });
  };
  return (
    <Sheet className="mb-10">
      <form noValidate onSubmit={choose} className="flex flex-col gap-6 p-5 sm:p-7">
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
        <Button type="submit" variant="primary" className="self-start">
          {copy.decide}
        </Button>
      </form>
    </Sheet>
  );
}

function findFault(limit: string, sameDay: string): string | undefined {
  if (limit === '') return sameDay === NONE ? copy.chooseRule : undefined;
  if (!/^\d+$/.test(limit)) return centreRulesTexts.wholeNumber;
  const count = Number(limit);
  return count < 1 || count > CLASSES_MAX_LIMIT ? centreRulesTexts.toOutOfBoundsText(1, CLASSES_MAX_LIMIT) : undefined;
}
