import { useState } from 'react';
import { toFirstName } from '#contracts/to-first-name.ts';
import { peopleApi } from '../../api/people-api.ts';
import { useCommand } from '../../commands/use-command-dialog.ts';
import { closeText } from '../../copy/common.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { LoadedPart } from '../../page/loaded-part.tsx';
import { useCentre } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { CopyButton } from '../copy-button.tsx';
import { calendarAddressTexts as copy } from './calendar-address-copy.ts';
import { useChild } from './use-child.ts';

/** Makes, shows once and ends the secret address at which the phone of a student or a family reads the student's classes. */
export function CalendarAddressDialog({ studentId, onClose }: { studentId: string; onClose(): void }) {
  const query = peopleApi.useGetCalendarAddressQuery({ studentId });
  const [address, setAddress] = useState<string>();
  const child = useChild(studentId);
  return (
    <Dialog
      onClose={onClose}
      title={child ? copy.toTitleOfChild(toFirstName(child.name)) : copy.title}
      description={copy.description}
    >
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {({ created_at }) => (
          <div className="mb-6 flex flex-col gap-5">
            {address !== undefined && created_at !== null ? (
              <MadeAddress address={address} />
            ) : (
              <AddressState studentId={studentId} createdAt={created_at} />
            )}
            <AddressActions studentId={studentId} isMade={created_at !== null} onMade={setAddress} />
          </div>
        )}
      </LoadedPart>
      <DialogFooter>
        <Button onClick={onClose}>{closeText}</Button>
      </DialogFooter>
    </Dialog>
  );
}

function AddressState({ studentId, createdAt }: { studentId: string; createdAt: string | null }) {
  const timeZone = useCentre()?.time_zone;
  const child = useChild(studentId);
  if (createdAt === null || timeZone === undefined)
    return <p>{child ? copy.toNoneOfChild(toFirstName(child.name)) : copy.none}</p>;
  return <p>{copy.toMadeText(formatDateTime(createdAt, timeZone))}</p>;
}

function MadeAddress({ address }: { address: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <Field label={copy.address} hint={copy.addressHint}>
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton text={address} label={copy.toCopy} />
        {/* Phones and computers open their calendar for this kind of address. */}
        <a className="text-accent underline" href={address.replace(/^https?:/, 'webcal:')}>
          {copy.open}
        </a>
      </p>
    </div>
  );
}

interface AddressActionsProps {
  studentId: string;
  isMade: boolean;
  onMade(address: string): void;
}

function AddressActions({ studentId, isMade, onMade }: AddressActionsProps) {
  const [make] = peopleApi.useMakeCalendarAddressMutation();
  const [revoke] = peopleApi.useRevokeCalendarAddressMutation();
  const making = useCommand(make, {
    key: 'make-calendar-address',
    failed: copy.makeFailed,
    onDone: ({ path }) => onMade(new URL(path, location.origin).href),
  });
  const revoking = useCommand(revoke, {
    key: 'revoke-calendar-address',
    done: copy.revoked,
    failed: copy.revokeFailed,
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={isMade ? 'secondary' : 'primary'}
        pending={making.pending}
        onClick={() => making.submit({ studentId })}
      >
        {isMade ? copy.makeNew : copy.make}
      </Button>
      {isMade && (
        <Button pending={revoking.pending} onClick={() => revoking.submit({ studentId })}>
          {copy.revoke}
        </Button>
      )}
    </div>
  );
}
