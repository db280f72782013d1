import type { InviteFamilyResponse } from '#contracts/families.ts';
import { peopleApi } from '../../api/people-api.ts';
import { useCommand } from '../../commands/use-command-dialog.ts';
import { inviteFamilyTexts as copy } from '../../copy/invite-family.ts';

interface InviteFamilyOptions {
  /** Tells several forms about one student apart. */
  about: string;
  /** The fields of the form that show their own errors. */
  fields?: readonly ('name' | 'email')[];
  onDone?(invited: InviteFamilyResponse): void;
}

/** Makes an invitation of a family, and says whether it was sent. */
export function useInviteFamily(studentId: string, { about, fields = [], onDone }: InviteFamilyOptions) {
  const [invite] = peopleApi.useInviteFamilyMutation();
  return useCommand(invite, {
    key: `invite-family/${studentId}/${about}`,
    fields,
    done: ({ mailed }, { body }) => (mailed ? { title: copy.sent, detail: body.email } : { title: copy.invited }),
    failed: copy.failed,
    ...(onDone && { onDone }),
  });
}
