import { type FormEvent, Fragment, useState } from 'react';
import { Link } from 'wouter';
import type { CentreRulesFields } from '#contracts/centre-rules.ts';
import type { RetentionField } from '#events/values/retention-periods.ts';
import { coreApi } from '../../../api/core-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import {
  boardCountingRuleTexts,
  centreRulesTexts as copy,
  racePointsRuleTexts,
  retentionRuleTexts,
  streakRuleTexts,
  toSavedRulesText,
} from '../../../copy/centre-rules.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ClosedDays } from './closed-days.tsx';
import { RuleChangeList } from './rule-change-list.tsx';
import { TwoStepRule } from './two-step-rule.tsx';
import {
  addRuleEdit,
  applyRuleEdits,
  type ChoiceRule,
  findChangedRules,
  findRuleFaults,
  findRulesChangedElsewhere,
  type NumberRule,
  noRuleEdits,
} from './typed-rules.ts';

export function CentreRulesPage() {
  const query = coreApi.useGetCentreRulesQuery();
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {({ rules, today, changes, second_factor_of_tutors }) => (
          <div className="flex max-w-3xl flex-col gap-8">
            <CentreRulesForm current={rules} today={today} />
            <ClosedDays days={rules.closed_days} today={today} />
            <TwoStepRule required={second_factor_of_tutors} />
            <RuleChangeList changes={changes} today={today} />
          </div>
        )}
      </LoadedPart>
    </>
  );
}

/** From the texts, because the schema would load all of zod. */
const retentionFields = Object.keys(retentionRuleTexts) as RetentionField[];
const streakLabels = { reset: streakRuleTexts.reset.label, keep: streakRuleTexts.keep.label };

/** Changes the rules from a day on. Only rules that differ from today's are sent. */
function CentreRulesForm({ current, today }: { current: CentreRulesFields; today: string }) {
  const [edits, setEdits] = useState(noRuleEdits);
  const typed = applyRuleEdits(current, edits);
  const changedElsewhere = findRulesChangedElsewhere(edits, current);
  const [from, setFrom] = useState(today);
  const [change] = coreApi.useChangeCentreRulesMutation();
  const { submit, pending, tried, errorOf } = useCommand(change, {
    key: 'centre-rules',
    fields: ['from'],
    done: (_answer, { body }) => ({ title: copy.saved, detail: toSavedRulesText(body.from, today) }),
    onDone: () => {
      setEdits(noRuleEdits);
      setFrom(today);
    },
    failed: copy.failed,
  });
  const faults: ReturnType<typeof findRuleFaults> = tried ? findRuleFaults(typed) : {};
  const rules = findChangedRules(typed, current);
  const isChanged = Object.keys(rules).length > 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isValid = isChanged && Object.keys(findRuleFaults(typed)).length === 0;
    submit(isValid ? { body: { from: from || today, rules } } : undefined);
  };
  const set = (changed: Partial<typeof typed>) => setEdits(addRuleEdit(edits, current, changed));
  const toHint = (hint: string, value: string | undefined) =>
    value === undefined ? hint : <span className="text-caution">{copy.toChangedElsewhereText(value)}</span>;
  const toNumberField = (rule: NumberRule, label: string, hint: string) => (
    <Field label={label} hint={toHint(hint, changedElsewhere[rule])} error={faults[rule]}>
      <Input
        inputMode="numeric"
        className="max-w-32 tabular-nums"
        value={typed[rule]}
        onChange={({ target }) => set({ [rule]: target.value })}
      />
    </Field>
  );
  const toChoiceField = (
    rule: ChoiceRule,
    [label, hint]: readonly [string, string],
    texts: Readonly<Record<string, string>>,
    effect?: string,
  ) => (
    <Field label={label} hint={toHint(hint, texts[changedElsewhere[rule] ?? ''])} group>
      <RadioGroup value={typed[rule]} onValueChange={(value) => set({ [rule]: value })}>
        {Object.entries(texts).map(([value, text]) => (
          <RadioOption key={value} value={value}>
            {text}
          </RadioOption>
        ))}
      </RadioGroup>
      {effect && <p className="text-sm text-quiet">{effect}</p>}
    </Field>
  );
  return (
    <Sheet>
      <form noValidate className="flex flex-col gap-6 p-5 sm:p-7" onSubmit={save}>
        {toNumberField('classes_max', copy.limitLabel, copy.limitHint)}
        {toChoiceField(
          'same_day',
          [copy.streakHeading, copy.streakHint],
          streakLabels,
          streakRuleTexts[typed.same_day].effect,
        )}
        {toNumberField('late_roll_days', copy.lateRollLabel, copy.lateRollHint)}
        {toNumberField('date_doubt_days', copy.dateDoubtLabel, copy.dateDoubtHint)}
        {toNumberField('practice_open_minutes', copy.practiceOpenLabel, copy.practiceOpenHint)}
        {toChoiceField('race_points', [copy.racePointsHeading, copy.racePointsHint], racePointsRuleTexts)}
        {toChoiceField('board_counting', [copy.boardCountingHeading, copy.boardCountingHint], boardCountingRuleTexts)}
        {toNumberField('family_mail_classes', copy.familyMailLabel, copy.familyMailHint)}
        {toNumberField('late_cancellation_hours', copy.lateCancellationLabel, copy.lateCancellationHint)}
        <fieldset className="flex flex-col gap-6 border-t border-rule pt-6">
          <legend className="float-left mb-1 w-full font-semibold">{copy.retentionHeading}</legend>
          <p className="clear-both max-w-prose text-sm text-quiet">
            {copy.retentionHint}{' '}
            <Link href={paths.retention} className="font-semibold text-accent hover:underline">
              {copy.retentionLink}
            </Link>
          </p>
          {retentionFields.map((field) => (
            <Fragment key={field}>
              {toNumberField(field, retentionRuleTexts[field].label, retentionRuleTexts[field].hint)}
            </Fragment>
          ))}
        </fieldset>
        <Field label={copy.fromLabel} hint={copy.fromHint} error={errorOf('from')}>
          <Input
            type="date"
            className="max-w-48"
            min={today}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" disabled={!isChanged} pending={pending}>
            {pending ? copy.saving : copy.save}
          </Button>
          {!isChanged && <p className="text-sm text-quiet">{copy.unchanged}</p>}
        </div>
      </form>
    </Sheet>
  );
}
