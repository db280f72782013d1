import { useState } from 'react';
import type { PracticeStatsAnswer } from '#contracts/practice.ts';
import { NICKNAME_MAX } from '#events/limits.ts';
import { useIdempotencyKey } from '../../api/idempotency-key.ts';
import { type PlaceChoice, useChooseLeaderboardPlaceMutation, useGetLeaderboardQuery } from '../../api/leaderboard.ts';
import { problemOf } from '../../api/problem.ts';
import { place as copy } from '../../copy/practice-hub.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface OwnPlaceProps {
  studentId: string;
  place: PracticeStatsAnswer['place'];
}

/** Whether others see this student on the board, and by which name where the centre shows nicknames. */
export function OwnPlace({ studentId, place }: OwnPlaceProps) {
  const nicknames = useGetLeaderboardQuery().data?.names === 'nickname';
  const [mutate, { isLoading }] = useChooseLeaderboardPlaceMutation();
  const submission = useIdempotencyKey<PlaceChoice>();
  const [hidden, setHidden] = useState(place.hidden);
  const [nickname, setNickname] = useState(place.nickname ?? '');
  const [fault, setFault] = useState<string>();
  const changed = hidden !== place.hidden || nickname.trim() !== (place.nickname ?? '');

  const save = async () => {
    const sent = await submission.send({ hidden, nickname }, (body, idempotencyKey) =>
      mutate({ studentId, body, idempotencyKey }),
    );
    const { errors } = sent.error === undefined ? { errors: {} } : problemOf(sent.error);
    setFault(sent.error === undefined ? undefined : ((errors as Record<string, string>).nickname ?? copy.failed));
  };

  return (
    <section aria-labelledby="own-place" className="mt-10 max-w-3xl">
      <h2 id="own-place" className="mb-3 text-heading">
        {copy.heading}
      </h2>
      <Sheet>
        <form
          className="flex flex-col gap-4 p-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (changed && !isLoading) void save();
          }}
        >
          <label htmlFor="hide-me" className="flex min-h-11 cursor-pointer items-start gap-3">
            <Checkbox
              id="hide-me"
              checked={hidden}
              onChange={(event) => setHidden(event.target.checked)}
              className="mt-0.5"
            />
            <span>
              <span className="block font-semibold">{copy.hide}</span>
              <span className="block text-sm text-quiet">{copy.hideHint}</span>
            </span>
          </label>
          {nicknames && (
            <Field label={copy.nickname} hint={copy.nicknameHint} optional className="max-w-sm">
              <Input
                value={nickname}
                maxLength={NICKNAME_MAX}
                dir="auto"
                onChange={(event) => setNickname(event.target.value)}
              />
            </Field>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={!changed} pending={isLoading}>
              {isLoading ? copy.saving : copy.save}
            </Button>
            {fault && (
              <p role="alert" className="text-sm text-margin">
                {fault}
              </p>
            )}
          </div>
        </form>
      </Sheet>
    </section>
  );
}
