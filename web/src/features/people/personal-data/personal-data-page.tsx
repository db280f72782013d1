import { Download } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { peopleApi } from '../../../api/people-api.ts';
import { personalDataTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useProfile } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { LabelledCheckbox } from '../../../ui/checkbox.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { personalDataPageTexts as copy } from './personal-data-copy.ts';

/** Downloads everything that is kept about a student: for the staff, the student and their families. */
export function PersonalDataPage() {
  const { studentId = '' } = useParams();
  const { data: student } = peopleApi.useGetStudentProfileQuery({ studentId });
  const { owner } = useProfile();
  const [withNotes, setWithNotes] = useState(false);
  const toAddress = (format: 'html' | 'json') =>
    `/api/students/${studentId}/personal-data?${new URLSearchParams({ format, ...(withNotes && { staff_notes: 'include' }) })}`;
  const toLine = (format: 'html' | 'json', text: string, hint: string) => (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <p className="max-w-prose min-w-0 flex-1 basis-64 text-quiet">{hint}</p>
      <a
        href={toAddress(format)}
        download
        className={buttonStyle({ variant: format === 'html' ? 'primary' : 'secondary' })}
      >
        <Download aria-hidden />
        {text}
      </a>
    </div>
  );
  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={personalDataTitle}
        description={student && <BidiIsolatedName name={student.name} />}
      />
      <div className="flex max-w-3xl flex-col gap-4">
        <p className="max-w-prose">{copy.description}</p>
        <p className="max-w-prose text-quiet">{copy.contents}</p>
        <Sheet className="divide-y divide-rule">
          {owner && (
            <div className="px-5 py-3">
              <LabelledCheckbox checked={withNotes} onChange={setWithNotes}>
                {copy.staffNotes}
              </LabelledCheckbox>
              <p className="max-w-prose text-sm text-quiet">{copy.staffNotesHint}</p>
            </div>
          )}
          {toLine('html', copy.read, copy.readHint)}
          {toLine('json', copy.programs, copy.programsHint)}
        </Sheet>
      </div>
    </>
  );
}
