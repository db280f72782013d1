import { Suspense, useState } from 'react';
import type { AccountResponse } from '#contracts/account.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { useCentre } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { twoStepTexts as copy } from './two-step-copy.ts';

/** Loaded on demand, because few people open them, and one draws a QR code. */
const TurnOnTwoStepDialog = createLazyComponent(() =>
  import('./turn-on-two-step-dialog.tsx').then((dialog) => dialog.TurnOnTwoStepDialog),
);
const TwoStepProofDialog = createLazyComponent(() =>
  import('./two-step-proof-dialog.tsx').then((dialog) => dialog.TwoStepProofDialog),
);

/** Turns the second factor of the person on and off, and makes new recovery codes. */
export function TwoStepSection({ account }: { account: AccountResponse }) {
  const [dialog, setDialog] = useState<'turn-on' | 'new-codes' | 'turn-off'>();
  const timeZone = useCentre()?.time_zone;
  const { second_factor: factor, sessions } = account;
  const onClose = () => setDialog(undefined);
  return (
    <Section heading={copy.title}>
      <Sheet className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        {factor ? (
          <div className="min-w-0">
            <p>{timeZone && copy.toOn(formatMediumDate(toCentreDate(factor.since, timeZone)))}</p>
            <p className="text-sm text-quiet">{copy.toCodesLeft(factor.recovery_codes_left)}</p>
          </div>
        ) : (
          <p className="max-w-prose text-quiet">{copy.off}</p>
        )}
        <div className="flex flex-wrap gap-2">
          {factor ? (
            <>
              <Button onClick={() => setDialog('new-codes')}>{copy.newCodes}</Button>
              <Button onClick={() => setDialog('turn-off')}>{copy.turnOff}</Button>
            </>
          ) : (
            <Button onPointerEnter={TurnOnTwoStepDialog.preload} onClick={() => setDialog('turn-on')}>
              {copy.turnOn}
            </Button>
          )}
        </div>
      </Sheet>
      <Suspense>
        {dialog === 'turn-on' && <TurnOnTwoStepDialog otherDevices={sessions.length - 1} onClose={onClose} />}
        {(dialog === 'new-codes' || dialog === 'turn-off') && <TwoStepProofDialog act={dialog} onClose={onClose} />}
      </Suspense>
    </Section>
  );
}
