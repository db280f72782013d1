import { useState } from 'react';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { TwoStepCodeField } from '../../../shared/two-step-code-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { newRecoveryCodesTexts, turnOffTwoStepTexts, twoStepTexts } from './two-step-copy.ts';

interface Props {
  act: 'new-codes' | 'turn-off';
  onClose(): void;
}

/** Asks for password and code, and then turns the second factor off or shows new recovery codes. */
export function TwoStepProofDialog({ act, onClose }: Props) {
  const [body, setBody] = useState({ password: '', code: '' });
  const [codes, setCodes] = useState<readonly string[]>();
  const [replace] = peopleApi.useReplaceRecoveryCodesMutation();
  const [turnOff] = peopleApi.useTurnOffSecondFactorMutation();
  const shared = { key: 'two-step', fields: ['password', 'code'] };
  const { description, failed, unconfirmed, acting } = act === 'turn-off' ? turnOffTwoStepTexts : newRecoveryCodesTexts;
  const replacing = useCommand(replace, {
    ...{ ...shared, failed, unconfirmed },
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  const turningOff = useCommand(turnOff, {
    ...{ ...shared, failed, unconfirmed },
    done: turnOffTwoStepTexts.done,
    onDone: onClose,
  });
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  const { pending, failure, notice, submit, errorOf } = act === 'turn-off' ? turningOff : replacing;
  return (
    <FormDialog
      {...{ pending, failure, notice, onClose, description, acting }}
      title={act === 'turn-off' ? turnOffTwoStepTexts.title : twoStepTexts.newCodes}
      act={act === 'turn-off' ? twoStepTexts.turnOff : newRecoveryCodesTexts.act}
      onSubmit={() => submit({ body })}
    >
      <CurrentPasswordField
        value={body.password}
        error={errorOf('password')}
        onChange={(password) => setBody({ ...body, password })}
      />
      <TwoStepCodeField value={body.code} error={errorOf('code')} onChange={(code) => setBody({ ...body, code })} />
    </FormDialog>
  );
}
