import { Fragment, memo, type ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Link } from 'wouter';
import type { StudentOption } from '#contracts/students.ts';
import { cancelText } from '../../../../copy/common.ts';
import {
  homeworkFormTexts as copy,
  homeworkFormWarningTexts as hintWords,
  homeworkFormFaultsText,
  toQuestionsText,
} from '../../../../copy/homework.ts';
import { paths } from '../../../../navigation/paths.ts';
import { DraftOffer } from '../../../../server-draft/draft-offer.tsx';
import { DraftNotices, DraftStatus } from '../../../../server-draft/draft-status.tsx';
import { StudentCheckboxes } from '../../../../shared/students/student-checkboxes.tsx';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { reserveFooterSpace } from '../../../../ui/reserve-footer-space.ts';
import { FaultLine } from '../fault-line.tsx';
import type { HomeworkFormValues } from '../homework-form-values.ts';
import { HomeworkDetailsFields, HomeworkFormSection } from './homework-details-fields.tsx';
import { groupFaultsByMessage, type HomeworkFormFaults } from './homework-form-faults.ts';
import { findQuestionNumbersByPictureState, ReportPictureStateContext } from './picture-states.ts';
import { QuestionEditorList } from './question-editor-list.tsx';
import { toHomeworkWarningTexts } from './to-homework-warning-texts.ts';
import type { HomeworkFormControls } from './use-homework-form.ts';

/** Lists the errors that prevent saving, without duplicates. */
function HomeworkFormFaultList({ faults }: { faults: HomeworkFormFaults }) {
  const summary = groupFaultsByMessage(faults);
  if (summary.length === 0) return null;
  return (
    <Notice tone="danger" role="alert" className="mb-4">
      <p className="font-semibold">{homeworkFormFaultsText}</p>
      <ul className="list-disc pl-5">
        {summary.map(({ message, questions }) => (
          <li key={message}>
            {message}
            {questions.length > 0 && ` ${toQuestionsText(questions)}.`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Lists warnings that do not prevent saving. */
function HomeworkFormWarningList({
  values,
  failedPictures,
}: {
  values: HomeworkFormValues;
  failedPictures: readonly number[];
}) {
  const hints = toHomeworkWarningTexts(values, failedPictures);
  if (hints.length === 0) return null;
  return (
    <Notice tone="caution" className="mb-4">
      <p className="font-semibold">{hintWords.heading}</p>
      <ul className="list-disc pl-5">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface HomeworkFormProps {
  homework: HomeworkFormControls;
  students: readonly StudentOption[];
  /** Labels of the submit button: normally, and while the request is in flight. */
  act: string;
  acting: string;
  pending: boolean;
  /** Why the last attempt failed. */
  error: string | undefined;
  notice: string | undefined;
  onSubmit(): void;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** The form for creating and editing a homework. */
export function HomeworkForm({ homework, students, act, acting, error, notice, ...props }: HomeworkFormProps) {
  const { form, draft, faults, filling, settled, pictures, element } = homework;
  const { control, getValues, setValue } = form;
  const pending = props.pending || homework.isChecking;
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) props.onSubmit();
      }}
    >
      <DraftOffer draft={draft} className="mb-6" />
      {props.children}
      <Fragment key={filling}>
        <HomeworkDetailsFields control={control} titleFault={faults.title} dueFault={faults.due_date} />
        <AssignedStudentsPicker control={control} students={students} fault={faults.assigned_students} />
        <ReportPictureStateContext value={homework.setPicture}>
          <QuestionEditorList control={control} getValues={getValues} setValue={setValue} faults={faults} />
        </ReportPictureStateContext>
      </Fragment>
      <HomeworkFormWarningList
        values={settled}
        failedPictures={findQuestionNumbersByPictureState(pictures, 'failed')}
      />
      <HomeworkFormFaultList faults={faults} />
      {notice && (
        <Notice tone="caution" role="alert" className="mb-4">
          {notice}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" role="alert" className="mb-4 under-failure-toast:invisible">
          {error}
        </Notice>
      )}
      <DraftNotices draft={draft} className="mb-4" />
      <div
        ref={reserveFooterSpace}
        className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-rule bg-ground px-4 py-3 sm:-mx-8 sm:px-8"
      >
        <DraftStatus draft={draft} className="mr-auto min-h-6 max-sm:w-full" />
        <Link href={paths.tutor} className={buttonStyle({ className: 'max-sm:flex-1' })}>
          {cancelText}
        </Link>
        <Button type="submit" variant="primary" pending={pending} className="max-sm:flex-1">
          {pending ? acting : act}
        </Button>
      </div>
    </form>
  );
}

interface AssignedStudentsPickerProps {
  control: Control<HomeworkFormValues>;
  students: readonly StudentOption[];
  fault: string | undefined;
}

const AssignedStudentsPicker = memo(function AssignedStudentsPicker({
  control,
  students,
  fault,
}: AssignedStudentsPickerProps) {
  const { value, onChange } = useController({ control, name: 'assigned_students' }).field;
  const gone = value.filter((id) => !students.some((student) => student.id === id)).length;
  return (
    <HomeworkFormSection heading={copy.students} aside={<FaultLine>{fault}</FaultLine>}>
      <StudentCheckboxes students={students} value={value} onChange={onChange} place="assigned_students" />
      {gone > 0 && <p className="border-t border-rule px-4 py-3 text-sm text-caution sm:px-5">{copy.gone(gone)}</p>}
    </HomeworkFormSection>
  );
});
