import { Link } from 'wouter';
import { toPacketPeriodText } from '#contracts/packet-words.ts';
import { classesApi } from '../../../api/classes-api.ts';
import type { FieldError } from '../../../api/form-failure.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { useCentre, useProfile } from '../../../session/session.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { packetChoiceTexts as copy, toPacketChoiceText } from './cases-copy.ts';

/** The packet that comes with an answer, chosen in the open dialog. */
export function usePacketChoice(studentId: string) {
  const [chosen = '', choose] = useDialogDraftField('packet');
  const query = classesApi.useGetPacketsOfStudentQuery({ studentId });
  return { studentId, query, id: chosen === '' ? null : chosen, choose };
}

interface PacketFieldProps {
  choice: ReturnType<typeof usePacketChoice>;
  error: FieldError | undefined;
}

/** Chooses a packet of the student, or none. */
export function PacketField({ choice: { studentId, query, id, choose }, error }: PacketFieldProps) {
  const timeZone = useCentre()?.time_zone;
  if (query.data === undefined || timeZone === undefined) {
    if (query.error !== undefined) return <LoadFailure title={copy.failed} query={query} />;
    return <Spinner label={copy.loading} />;
  }
  const { rows } = query.data;
  if (rows.length === 0) return <NoPacket studentId={studentId} />;
  return (
    <Field label={copy.label} optional hint={copy.hint} error={error}>
      <Select value={id ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{copy.none}</option>
        {rows.map((packet) => (
          <option key={packet.id} value={packet.id}>
            {toPacketChoiceText(toPacketPeriodText(packet.period), formatDateTime(packet.made_at, timeZone))}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** What is typed in the dialog is kept while the owner makes a packet. */
function NoPacket({ studentId }: { studentId: string }) {
  const { owner } = useProfile();
  return (
    <p className="text-sm text-quiet">
      {copy.missing}{' '}
      {owner ? (
        <Link href={paths.studentPackets(studentId)} className="text-accent underline underline-offset-2">
          {copy.make}
        </Link>
      ) : (
        copy.ownersMake
      )}
    </p>
  );
}
