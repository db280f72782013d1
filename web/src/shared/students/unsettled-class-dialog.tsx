import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { StudentRow } from '#contracts/students.ts';
import { classesApi } from '../../api/classes-api.ts';
import { peopleApi } from '../../api/people-api.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { applyWaitingTexts, settleTexts } from '../../copy/class-dialogs.ts';
import * as copy from '../../copy/class-history.ts';
import { classesUpdatedText, remainingText, uncoveredText, waitingText } from '../../copy/common.ts';
import { toApplyWaitingQuestionText, toApplyWaitingText } from '../../copy/take-attendance.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { useClassesMax } from '../../session/session.ts';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../ui/before-after-numbers.tsx';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { countFittingClasses } from './count-fitting-classes.ts';
import type { UnsettledClassAct } from './unsettled-class-acts.tsx';

/** The dialog of an act on waiting or uncovered classes, with the student's current balance. */
export function UnsettledClassDialog({ of, onClose }: { of: UnsettledClassAct; onClose(): void }) {
  const { data: student } = peopleApi.useGetStudentProfileQuery({ studentId: of.studentId });
  if (!student) return null;
  if (of.act === 'apply') return <ApplyWaitingClassesDialog student={student} onClose={onClose} />;
  return <SettleClassDialog student={student} date={of.date} onClose={onClose} />;
}

/** Applies as many waiting classes as fit under the limit of remaining classes. */
function ApplyWaitingClassesDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const { classes_remaining: remaining, classes_waiting: waiting } = student;
  const classesMax = useClassesMax();
  const fits = countFittingClasses(student, classesMax);
  const [apply] = classesApi.useApplyWaitingClassesMutation();
  const { submit, dialog } = useCommandDialog(apply, {
    key: `apply-waiting/${student.id}`,
    done: (_answer, { body }) => ({
      title: classesUpdatedText,
      detail: applyWaitingTexts.done(body.classes ?? fits, student.name),
    }),
    failed: copy.applyingFailedText,
    onClose,
  });
  return (
    <FormDialog
      title={applyWaitingTexts.title}
      description={<BidiIsolatedName name={student.name} />}
      act={applyWaitingTexts.act}
      acting={applyWaitingTexts.acting}
      {...dialog}
      possible={fits > 0}
      onSubmit={() => submit({ studentId: student.id, body: { classes: fits } })}
    >
      <BeforeAfterStrip>
        <BeforeAfterNumbers label={remainingText} before={remaining} after={remaining + fits} />
        <BeforeAfterNumbers label={waitingText} before={waiting} after={waiting - fits} />
      </BeforeAfterStrip>
      {fits === 0 && <Notice tone="caution">{applyWaitingTexts.noRoom(remaining, classesMax)}</Notice>}
      {fits > 0 && fits < waiting && <Notice>{copy.toFittingWaitingText(fits, waiting)}</Notice>}
    </FormDialog>
  );
}

/** Settles an uncovered class by taking the class that the student did not have when attending. */
function SettleClassDialog({ student, date, onClose }: { student: StudentRow; date: string; onClose(): void }) {
  const { classes_remaining: remaining } = student;
  const classesMax = useClassesMax();
  const waiting = remaining === 0 ? Math.min(student.classes_waiting, classesMax) : 0;
  const left = remaining + waiting;
  const [settle] = classesApi.useSettleUncoveredClassMutation();
  const { submit, dialog } = useCommandDialog(settle, {
    key: `settle-class/${student.id}/${date}`,
    done: () => ({ title: classesUpdatedText, detail: settleTexts.done(date, student.name) }),
    failed: copy.settlingFailedText,
    onClose,
  });
  return (
    <FormDialog
      title={settleTexts.title}
      description={`${isolateBidi(student.name)}, ${formatLongDate(date)}`}
      act={waiting > 0 ? toApplyWaitingText(waiting) : settleTexts.act}
      acting={settleTexts.acting}
      {...dialog}
      possible={left > 0}
      onSubmit={() => submit({ studentId: student.id, date, body: waiting > 0 ? { apply_waiting: true } : {} })}
    >
      <BeforeAfterStrip>
        <BeforeAfterNumbers label={remainingText} before={remaining} after={Math.max(0, left - 1)} />
        {waiting > 0 && (
          <BeforeAfterNumbers
            label={waitingText}
            before={student.classes_waiting}
            after={student.classes_waiting - waiting}
          />
        )}
        <BeforeAfterNumbers
          label={uncoveredText}
          before={student.classes_uncovered}
          after={student.classes_uncovered - (left > 0 ? 1 : 0)}
        />
      </BeforeAfterStrip>
      {waiting > 0 && <Notice>{toApplyWaitingQuestionText(waiting)}</Notice>}
      {left === 0 && <Notice tone="caution">{settleTexts.noneRemaining}</Notice>}
    </FormDialog>
  );
}
