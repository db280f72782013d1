import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import type { CaseKind } from '#events/values/shapes.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useProfile } from '../../../session/session.ts';
import { caseKindTexts, toCaseKindText } from '../../../shared/cases/case-copy.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { askAgainTexts, askTexts as copy } from './ask-copy.ts';

const kinds = Object.keys(caseKindTexts) as CaseKind[];

/** The row that looks wrong, in words. */
export interface AskedRow {
  id: string;
  text: string;
  /** Whether it says that the student was in a class. */
  saysThere: boolean;
}

interface AskDialogProps {
  studentId: string;
  /** Null for the classes as a whole. */
  row: AskedRow | null;
  onClose(): void;
}

/** A student or a family says what is wrong with a row of the student’s class history, or with the classes. */
export function AskDialog({ studentId, row, onClose }: AskDialogProps) {
  const [kind, setKind] = useDialogDraftField<CaseKind>('kind');
  const [text = '', setText] = useDialogDraftField('text');
  const isFamily = useProfile().role === 'family';
  const [openCase] = classesApi.useOpenCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(openCase, {
    key: `ask/${row?.id ?? studentId}`,
    fields: ['kind', 'text'],
    done: copy.sent,
    failed: copy.failed,
    onClose,
  });
  const isMissing = kind === 'other' && text.trim() === '';
  const send = () =>
    submit(kind && !isMissing ? { studentId, body: { row_id: row?.id ?? null, kind, text } } : undefined);
  return (
    <FormDialog
      title={copy.title}
      description={row?.text ?? (isFamily ? copy.aboutClassesOfChild : copy.aboutClasses)}
      act={copy.send}
      acting={copy.sending}
      {...dialog}
      unsaved={text.trim() !== ''}
      onSubmit={send}
    >
      <Field label={copy.kind} group error={errorOf('kind', kind === undefined && copy.kindMissing)}>
        <RadioGroup
          className="sm:grid-flow-row sm:grid-cols-2"
          value={kind ?? ''}
          onValueChange={(next) => setKind(next as CaseKind)}
        >
          {kinds
            .filter((each) => each !== 'not-there' || row?.saysThere)
            .map((each) => (
              <RadioOption key={each} value={each}>
                {toCaseKindText(each, isFamily)}
              </RadioOption>
            ))}
        </RadioGroup>
      </Field>
      <Field
        label={copy.text}
        hint={copy.textHint}
        optional={kind !== 'other'}
        error={errorOf('text', isMissing && copy.missing)}
      >
        <Textarea maxLength={CASE_TEXT_LENGTH_MAX} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  );
}

/** A student or a family replies to an answer or a resolution that they do not agree with. */
export function AskAgainDialog({ studentId, caseId, onClose }: { studentId: string; caseId: string; onClose(): void }) {
  const [text = '', setText] = useDialogDraftField('text');
  const [reopenCase] = classesApi.useReopenCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(reopenCase, {
    key: `ask-again/${caseId}`,
    fields: ['text'],
    done: copy.sent,
    failed: copy.failed,
    onClose,
  });
  const isMissing = text.trim() === '';
  return (
    <FormDialog
      title={askAgainTexts.title}
      description={askAgainTexts.description}
      act={copy.send}
      acting={copy.sending}
      {...dialog}
      unsaved={!isMissing}
      onSubmit={() => submit(isMissing ? undefined : { studentId, body: { case_id: caseId, text } })}
    >
      <Field label={copy.kind} error={errorOf('text', isMissing && copy.missing)}>
        <Textarea
          required
          maxLength={CASE_TEXT_LENGTH_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
