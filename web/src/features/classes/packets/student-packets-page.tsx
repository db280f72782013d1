import { type FormEvent, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { addDays } from '../../../lib/dates.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre, useProfile } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TypedDateInput } from '../../../ui/typed-date-input.tsx';
import { PacketTable } from './packet-table.tsx';
import { packetsTexts as copy, makePacketTexts } from './packets-copy.ts';
import { CheckPageLink } from './packets-page.tsx';

/** The packets about one student. Owners make them here; other tutors and the student read them. */
export function StudentPacketsPage() {
  const { studentId = '' } = useParams();
  const centre = useCentre();
  return centre && <StudentPackets studentId={studentId} centre={centre} />;
}

function StudentPackets({ studentId, centre }: { studentId: string; centre: CentreResponse }) {
  const { owner, role } = useProfile();
  const query = classesApi.useGetPacketsOfStudentQuery({ studentId });
  // A student knows whose packets these are.
  const name = role === 'student' ? undefined : query.data?.student.name;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.statement(studentId)}>{copy.back}</BackLink>}
        title={name ?? copy.title}
        description={role === 'tutor' && name !== undefined ? copy.title : copy.description}
        actions={
          <>
            {owner && (
              <Link href={paths.packets} className={buttonStyle()}>
                {copy.all}
              </Link>
            )}
            <CheckPageLink />
          </>
        }
      />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {({ rows }) => (
          <>
            {owner && <MakePacketForm studentId={studentId} today={centre.today} />}
            <Sheet className="mb-8">
              {rows.length === 0 ? (
                <EmptyState
                  title={role === 'tutor' ? copy.emptyOfStudent : copy.empty}
                  text={toEmptyText(role, owner)}
                />
              ) : (
                <PacketTable packets={rows} timeZone={centre.time_zone} />
              )}
            </Sheet>
          </>
        )}
      </LoadedPart>
    </>
  );
}

const toEmptyText = (role: string, owner: boolean): string | undefined => {
  if (owner) return undefined;
  return role === 'tutor' ? copy.emptyForTutorText : copy.emptyForStudentText;
};

/** A year before 1900 is being typed, because a date field has only days that exist. */
const isDay = (value: string) => value >= '1900';

/** Freezes the classes of a period. Its days come from the address, where the statement put them. */
function MakePacketForm({ studentId, today }: { studentId: string; today: string }) {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(location.search);
  const [from, setFrom] = useState(search.get('from') ?? `${today.slice(0, 8)}01`);
  const to = search.get('to') ?? today;
  // A statement can end later than a packet.
  const [last, setLast] = useState(to < today ? to : today);
  const [choice, setChoice] = useState({ texts: true, attendance: true, policy: true, seal: true });
  const [make] = classesApi.useMakePacketMutation();
  const { submit, pending, errorOf } = useCommand(make, {
    key: 'make-packet',
    fields: ['from', 'to'],
    done: makePacketTexts.made,
    onDone: ({ id }) => navigate(paths.packet(studentId, id)),
    failed: makePacketTexts.failed,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { seal, ...contents } = choice;
    submit({ studentId, body: { from, to: addDays(last, 1), contents, seal } });
  };
  const toChoice = (name: keyof typeof choice, hint?: string) => (
    <label htmlFor={`packet-${name}`} className="flex min-h-11 items-start gap-3 py-2">
      <Checkbox
        id={`packet-${name}`}
        checked={choice[name]}
        onChange={({ target }) => setChoice({ ...choice, [name]: target.checked })}
      />
      <span>
        {makePacketTexts[name]}
        {hint && <span className="block text-sm text-quiet">{hint}</span>}
      </span>
    </label>
  );
  return (
    <Sheet className="mb-8">
      <form noValidate onSubmit={send} className="flex flex-col gap-4 p-5 sm:p-7">
        <h2 className="text-heading">{makePacketTexts.heading}</h2>
        <div className="grid gap-4 sm:grid-cols-[14rem_14rem]">
          <Field label={makePacketTexts.from} error={errorOf('from')}>
            <TypedDateInput type="date" value={from} isValid={isDay} onValid={setFrom} />
          </Field>
          <Field label={makePacketTexts.to} hint={makePacketTexts.toHint} error={errorOf('to')}>
            <TypedDateInput type="date" value={last} isValid={isDay} onValid={setLast} />
          </Field>
        </div>
        <fieldset>
          <legend className="font-semibold">{makePacketTexts.contents}</legend>
          {toChoice('texts')}
          {toChoice('attendance')}
          {toChoice('policy')}
        </fieldset>
        {toChoice('seal', makePacketTexts.sealHint)}
        <Button type="submit" variant="primary" className="self-start" pending={pending}>
          {pending ? makePacketTexts.making : makePacketTexts.make}
        </Button>
      </form>
    </Sheet>
  );
}
