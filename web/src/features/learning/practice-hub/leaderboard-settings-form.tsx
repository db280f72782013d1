import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ChooseLeaderboardPlaceRequest } from '#contracts/leaderboard.ts';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { NICKNAME_LENGTH_MAX } from '#events/values/limits.ts';
import { toFailureText } from '../../../api/is-retry-pointless.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { toFailure } from '../../../api/problem.ts';
import { useCommandSubmission } from '../../../commands/command-submission.ts';
import { leaderboardSettingsTexts as copy } from '../../../copy/practice-hub.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

interface LeaderboardSettingsFormProps {
  studentId: string;
  place: PracticeStatsResponse['place'];
}

/**
 * The settings of the leaderboard: whether others see this student and, if the centre shows nicknames, under which
 * name.
 */
export function LeaderboardSettingsForm({ studentId, place }: LeaderboardSettingsFormProps) {
  const nicknames = practiceApi.useGetLeaderboardQuery({}).data?.names === 'nickname';
  const { chosen, change, changed, state, fault, failed, save } = useLeaderboardSettingsForm(studentId, place);

  return (
    <Section id="own-place" className="min-w-0" heading={copy.heading}>
      <Sheet>
        <form
          className="flex flex-col gap-4 p-5"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <label htmlFor="hide-me" className="flex min-h-11 cursor-pointer items-start gap-3">
            <Checkbox
              id="hide-me"
              checked={chosen.hidden}
              onChange={(event) => change({ hidden: event.target.checked })}
              className="mt-0.5"
            />
            <span>
              <span className="block font-semibold">{copy.hide}</span>
              <span className="block text-sm text-quiet">{copy.hideHint}</span>
            </span>
          </label>
          {nicknames && (
            <Field label={copy.nickname} hint={copy.nicknameHint} error={fault} optional className="max-w-sm">
              <Input
                value={chosen.nickname}
                maxLength={NICKNAME_LENGTH_MAX}
                dir="auto"
                onChange={(event) => change({ nickname: event.target.value })}
              />
            </Field>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={!changed && state !== 'saving'} pending={state === 'saving'}>
              {state === 'saving' ? copy.saving : copy.save}
            </Button>
            <p role="status" className="text-sm">
              {state === 'saved' && (
                <span className="flex items-center gap-1.5 text-good">
                  <CircleCheck aria-hidden className="size-4 shrink-0" />
                  {copy.saved}
                </span>
              )}
              {state === 'failed' && <span className="text-margin">{failed}</span>}
            </p>
          </div>
        </form>
      </Sheet>
    </Section>
  );
}

type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * The form of the leaderboard settings. It keeps unsaved edits apart from the loaded settings, so that a reload does
 * not discard them.
 */
function useLeaderboardSettingsForm(studentId: string, place: PracticeStatsResponse['place']) {
  const [mutate] = practiceApi.useChooseLeaderboardPlaceMutation();
  const submission = useCommandSubmission<ChooseLeaderboardPlaceRequest>();
  const [edits, setEdits] = useState<Partial<ChooseLeaderboardPlaceRequest>>({});
  const [state, setState] = useState<SaveState>('idle');
  const [fault, setFault] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const standing = { hidden: place.hidden, nickname: place.nickname ?? '' };
  const chosen = { ...standing, ...edits };
  const changed = chosen.hidden !== standing.hidden || chosen.nickname.trim() !== standing.nickname;

  const send = async () => {
    setState('saving');
    const sent = await submission.send(chosen, (body, idempotencyKey) => mutate({ studentId, body, idempotencyKey }));
    const failure = sent.error === undefined ? undefined : toFailure(sent.error);
    setFault(failure?.errors.nickname);
    setFailed(failure && toFailureText(sent.error, copy.failed));
    if (failure) return setState(failure.errors.nickname ? 'idle' : 'failed');
    // Input that was typed during the request is kept.
    if (!sent.earlier) setEdits((now) => (now === edits ? {} : now));
    setState(sent.earlier ? 'idle' : 'saved');
  };
  return {
    ...{ chosen, changed, state, fault, failed },
    change(edit: Partial<ChooseLeaderboardPlaceRequest>) {
      setEdits((before) => ({ ...before, ...edit }));
      setFault(undefined);
      setState((before) => (before === 'saving' ? before : 'idle'));
    },
    save() {
      if (changed && state !== 'saving') void send();
    },
  };
}
