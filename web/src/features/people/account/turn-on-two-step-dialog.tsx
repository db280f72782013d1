import { useState } from 'react';
import type { StartSecondFactorResponse } from '#contracts/account.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { QrCode } from '../../../shared/qr-code.tsx';
import { TwoStepCodeField } from '../../../shared/two-step-code-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { turnOnTwoStepTexts as copy } from './two-step-copy.ts';

interface Props {
  /** The number of the person's other sessions. */
  otherDevices: number;
  onClose(): void;
}

/** Asks for the password, shows the secret for the app, takes a code of it, and then shows the recovery codes. */
export function TurnOnTwoStepDialog({ otherDevices, onClose }: Props) {
  const [setup, setSetup] = useState<StartSecondFactorResponse>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodesDialog codes={codes} otherDevices={otherDevices} onClose={onClose} />;
  if (setup) return <ConfirmAppDialog setup={setup} onTurnedOn={setCodes} onClose={onClose} />;
  return <StartDialog onStarted={setSetup} onClose={onClose} />;
}

function StartDialog({ onStarted, onClose }: { onStarted(setup: StartSecondFactorResponse): void; onClose(): void }) {
  const [password, setPassword] = useState('');
  const [start] = peopleApi.useStartSecondFactorMutation();
  const { submit, errorOf, pending, failure, notice } = useCommand(start, {
    key: 'two-step',
    fields: ['password'],
    failed: copy.failed,
    onDone: onStarted,
  });
  return (
    <FormDialog
      {...{ pending, failure, notice, onClose }}
      title={copy.title}
      description={copy.description}
      act={copy.next}
      acting={copy.preparing}
      onSubmit={() => submit({ body: { password } })}
    >
      <CurrentPasswordField value={password} error={errorOf('password')} onChange={setPassword} />
    </FormDialog>
  );
}

interface ConfirmAppDialogProps {
  setup: StartSecondFactorResponse;
  onTurnedOn(recoveryCodes: readonly string[]): void;
  onClose(): void;
}

function ConfirmAppDialog({ setup, onTurnedOn, onClose }: ConfirmAppDialogProps) {
  const [code, setCode] = useState('');
  const [turnOn] = peopleApi.useTurnOnSecondFactorMutation();
  const { submit, errorOf, pending, failure, notice } = useCommand(turnOn, {
    key: 'two-step',
    fields: ['code'],
    failed: copy.turnOnFailed,
    unconfirmed: copy.unconfirmed,
    onDone: ({ recovery_codes }) => onTurnedOn(recovery_codes),
  });
  const key = setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <FormDialog
      {...{ pending, failure, notice, onClose }}
      title={copy.title}
      act={copy.act}
      acting={copy.acting}
      onSubmit={() => submit({ body: { code } })}
    >
      <div className="flex flex-col gap-3">
        <p>{copy.scan}</p>
        <QrCode text={setup.uri} label={copy.qrLabel} />
        <p>{copy.type}</p>
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <code className="min-w-0 text-sm">{key}</code>
          <CopyButton text={setup.secret} label={copy.copyKey} />
        </p>
      </div>
      <TwoStepCodeField appOnly value={code} error={errorOf('code')} onChange={setCode} />
    </FormDialog>
  );
}
