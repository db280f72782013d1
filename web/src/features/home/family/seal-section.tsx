import { Download, FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { PROVEN_SEALS_MAX } from '#events/values/limits.ts';
import { api } from '../../../api/api.ts';
import { isSignedOutCode, isUnreachable, toFailure } from '../../../api/problem.ts';
import { useProfile } from '../../../session/session.ts';
import { saveFileOf } from '../../../shared/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { sealTexts as copy } from './family-copy.ts';
import { readSealedEvents } from './read-sealed-events.ts';

/** Saves the newest seal as a file, or one that proves that it extends seals that the family kept before. */
export function SealSection() {
  const { id: person } = useProfile();
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<'newest' | 'since'>();
  const [outcome, setOutcome] = useState<{ failure: string } | 'newest' | 'since'>();
  const save = async (kind: 'newest' | 'since', since: readonly number[] = []) => {
    setPending(kind);
    setOutcome(undefined);
    const error = await saveFileOf(`/api/seal-file${since.length > 0 ? `?since=${since.join(',')}` : ''}`, person);
    setPending(undefined);
    if (error === undefined) return setOutcome(kind);
    const { code, detail } = toFailure(error);
    if (isSignedOutCode(code)) dispatch(api.util.invalidateTags(['session']));
    setOutcome({ failure: isUnreachable(error) ? copy.notSaved : detail });
  };
  const handleFiles = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length === 0) return;
    const found = await Promise.all(files.map(readSealedEvents));
    const unread = files[found.indexOf(undefined)];
    if (unread) return setOutcome({ failure: copy.toNoSeal(unread.name) });
    const since = [...new Set(found.filter((events) => events !== undefined))];
    if (since.length > PROVEN_SEALS_MAX) return setOutcome({ failure: copy.toTooMany(PROVEN_SEALS_MAX) });
    return save('since', since);
  };
  return (
    <Section heading={copy.heading}>
      <Sheet className="flex flex-col gap-4 px-5 py-4 sm:px-6">
        <p className="max-w-prose">{copy.text}</p>
        <div className="flex flex-wrap gap-2">
          <Button pending={pending === 'newest'} disabled={pending !== undefined} onClick={() => save('newest')}>
            <Download aria-hidden />
            {copy.save}
          </Button>
          <Button pending={pending === 'since'} disabled={pending !== undefined} onClick={() => input.current?.click()}>
            <FileUp aria-hidden />
            {copy.choose}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            multiple
            hidden
            aria-label={copy.label}
            onChange={handleFiles}
          />
        </div>
        <p className="max-w-prose text-sm text-quiet">
          {copy.how}{' '}
          <a href="/verify" className="text-accent underline">
            {copy.checker}
          </a>
        </p>
        <div role="status" className="empty:hidden">
          {typeof outcome === 'string' && <Notice tone="good">{copy.saved[outcome]}</Notice>}
        </div>
        {typeof outcome === 'object' && (
          <Notice tone="danger" role="alert">
            {outcome.failure}
          </Notice>
        )}
      </Sheet>
    </Section>
  );
}
