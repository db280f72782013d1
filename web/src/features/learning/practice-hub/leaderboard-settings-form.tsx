import { CircleCheck } from 'lucide-react';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { NICKNAME_LENGTH_MAX } from '#events/values/limits.ts';
import { useGetLeaderboardQuery } from '../../../api/leaderboard.ts';
import { leaderboardSettingsTexts as copy } from '../../../copy/practice-hub.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useLeaderboardSettingsForm } from './use-leaderboard-settings-form.ts';

interface LeaderboardSettingsFormProps {
  studentId: string;
  place: PracticeStatsResponse['place'];
}

/**
 * The settings of the leaderboard: whether others see this student and, if the centre shows nicknames, under which
 * name.
 */
export function LeaderboardSettingsForm({ studentId, place }: LeaderboardSettingsFormProps) {
  const nicknames = useGetLeaderboardQuery({}).data?.names === 'nickname';
  const { chosen, change, changed, state, fault, failed, save } = useLeaderboardSettingsForm(studentId, place);

  return (
    <section aria-labelledby="own-place" className="min-w-0">
      <h2 id="own-place" className="mb-3 text-heading">
        {copy.heading}
      </h2>
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
    </section>
  );
}
