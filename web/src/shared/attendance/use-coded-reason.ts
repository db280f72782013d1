import { type CodedAct, type ReasonCodeOf, reasonCodesByAct } from '#events/values/enum-values.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import { useDialogDraftField } from '../../commands/use-dialog-draft.ts';
import { missingReasonText } from '../../copy/forms.ts';

/** The reason of a dialog, in words and by a code. `field` has the props of its `CodedReasonField`. */
export function useCodedReason<Act extends CodedAct>(act: Act) {
  const [reason = '', setReason] = useDialogDraftField('reason');
  const [stored = '', setStored] = useDialogDraftField('code');
  const codes: readonly ReasonCode[] = reasonCodesByAct[act];
  const code = codes.find((each) => each === stored) as ReasonCodeOf<Act> | undefined;
  const text = reason.trim();
  return {
    text,
    code,
    /** What the request says of the reason; undefined while it has no words. */
    body: text === '' ? undefined : { reason: text, ...(code && { code }) },
    fault: text === '' && missingReasonText,
    field: {
      codes,
      code,
      onCode: (chosen: ReasonCode | undefined) => setStored(chosen ?? ''),
      value: reason,
      onChange: setReason,
    },
  };
}
