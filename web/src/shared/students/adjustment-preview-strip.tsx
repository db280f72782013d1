import { remainingText, totalText, waitingText } from '../../copy/common.ts';
import type { AdjustmentDirection } from '../../copy/students.ts';
import { useClassesMax } from '../../session/session.ts';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../ui/before-after-numbers.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type ClassBalance, previewAdjustment, toAdjustmentRemarkText } from './preview-adjustment.ts';

/** Shows what a change will do to both balances, and how many classes will wait. */
export function AdjustmentPreviewStrip({
  before: balance,
  direction,
  classes,
  withdrawsWaiting = false,
}: {
  before: ClassBalance;
  direction: AdjustmentDirection;
  classes: number;
  withdrawsWaiting?: boolean;
}) {
  const before = { ...balance, classesMax: useClassesMax() };
  const after = previewAdjustment(before, direction, classes, withdrawsWaiting);
  const remark = toAdjustmentRemarkText(before, direction, classes, withdrawsWaiting);
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      <BeforeAfterStrip>
        <BeforeAfterNumbers label={remainingText} before={before.remaining} after={after.remaining} />
        <BeforeAfterNumbers label={totalText} before={before.total} after={after.total} />
        {before.waiting + after.waiting > 0 && (
          <BeforeAfterNumbers label={waitingText} before={before.waiting} after={after.waiting} />
        )}
      </BeforeAfterStrip>
      {remark && <Notice tone="caution">{remark}</Notice>}
    </div>
  );
}
