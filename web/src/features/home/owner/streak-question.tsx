import { useState } from 'react';
import type { CentreRulesFields } from '#contracts/centre-rules.ts';
import { coreApi } from '../../../api/core-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { centreRulesTexts, streakQuestionTexts as copy, toSavedRulesText } from '../../../copy/centre-rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

type StreakRule = CentreRulesFields['same_day'];

/** Asks an owner once which streak rule the centre wants. The default applies until then. */
export function StreakQuestion() {
  const { data } = coreApi.useGetCentreRulesQuery();
  return data === undefined || data.is_streak_rule_chosen ? null : <StreakQuestionForm today={data.today} />;
}

function StreakQuestionForm({ today }: { today: string }) {
  const [chosen, setChosen] = useState<StreakRule>();
  const [change] = coreApi.useChangeCentreRulesMutation();
  const { submit, pending, errorOf } = useCommand(change, {
    key: 'streak-question',
    done: () => ({ title: centreRulesTexts.saved, detail: toSavedRulesText(today, today) }),
    failed: centreRulesTexts.failed,
  });
  return (
    <Sheet className="mb-4 p-5">
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit(chosen && { body: { from: today, rules: { same_day: chosen } } });
        }}
      >
        <Field
          label={copy.heading}
          hint={copy.later}
          error={errorOf('same_day', chosen === undefined && copy.missing)}
          group
          className="w-full"
        >
          <RadioGroup value={chosen ?? ''} onValueChange={(value) => setChosen(value as StreakRule)}>
            {(['reset', 'keep'] as const).map((each) => (
              <RadioOption key={each} value={each}>
                {copy.answers[each]}
              </RadioOption>
            ))}
          </RadioGroup>
        </Field>
        <Button type="submit" pending={pending}>
          {pending ? centreRulesTexts.saving : centreRulesTexts.save}
        </Button>
      </form>
    </Sheet>
  );
}
