import { useState } from 'react';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { toFailureText } from '../../../api/is-retry-pointless.ts';
import { toFailure } from '../../../api/problem.ts';
import { useCommandSubmission } from '../../../commands/command-submission.ts';
import { leaderboardSettingsTexts as copy } from '../../../copy/practice-hub.ts';
import { type LeaderboardPlaceRequest, useChooseLeaderboardPlaceMutation } from './api.ts';

type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * The form of the leaderboard settings. It keeps unsaved edits apart from the loaded settings, so that a reload does
 * not discard them.
 */
export function useLeaderboardSettingsForm(studentId: string, place: PracticeStatsResponse['place']) {
  const [mutate] = useChooseLeaderboardPlaceMutation();
  const submission = useCommandSubmission<LeaderboardPlaceRequest>();
  const [edits, setEdits] = useState<Partial<LeaderboardPlaceRequest>>({});
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
    change(edit: Partial<LeaderboardPlaceRequest>) {
      setEdits((before) => ({ ...before, ...edit }));
      setFault(undefined);
      setState((before) => (before === 'saving' ? before : 'idle'));
    },
    save() {
      if (changed && state !== 'saving') void send();
    },
  };
}
