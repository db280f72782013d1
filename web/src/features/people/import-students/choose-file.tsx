import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import type { StudentImportPreview } from '#contracts/student-import.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { importTexts, toFormatText } from './import-students-copy.ts';

const copy = importTexts.file;

interface ChooseFileProps {
  /** Name of the file that is shown. */
  file: string | undefined;
  preview: StudentImportPreview | undefined;
  pending: boolean;
  onChoose(file: File): void;
}

export function ChooseFile({ file, preview, pending, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again after it was changed.
    target.value = '';
    if (chosen) onChoose(chosen);
  };
  return (
    <Sheet className="mb-8 flex flex-col gap-4 p-5 sm:p-7">
      <h2 className="text-heading">{copy.heading}</h2>
      <p className="max-w-prose">{copy.text}</p>
      <Button
        variant={preview ? 'secondary' : 'primary'}
        className="self-start"
        pending={pending}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden />
        {pending ? copy.reading : preview ? copy.another : copy.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        hidden
        aria-label={copy.label}
        onChange={handleFile}
      />
      <p role="status" className="wrap-anywhere empty:hidden">
        {preview && file && toFormatText(file, preview)}
      </p>
    </Sheet>
  );
}
