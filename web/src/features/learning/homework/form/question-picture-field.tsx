import { ImageUp, LoaderCircle, RotateCw, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isUploadedPictureAddress, isWebAddress } from '#contracts/picture-paths.ts';
import { questionPictureTexts as copy, questionEditorTexts } from '../../../../copy/homework.ts';
import { useProfile } from '../../../../session/session.ts';
import { QuestionImage } from '../../../../shared/questions/question-image.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { importPictureFromAddress, type PictureResult, uploadPicture } from './picture-requests.ts';
import { useReportPictureState } from './picture-states.ts';
import type { QuestionFieldsProps } from './question-option-fields.tsx';

interface QuestionPictureFieldProps extends Pick<QuestionFieldsProps, 'control' | 'getValues' | 'setValue' | 'index'> {
  fault: string | undefined;
}

/** A question's picture: from an address, which the server loads, or from a file. */
export function QuestionPictureField({ control, getValues, setValue, index, fault }: QuestionPictureFieldProps) {
  const name = `questions.${index}.image_url` as const;
  const address = useWatch({ control, name });
  const { id: person } = useProfile();
  const [uploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The address once the tutor has left the field, so that the server is not asked at each keystroke. */
  const [entered, setEntered] = useState(() => getValues(name).trim());
  const input = useRef<HTMLInputElement>(null);
  const uploaded = isUploadedPictureAddress(address);

  useReportPictureState(index, uploading ? 'uploading' : undefined);
  /**
   * The field's current name. Removing an earlier question changes it; it is undefined once this question is removed.
   */
  const currentName = useRef<typeof name>(undefined);
  useEffect(() => {
    currentName.current = name;
    return () => {
      currentName.current = undefined;
    };
  }, [name]);

  const set = (value: string) => {
    const name = currentName.current;
    if (name === undefined) return;
    setValue(name, value, { shouldDirty: true });
    setEntered(value);
  };
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Without this, choosing the same file again after a failure would do nothing.
    target.value = '';
    if (!file) return;
    setFailure(null);
    setUploading(true);
    const result = await uploadPicture(file, person);
    setUploading(false);
    if ('picture' in result) set(result.picture);
    else setFailure(result.failure);
  };

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {uploaded ? (
          <p className="grow self-center">
            <span className="font-semibold">{copy.label}</span> <span className="text-quiet">{copy.uploaded}</span>
          </p>
        ) : (
          <Field label={questionEditorTexts.image} optional error={fault} className="min-w-48 grow basis-72">
            <Input
              type="url"
              inputMode="url"
              placeholder={questionEditorTexts.imageExample}
              {...control.register(name, { onBlur: ({ target }) => setEntered(target.value.trim()) })}
            />
          </Field>
        )}
        <Button
          pending={uploading}
          aria-label={uploaded ? copy.replaceOf(index + 1) : copy.uploadOf(index + 1)}
          onClick={() => input.current?.click()}
        >
          {uploading ? <LoaderCircle aria-hidden className="animate-spin" /> : <ImageUp aria-hidden />}
          {uploading ? copy.uploading : uploaded ? copy.replace : copy.upload}
        </Button>
        {uploaded && (
          <Button variant="quiet-danger" aria-label={copy.removeOf(index + 1)} onClick={() => set('')}>
            <X aria-hidden />
            {copy.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={copy.uploadOf(index + 1)}
          onChange={handleFile}
        />
      </div>
      <p role="status" className="text-sm text-margin">
        {failure}
      </p>
      {uploaded && <QuestionImage key={address} path={address} number={index + 1} />}
      {isWebAddress(entered) && <FetchedPicture key={entered} address={entered} person={person} index={index} />}
    </div>
  );
}

/** The picture that the server loaded from an address, or the reason why students will not see it. */
function FetchedPicture({ address, person, index }: { address: string; person: string; index: number }) {
  const [result, setResult] = useState<PictureResult | null>(null);
  const [attempt, setAttempt] = useState(0);
  useReportPictureState(index, result && 'failure' in result ? 'failed' : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let shown = true;
    setResult(null);
    void importPictureFromAddress(address, person).then((found) => shown && setResult(found));
    return () => {
      shown = false;
    };
  }, [address, person, attempt]);

  if (result && 'picture' in result) return <QuestionImage path={result.picture} number={index + 1} />;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {result === null ? (
        <p className="text-quiet">{copy.loading}</p>
      ) : (
        <>
          <p className="text-caution">{result.failure}</p>
          <Button size="small" variant="quiet" onClick={() => setAttempt(attempt + 1)}>
            <RotateCw aria-hidden />
            {copy.again}
          </Button>
        </>
      )}
    </div>
  );
}
