import type { CasesResponse, ListedCase } from '#contracts/cases.ts';
import { CASE_DUE_DAYS_MAX, CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { addDays } from '../../../lib/dates.ts';
import { useCentre } from '../../../session/session.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TypedDateInput } from '../../../ui/typed-date-input.tsx';
import { CaseQuestion } from './case-item.tsx';
import { answerTexts, noteTexts, planTexts, resolveTexts } from './cases-copy.ts';
import { PacketField, usePacketChoice } from './packet-field.tsx';

interface CaseDialogProps {
  of: ListedCase;
  onClose(): void;
}

/** Answers a case, which stays unresolved. */
export function AnswerCaseDialog({ of, onClose }: CaseDialogProps) {
  const [text = '', setText] = useDialogDraftField('text');
  const packet = usePacketChoice(of.student_id);
  const [answer] = classesApi.useAnswerCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(answer, {
    key: `case/${of.id}`,
    fields: ['text', 'packet_id'],
    done: answerTexts.done,
    failed: answerTexts.failed,
    onClose,
  });
  const isMissing = text.trim() === '';
  const body = { student_id: of.student_id, case_id: of.id, text, packet_id: packet.id };
  return (
    <FormDialog
      title={answerTexts.title(of.student_name)}
      act={answerTexts.act}
      acting={answerTexts.acting}
      {...dialog}
      unsaved={!isMissing}
      onSubmit={() => submit(isMissing ? undefined : { body })}
    >
      <div className="flex flex-col gap-2">
        <CaseQuestion of={of} />
      </div>
      <Field
        label={answerTexts.label}
        hint={resolveTexts.hint}
        error={errorOf('text', isMissing && answerTexts.missing)}
      >
        <Textarea
          required
          maxLength={CASE_TEXT_LENGTH_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <PacketField choice={packet} error={errorOf('packet_id')} />
    </FormDialog>
  );
}

/** Says which tutor is responsible for a case, and until when it should be resolved. */
export function PlanCaseDialog({ of, tutors, onClose }: CaseDialogProps & Pick<CasesResponse, 'tutors'>) {
  const today = useCentre()?.today;
  const [assignee = of.assignee_id ?? '', setAssignee] = useDialogDraftField('assignee');
  const [dueOn = of.due_on, setDueOn] = useDialogDraftField('due-on');
  const [plan] = classesApi.usePlanCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(plan, {
    key: `case/${of.id}`,
    fields: ['assignee_id', 'due_on'],
    done: planTexts.done,
    failed: planTexts.failed,
    onClose,
  });
  const ids = { student_id: of.student_id, case_id: of.id, seen_version: of.version };
  return (
    <FormDialog
      title={planTexts.title(of.student_name)}
      act={planTexts.act}
      acting={planTexts.acting}
      {...dialog}
      onSubmit={() => submit({ body: { ...ids, assignee_id: assignee === '' ? null : assignee, due_on: dueOn } })}
    >
      <Field label={planTexts.assignee} error={errorOf('assignee_id')}>
        <Select value={assignee} onChange={({ target }) => setAssignee(target.value)}>
          <option value="">{planTexts.nobody}</option>
          {tutors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={planTexts.dueOn} hint={planTexts.dueOnHint} error={errorOf('due_on')}>
        <TypedDateInput
          type="date"
          required
          min={today}
          max={today && addDays(today, CASE_DUE_DAYS_MAX)}
          value={dueOn}
          isValid={(day) => day >= '1900'}
          onValid={setDueOn}
        />
      </Field>
    </FormDialog>
  );
}

/** Adds a note to a case that only tutors read. */
export function AddCaseNoteDialog({ of, onClose }: CaseDialogProps) {
  const [text = '', setText] = useDialogDraftField('text');
  const [addNote] = classesApi.useAddCaseNoteMutation();
  const { submit, errorOf, dialog } = useCommandDialog(addNote, {
    key: `case/${of.id}`,
    fields: ['text'],
    done: noteTexts.done,
    failed: noteTexts.failed,
    onClose,
  });
  const isMissing = text.trim() === '';
  return (
    <FormDialog
      title={noteTexts.title(of.student_name)}
      act={noteTexts.act}
      acting={noteTexts.acting}
      {...dialog}
      unsaved={!isMissing}
      onSubmit={() => submit(isMissing ? undefined : { body: { student_id: of.student_id, case_id: of.id, text } })}
    >
      <Field label={noteTexts.label} hint={noteTexts.hint} error={errorOf('text', isMissing && noteTexts.missing)}>
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
