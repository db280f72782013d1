import { useId, useState } from 'react';
import type { FormFailure } from '../../api/form-failure.ts';
import { useDialogDraftValue } from '../../commands/use-dialog-draft.ts';
import { formatAtPhrase } from '../../copy/at-phrase.ts';
import { useCentre } from '../../session/session.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import {
  formatEitherCents,
  recordSecondTimeText,
  toPossibleDuplicatePartText,
  toPossibleDuplicateText,
} from './money-copy.ts';

/**
 * The equal entries that the person has seen and wants to record once more: `body` has them for the request. `notice` is
 * undefined, or asks whether to record the amount a second time; `FormDialog` shows it above its buttons. The name of the field
 * among the `fields` of the command is `seen_equal`.
 */
export function usePossibleDuplicate(
  failure: FormFailure | null,
  cents: number | null | undefined,
  /** True if the amount has parts for several students, of which one has an equal entry. */
  isForSeveral = false,
  /** What is paid at once for a purchase of this price. */
  paidCents?: number | null | undefined,
) {
  const [seen, setSeen] = useDialogDraftValue<readonly string[]>('seen-equal', []);
  // The question is about the amount that was refused, also when another one is typed since.
  const [refused, setRefused] = useState({ failure, cents });
  if (refused.failure !== failure) setRefused({ failure, cents });
  const equal = failure?.code === 'possible-duplicate' && refused.cents === cents ? failure.equalEntries : undefined;
  const notice = failure && equal && typeof cents === 'number' && (
    <PossibleDuplicateNotice
      failure={failure}
      amount={isForSeveral ? undefined : formatEitherCents(cents, paidCents ?? cents)}
      confirmed={equal.every((id) => seen.includes(id))}
      onConfirm={(confirmed) => setSeen(confirmed ? [...seen, ...equal] : seen.filter((id) => !equal.includes(id)))}
    />
  );
  return { body: seen.length > 0 ? { seen_equal: [...seen] } : {}, notice: notice || undefined };
}

interface PossibleDuplicateNoticeProps {
  failure: FormFailure;
  /** The amount that was recorded before; undefined if it is the part of one of several students. */
  amount: string | undefined;
  confirmed: boolean;
  onConfirm(confirmed: boolean): void;
}

function PossibleDuplicateNotice({ failure, amount, confirmed, onConfirm }: PossibleDuplicateNoticeProps) {
  const id = useId();
  const { today = '', time_zone: timeZone = 'UTC' } = useCentre() ?? {};
  const when = failure.changedAt ? formatAtPhrase(failure.changedAt, { today, timeZone }) : '';
  return (
    <>
      <p>
        {amount === undefined
          ? toPossibleDuplicatePartText({ who: failure.changedBy, when })
          : toPossibleDuplicateText({ who: failure.changedBy, amount, when })}
      </p>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <Checkbox
          id={id}
          checked={confirmed}
          // The form gives it the focus.
          aria-invalid={confirmed ? undefined : true}
          onChange={({ target }) => onConfirm(target.checked)}
        />
        {recordSecondTimeText}
      </label>
    </>
  );
}
