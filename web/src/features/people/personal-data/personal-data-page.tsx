import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'wouter';
import { isErased } from '#contracts/is-erased.ts';
import type { StudentRow } from '#contracts/students.ts';
import { api } from '../../../api/api.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { type Failure, isSignedOutCode, isUnreachable, toFailure } from '../../../api/problem.ts';
import { personalDataTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useProfile } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { LabelledCheckbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { personalDataPageTexts as copy } from './personal-data-copy.ts';
import { type PersonalDataRequest, savePersonalData } from './save-personal-data.ts';

/** Downloads everything that is kept about a student: for the staff, the student and their families. */
export function PersonalDataPage() {
  const { studentId = '' } = useParams();
  const { role } = useProfile();
  const query = peopleApi.useGetStudentProfileQuery({ studentId });
  const refusal = query.currentData === undefined && query.error !== undefined && !isUnreachable(query.error);
  const student = refusal ? undefined : query.currentData;
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={personalDataTitle}
        description={student && !isErased(student) && <BidiIsolatedName name={student.name} />}
      />
      {refusal ? (
        <NoFile text={toRefusalText(toFailure(query.error), role === 'tutor')} />
      ) : (
        <LoadedPart query={{ ...query, data: query.currentData }} failed={copy.loadingFailed} loading={copy.loading}>
          {(loaded) => (isErased(loaded) ? <NoFile text={copy.erased} /> : <Downloads student={loaded} />)}
        </LoadedPart>
      )}
    </>
  );
}

const NoFile = ({ text }: { text: string }) => (
  <Notice role="alert" className="max-w-3xl">
    {text}
  </Notice>
);

/** An address that is no id, or that of another person, is unknown to the staff and not theirs to families and students. */
const toRefusalText = ({ code, detail }: Failure, isTutor: boolean): string => {
  if (!['unauthorized', 'student-unknown', 'invalid-request', 'not-found'].includes(code)) return detail;
  return isTutor ? copy.unknown : copy.noAccess;
};

function Downloads({ student }: { student: StudentRow }) {
  const { id: person, owner, role } = useProfile();
  const dispatch = useDispatch();
  const [withStaffNotes, setWithStaffNotes] = useState(false);
  const [pending, setPending] = useState<PersonalDataRequest['format']>();
  const [outcome, setOutcome] = useState<{ failure?: string }>();
  const save = async (format: PersonalDataRequest['format']) => {
    setPending(format);
    setOutcome(undefined);
    const error = await savePersonalData({ studentId: student.id, format, withStaffNotes, person });
    setPending(undefined);
    if (error === undefined) return setOutcome({});
    const failure = toFailure(error);
    if (isSignedOutCode(failure.code)) dispatch(api.util.invalidateTags(['session']));
    setOutcome({ failure: isUnreachable(error) ? copy.notSaved : toRefusalText(failure, role === 'tutor') });
  };
  const toLine = (format: PersonalDataRequest['format'], text: string, hint: string) => (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <p className="max-w-prose min-w-0 flex-1 basis-64 text-quiet">{hint}</p>
      <Button
        variant={format === 'html' ? 'primary' : 'secondary'}
        pending={pending !== undefined}
        onClick={() => save(format)}
      >
        <Download aria-hidden />
        {pending === format ? copy.saving : text}
      </Button>
    </div>
  );
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="max-w-prose">{copy.description}</p>
      <p className="max-w-prose text-quiet">{copy.contents}</p>
      {outcome?.failure !== undefined && (
        <Notice tone="danger" role="alert">
          {outcome.failure}
        </Notice>
      )}
      {outcome && outcome.failure === undefined && (
        <Notice tone="good" role="status">
          {copy.saved}
        </Notice>
      )}
      <Sheet className="divide-y divide-rule">
        {owner && (
          <div className="px-5 py-3">
            <LabelledCheckbox checked={withStaffNotes} onChange={setWithStaffNotes}>
              {copy.staffNotes}
            </LabelledCheckbox>
            <p className="max-w-prose text-sm text-quiet">{copy.staffNotesHint}</p>
          </div>
        )}
        {toLine('html', copy.read, copy.readHint)}
        {toLine('json', copy.programs, copy.programsHint)}
      </Sheet>
    </div>
  );
}
