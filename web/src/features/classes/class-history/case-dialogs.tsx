import { useState } from 'react';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import type { CaseKind } from '#events/values/shapes.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { notify } from '../../../toasts/notify.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { askAgainTexts, caseKindTexts, askTexts as copy } from '../cases/cases-copy.ts';
import {
  type OpenCaseRequest,
  type ReopenCaseRequest,
  useOpenCaseMutation,
  useReopenCaseMutation,
} from './case-api.ts';

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

/** A student says what is wrong with a row of their class history, or with their classes. */
export function AskDialog({ studentId, row, onClose }: AskDialogProps) {
  const [kind, setKind] = useDialogDraftField<CaseKind>('kind');
  const [text = '', setText] = useDialogDraftField('text');
  const [tried, setTried] = useState(false);
  const [open] = useOpenCaseMutation();
  const key = `ask/${row?.id ?? studentId}`;
  const { submit, pending, failure, notice } = useFormCommand(
    (body: OpenCaseRequest, idempotencyKey) => open({ studentId, body, idempotencyKey }),
    {
      fields: ['kind', 'text'],
      onDone: () => {
        notify.success({ key, title: copy.sent });
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.failed, detail }),
    },
  );
  const isMissing = kind === 'other' && text.trim() === '';
  const send = () => {
    setTried(true);
    if (kind !== undefined && !isMissing) void submit({ row_id: row?.id ?? null, kind, text });
  };
  return (
    <FormDialog
      title={copy.title}
      description={row?.text ?? copy.aboutClasses}
      act={copy.send}
      acting={copy.sending}
      pending={pending}
      failure={failure}
      notice={notice}
      unsaved={text.trim() !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label={copy.kind}
        group
        error={(tried && kind === undefined ? copy.kindMissing : undefined) ?? failure?.errors.kind}
      >
        <RadioGroup
          className="sm:grid-flow-row sm:grid-cols-2"
          value={kind ?? ''}
          onValueChange={(next) => setKind(next as CaseKind)}
        >
          {kinds
            .filter((each) => each !== 'not-there' || row?.saysThere)
            .map((each) => (
              <RadioOption key={each} value={each}>
                {caseKindTexts[each]}
              </RadioOption>
            ))}
        </RadioGroup>
      </Field>
      <Field
        label={copy.text}
        hint={copy.textHint}
        optional={kind !== 'other'}
        error={(tried && isMissing ? copy.missing : undefined) ?? failure?.errors.text}
      >
        <Textarea maxLength={CASE_TEXT_LENGTH_MAX} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  );
}

/** A student replies to an answer or a resolution that they do not agree with. */
export function AskAgainDialog({ studentId, caseId, onClose }: { studentId: string; caseId: string; onClose(): void }) {
  const [text = '', setText] = useDialogDraftField('text');
  const [tried, setTried] = useState(false);
  const [reopen] = useReopenCaseMutation();
  const key = `ask-again/${caseId}`;
  const { submit, pending, failure, notice } = useFormCommand(
    (body: ReopenCaseRequest, idempotencyKey) => reopen({ studentId, body, idempotencyKey }),
    {
      fields: ['text'],
      onDone: () => {
        notify.success({ key, title: copy.sent });
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.failed, detail }),
    },
  );
  const send = () => {
    setTried(true);
    if (text.trim() !== '') void submit({ case_id: caseId, text });
  };
  return (
    <FormDialog
      title={askAgainTexts.title}
      description={askAgainTexts.description}
      act={copy.send}
      acting={copy.sending}
      pending={pending}
      failure={failure}
      notice={notice}
      unsaved={text.trim() !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={copy.kind} error={(tried && text.trim() === '' ? copy.missing : undefined) ?? failure?.errors.text}>
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
