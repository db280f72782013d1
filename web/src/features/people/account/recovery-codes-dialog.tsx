import { coreApi } from '../../../api/core-api.ts';
import { productName } from '../../../copy/common.ts';
import { useCentre } from '../../../session/session.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { SignOutElsewhere } from './device-list.tsx';
import { recoveryCodesTexts as copy } from './two-step-copy.ts';

interface Props {
  codes: readonly string[];
  /** The number of other devices that may be signed out; none is offered without it. */
  otherDevices?: number;
  onClose(): void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, otherDevices = 0, onClose }: Props) {
  const centre = useCentre()?.name ?? productName;
  const email = coreApi.useGetSessionQuery().data?.user?.email ?? '';
  const file = copy.toFile(centre, email, codes);
  return (
    <Dialog onClose={onClose} title={copy.title}>
      <div role="status" className="flex flex-col gap-3">
        <p>
          <strong>{copy.saveThem}</strong> {copy.use}
        </p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-6 gap-y-1 rounded-control border border-rule px-4 py-3 tabular-nums">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-2">
          <CopyButton text={codes.join('\n')} label={copy.copyAll} />
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download={copy.fileName}
            className={buttonStyle({ size: 'small' })}
          >
            {copy.download}
          </a>
        </p>
        {otherDevices > 0 && (
          <div>
            <p className="text-sm text-quiet">{copy.otherDevices}</p>
            <SignOutElsewhere devices={otherDevices} />
          </div>
        )}
      </div>
      <DialogFooter className="mt-5">
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
