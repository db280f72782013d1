import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { notify } from '../../../../toasts/notify.ts';
import { useSendFirstGrade } from './use-send-first-grade.ts';

const give = vi.fn<(args: object) => Promise<{ data: object }>>();

beforeEach(() => {
  give.mockReset().mockResolvedValue({ data: {} });
  vi.spyOn(homeworkApi, 'useGradeSubmissionMutation').mockReturnValue([give, {}] as never);
  vi.spyOn(notify, 'success').mockReturnValue(undefined);
  vi.spyOn(notify, 'failure').mockReturnValue(undefined);
});

/** Submits a grade from a form whose draft is the newest one, or older than the draft of another device. */
async function submitGrade(isNewest: boolean) {
  const draft = { saveAndCheckRemote: async () => isNewest, discard: vi.fn<() => Promise<boolean>>() };
  const submission = { homework_id: 'sums', student_id: 'dora' } as SubmissionRow;
  const rendered: { form?: ReturnType<typeof useSendFirstGrade> } = {};
  function Probe() {
    rendered.form = useSendFirstGrade(submission, { grade: '70', feedback: 'Old words', draft: draft as never });
    return null;
  }
  renderToString(<Probe />);
  await rendered.form?.save();
  return draft;
}

test('useSendFirstGrade: sends the typed grade and discards its draft', async () => {
  const draft = await submitGrade(true);
  expect(give.mock.calls).toMatchObject([
    [{ homeworkId: 'sums', studentId: 'dora', body: { grade: 70, feedback: 'Old words' } }],
  ]);
  await vi.waitFor(() => expect(draft.discard).toHaveBeenCalledOnce());
});

test('useSendFirstGrade: sends nothing while another device has a newer draft, and says so', async () => {
  const draft = await submitGrade(false);
  expect(notify.failure).toHaveBeenCalledWith({
    key: 'grade-submission/sums/dora',
    title: 'Failed to submit grade.',
    detail: "There's a newer draft from another device. Check it before submitting.",
  });
  expect(give).not.toHaveBeenCalled();
  expect(draft.discard).not.toHaveBeenCalled();
});
