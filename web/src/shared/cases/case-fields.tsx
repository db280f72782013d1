import { toCaseKindText } from '#contracts/case-words.ts';
import { type CaseAsker, caseKindsByAsker } from '#events/values/enum-values.ts';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import type { CaseKind, CasePeriod } from '#events/values/shapes.ts';
import type { ErrorOf } from '../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../commands/use-dialog-draft.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { RadioGroup, RadioOption } from '../../ui/radio-group.tsx';
import { TypedDateInput } from '../../ui/typed-date-input.tsx';
import { askTexts as copy } from './ask-copy.ts';

/** The row that looks wrong, in words. */
export interface AskedRow {
  id: string;
  text: string;
  /** Whether it says that the student was in a class. */
  saysThere: boolean;
}

/** The fields of the question in a refusal. */
export const questionFields = ['kind', 'period.from', 'period.to', 'text'];

interface QuestionOptions {
  /** Null for the classes as a whole or of some days. */
  row: AskedRow | null;
  /** Who asks; undefined while a tutor has not said it. */
  asker: CaseAsker | undefined;
  /** In whose words the choices are. */
  voice: Parameters<typeof toCaseKindText>[1];
}

/**
 * What is wrong, with which days, and what happened. `question` is undefined while something is missing; the fields then show
 * their faults. The days can be chosen where no row is meant.
 */
export function useQuestionFields({ row, asker = 'family', voice }: QuestionOptions) {
  const [chosen, setKind] = useDialogDraftField<CaseKind>('kind');
  const [from = '', setFrom] = useDialogDraftField('from');
  const [to = '', setTo] = useDialogDraftField('to');
  const [text = '', setText] = useDialogDraftField('text');
  const offered: readonly CaseKind[] = caseKindsByAsker[asker];
  const kinds = offered.filter((each) => each !== 'not-there' || row === null || row.saysThere);
  // What was chosen before another asker was chosen may not be offered.
  const kind = kinds.find((each) => each === chosen);
  const faults = {
    kind: kind === undefined && copy.kindMissing,
    from: from === '' && (to !== '' || (kind === 'not-there' && row === null)) && copy.daysMissing,
    to: toLastDayFault(from, to),
    text: kind === 'other' && text.trim() === '' && copy.missing,
  };
  const period: CasePeriod | null = row === null && from !== '' ? { from, to } : null;
  const isComplete = !Object.values(faults).some(Boolean);
  return {
    question: isComplete && kind ? { row_id: row?.id ?? null, period, kind, text } : undefined,
    unsaved: text.trim() !== '',
    fields: (errorOf: ErrorOf) => (
      <>
        <Field label={copy.kind} group error={errorOf('kind', faults.kind)}>
          <RadioGroup
            className="sm:grid-flow-row sm:grid-cols-2"
            value={kind ?? ''}
            onValueChange={(next) => setKind(next as CaseKind)}
          >
            {kinds.map((each) => (
              <RadioOption key={each} value={each}>
                {toCaseKindText(each, voice)}
              </RadioOption>
            ))}
          </RadioGroup>
        </Field>
        {row === null && (
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            <Field
              label={copy.from}
              optional={kind !== 'not-there'}
              hint={copy.daysHint}
              error={errorOf('period.from', faults.from)}
            >
              <TypedDateInput value={from} onValid={setFrom} />
            </Field>
            <Field label={copy.to} optional={kind !== 'not-there'} error={errorOf('period.to', faults.to)}>
              <TypedDateInput value={to} onValid={setTo} />
            </Field>
          </div>
        )}
        <Field
          label={copy.text}
          hint={voice === 'tutor' ? copy.recordedTextHint : copy.textHint}
          optional={kind !== 'other'}
          error={errorOf('text', faults.text)}
        >
          <Textarea maxLength={CASE_TEXT_LENGTH_MAX} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </>
    ),
  };
}

const toLastDayFault = (from: string, to: string): string | false => {
  if (from === '') return false;
  if (to === '') return copy.lastDayMissing;
  return to < from && copy.daysBackwards;
};
