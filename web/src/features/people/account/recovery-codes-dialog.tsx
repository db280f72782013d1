import { useState } from 'react';
import { coreApi } from '../../../api/core-api.ts';
import { productName } from '../../../copy/common.ts';
import { useCentre } from '../../../session/session.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { SignOutElsewhere } from './device-list.tsx';
import { recoveryCodesTexts as copy } from './two-step-copy.ts';

interface Props {
  codes: readonly string[];
  /** The number of other devices that may be signed out; none is offered without it. */
  otherDevices?: number;
  onClose(): void;
}

/** Shows new recovery codes, once. It closes when the person says that they saved them, and asks before it closes otherwise. */
export function RecoveryCodesDialog({ codes, otherDevices = 0, onClose }: Props) {
  const centre = useCentre()?.name ?? productName;
  const email = coreApi.useGetSessionQuery().data?.user?.email ?? '';
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  return (
    <Dialog onClose={ask} onBack={ask} title={copy.title} data-prints>
      <div role="status" className="flex flex-col gap-3">
        <p className="hidden print:block">{copy.toOwner(centre, email)}</p>
        <p>
          <strong className="print:hidden">{copy.saveThem}</strong> {copy.use}
        </p>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 rounded-control border border-rule px-4 py-3 tabular-nums">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-2 print:hidden">
          <Button size="small" onClick={() => print()}>
            {copy.print}
          </Button>
          <CopyButton text={codes.join('\n')} label={copy.copyAll} />
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(copy.toFile(centre, email, codes))}`}
            download={copy.fileName}
            className={buttonStyle({ size: 'small' })}
          >
            {copy.download}
          </a>
        </p>
        {otherDevices > 0 && (
          <div className="print:hidden">
            <p className="text-sm text-quiet">{copy.otherDevices}</p>
            <SignOutElsewhere devices={otherDevices} />
          </div>
        )}
      </div>
      <DialogFooter className="mt-5 print:hidden">
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogFooter>
      {isAsking && <ConfirmDialog {...copy.closeUnsaved} onClose={() => setAsking(false)} onConfirm={onClose} />}
    </Dialog>
  );
}
