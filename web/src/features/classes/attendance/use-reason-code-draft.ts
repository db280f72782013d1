import { type CodedAct, type ReasonCodeOf, reasonCodesByAct } from '#events/values/enum-values.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';

/** The chosen code of a dialog's reason. */
export function useReasonCodeDraft<Act extends CodedAct>(act: Act) {
  const [stored = '', setStored] = useDialogDraftField('code');
  const code = (reasonCodesByAct[act] as readonly ReasonCode[]).find((each) => each === stored) as
    | ReasonCodeOf<Act>
    | undefined;
  return [code, (chosen: ReasonCode | undefined) => setStored(chosen ?? '')] as const;
}
