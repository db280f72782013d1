import { useState } from 'react';
import { useLocation } from 'wouter';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PrepareWorksheetForm } from './prepare-worksheet-form.tsx';
import { WorksheetList } from './worksheet-list.tsx';
import { worksheetListTexts as copy } from './worksheets-copy.ts';

/** Prepares worksheets, and opens earlier ones by the number that is printed on them. */
export function WorksheetsPage() {
  return (
    <>
      <PageHeader back={<BackToDashboard />} title={copy.title} description={copy.description} />
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="new-worksheet" className="min-w-0">
          <h2 id="new-worksheet" className="mb-3 text-heading">
            {copy.prepare}
          </h2>
          <Sheet>
            <PrepareWorksheetForm />
          </Sheet>
        </section>
        <Sheet className="lg:mt-10">
          <OpenByNumber />
        </Sheet>
        <div className="min-w-0 lg:col-span-2">
          <WorksheetList />
        </div>
      </div>
    </>
  );
}

function OpenByNumber() {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const number = typed.trim().replace(/^\D+/, '');
  const isNumber = /^[1-9]\d{0,8}$/.test(number);
  return (
    <form
      noValidate
      className="flex flex-col gap-3 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isNumber) navigate(paths.worksheet(number));
      }}
    >
      <Field label={copy.number} hint={copy.numberHint} error={tried && !isNumber ? copy.numberFault : undefined}>
        <Input inputMode="numeric" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button type="submit">{copy.open}</Button>
    </form>
  );
}
