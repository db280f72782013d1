import type { CentreResponse } from '#contracts/centre.ts';
import { useGetStudentProfileQuery } from '../../../api/student-profiles.ts';
import { Notice } from '../../../ui/notice.tsx';
import { previewCorrection } from './preview-correction.ts';
import type { useCorrectionForm } from './use-correction-form.ts';

interface CorrectionEffectNoticeProps {
  form: ReturnType<typeof useCorrectionForm>;
  centre: CentreResponse;
}

/** Shows what the correction will do to the student's balance. */
export function CorrectionEffectNotice({
  form,
  centre: { today, classes_max: classesMax },
}: CorrectionEffectNoticeProps) {
  const { shown, date, status, noteChanges } = form;
  const student = useGetStudentProfileQuery(shown.student_id).data;
  // For a student who was archived in the meantime, no effect is shown, because the server will refuse the correction.
  if (!student || student.archived_at !== null) return null;
  const { tone, text } = previewCorrection(
    shown,
    { date, status },
    { remaining: student.classes_remaining, waiting: student.classes_waiting, classesMax, noteChanges, today },
  );
  return (
    <Notice tone={tone} role="status">
      {text}
    </Notice>
  );
}
