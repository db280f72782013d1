import type { SessionRow } from '#contracts/account.ts';
import { toDeviceText, toSignedInText } from '#contracts/device-words.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useCentre } from '../../../session/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { accountTexts as copy, toSignedOutElsewhereText } from './account-copy.ts';

/** One for all devices: after a success the list shows which ones are left, and an older failure is out of date. */
export const END_SESSIONS_KEY = 'end-sessions';

/** The devices on which the person is signed in. Each but this one can be signed out. */
export const DeviceList = ({ sessions }: { sessions: readonly SessionRow[] }) => (
  <>
    <Sheet>
      <ul className="divide-y divide-rule">
        {[...sessions].sort(currentFirst).map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
    </Sheet>
    {sessions.length > 1 && <SignOutElsewhere devices={sessions.length - 1} />}
  </>
);

const currentFirst = (one: SessionRow, other: SessionRow) => Number(other.current) - Number(one.current);

function Device({ session }: { session: SessionRow }) {
  const { id, browser, system, signed_in_at, last_used_at, current } = session;
  const timeZone = useCentre()?.time_zone;
  const device = toDeviceText(browser, system);
  const [end] = peopleApi.useEndSessionsMutation();
  const { submit, pending } = useCommand(end, {
    key: END_SESSIONS_KEY,
    done: () => ({ title: copy.signedOut, detail: device }),
    failed: copy.signOutFailed,
    unconfirmed: copy.signOutUnconfirmed,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {current && <Badge tone="good">{copy.here}</Badge>}
        </p>
        {timeZone && (
          <p className="text-sm text-quiet">
            {toSignedInText(formatDateTime(signed_in_at, timeZone), formatDateTime(last_used_at, timeZone))}
          </p>
        )}
      </div>
      {!current && (
        <Button
          size="small"
          aria-description={device}
          pending={pending}
          onClick={() => submit({ body: { session: id } })}
        >
          {pending ? copy.signingOut : copy.signOut}
        </Button>
      )}
    </li>
  );
}

export function SignOutElsewhere({ devices }: { devices: number }) {
  const [end] = peopleApi.useEndSessionsMutation();
  const { submit, pending } = useCommand(end, {
    key: END_SESSIONS_KEY,
    done: () => ({ title: toSignedOutElsewhereText(devices) }),
    failed: copy.signOutElsewhereFailed,
    unconfirmed: copy.signOutUnconfirmed,
  });
  return (
    <Button className="mt-4" pending={pending} onClick={() => submit({ body: {} })}>
      {pending ? copy.signingOut : copy.signOutElsewhere}
    </Button>
  );
}
