import { useState } from 'react';
import type { CentreRulesResponse, SetStreakRuleRequest } from '#contracts/centre-rules.ts';
import { sameDayRule } from '#events/values/shapes.ts';
import { useFormCommand } from '../../commands/use-form-command.ts';
import { centreRulesTexts as copy, streakRuleTexts } from '../../copy/centre-rules.ts';
import { notify } from '../../toasts/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup, RadioOption } from '../../ui/radio-group.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSetStreakRuleMutation } from './api.ts';

const KEY = 'streak-rule';

/** What a second practice session on one day does to a streak. */
export function StreakRuleForm({ current }: { current: CentreRulesResponse['same_day'] }) {
  const [rule, setRule] = useState(current);
  const [save] = useSetStreakRuleMutation();
  const { submit, pending } = useFormCommand(
    (body: SetStreakRuleRequest, idempotencyKey) => save({ body, idempotencyKey }),
    {
      keptOverReload: false,
      onDone: (_, { same_day }) =>
        notify.success({ key: KEY, title: copy.saved, detail: streakRuleTexts[same_day].effect }),
      onFailed: ({ detail }) => notify.failure({ key: KEY, title: copy.failed, detail }),
    },
  );
  return (
    <Sheet className="max-w-3xl">
      <form
        className="flex flex-col gap-5 p-5 sm:p-7"
        onSubmit={(event) => {
          event.preventDefault();
          void submit({ same_day: rule });
        }}
      >
        <Field label={copy.streakHeading} hint={copy.streakHint} group>
          <RadioGroup value={rule} onValueChange={(chosen) => setRule(sameDayRule.parse(chosen))}>
            {sameDayRule.options.map((each) => (
              <RadioOption key={each} value={each}>
                {streakRuleTexts[each].label}
              </RadioOption>
            ))}
          </RadioGroup>
        </Field>
        <p className="text-sm text-quiet">{streakRuleTexts[rule].effect}</p>
        <Button type="submit" variant="primary" className="self-start" disabled={rule === current} pending={pending}>
          {pending ? copy.saving : copy.save}
        </Button>
      </form>
    </Sheet>
  );
}
