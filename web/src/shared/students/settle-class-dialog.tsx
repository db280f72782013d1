import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { StudentRow } from '#contracts/students.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { settleTexts } from '../../copy/class-dialogs.ts';
import * as copy from '../../copy/class-history.ts';
import { classesUpdatedText, remainingText, uncoveredText, waitingText } from '../../copy/common.ts';
import { toApplyWaitingQuestionText, toApplyWaitingText } from '../../copy/take-attendance.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { useClassesMax } from '../../session/session.ts';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../ui/before-after-numbers.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSettleUncoveredClassMutation } from './api.ts';

/** Settles an uncovered class by taking the class that the student did not have when attending. */
export function SettleClassDialog({ student, date, onClose }: { student: StudentRow; date: string; onClose(): void }) {
  const { classes_remaining: remaining } = student;
  const classesMax = useClassesMax();
  const waiting = remaining === 0 ? Math.min(student.classes_waiting, classesMax) : 0;
  const left = remaining + waiting;
  const [settle] = useSettleUncoveredClassMutation();
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
      onSubmit={() => submit({ studentId: student.id, body: { date, apply_waiting: waiting > 0 } })}
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
