import type { CasesResponse, ListedCase } from '#contracts/cases.ts';
import { CASE_DUE_DAYS_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { addDays } from '../../../lib/dates.ts';
import { useCentre } from '../../../session/session.ts';
import { useCaseText } from '../../../shared/cases/use-case-text.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
  const { text, field } = useCaseText({ ...answerTexts, hint: resolveTexts.hint });
  const packet = usePacketChoice(of.student_id);
  const [answer] = classesApi.useAnswerCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(answer, {
    key: `case/${of.id}`,
    fields: ['text', 'packet_id'],
    done: answerTexts.done,
    failed: answerTexts.failed,
    onClose,
  });
  const ids = { student_id: of.student_id, case_id: of.id };
  return (
    <FormDialog
      title={answerTexts.title(of.student_name)}
      act={answerTexts.act}
      acting={answerTexts.acting}
      {...dialog}
      unsaved={text !== undefined}
      onSubmit={() => submit(text === undefined ? undefined : { body: { ...ids, text, packet_id: packet.id } })}
    >
      <div className="flex flex-col gap-2">
        <CaseQuestion of={of} />
      </div>
      {field(errorOf)}
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
          required
          min={today}
          max={today && addDays(today, CASE_DUE_DAYS_MAX)}
          value={dueOn}
          onValid={setDueOn}
        />
      </Field>
    </FormDialog>
  );
}

/** Adds a note to a case that only tutors read. */
export function AddCaseNoteDialog({ of, onClose }: CaseDialogProps) {
  const { text, field } = useCaseText(noteTexts);
  const [addNote] = classesApi.useAddCaseNoteMutation();
  const { submit, errorOf, dialog } = useCommandDialog(addNote, {
    key: `case/${of.id}`,
    fields: ['text'],
    done: noteTexts.done,
    failed: noteTexts.failed,
    onClose,
  });
  const ids = { student_id: of.student_id, case_id: of.id };
  return (
    <FormDialog
      title={noteTexts.title(of.student_name)}
      act={noteTexts.act}
      acting={noteTexts.acting}
      {...dialog}
      unsaved={text !== undefined}
      onSubmit={() => submit(text === undefined ? undefined : { body: { ...ids, text } })}
    >
      {field(errorOf)}
    </FormDialog>
  );
}
