import { Ban, KeyRound } from 'lucide-react';
import type { ActivityRefusal } from '#contracts/activity.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ActivityEntryLine, ActivityEntrySentence } from './activity-entry-line.tsx';
import { refusalKindTexts, toRefusalRepeatText, toRefusalSentence } from './refusals-copy.ts';

/** A refused action. It is less prominent than an action that succeeded. */
export function ActivityRefusalEntry({ refusal, timeZone }: { refusal: ActivityRefusal; timeZone: string }) {
  const Icon = refusal.refused === 'sign-in-failed' ? KeyRound : Ban;
  const student = refusal.subject_role === 'student' ? refusal.subject_id : null;
  return (
    <ActivityEntryLine at={refusal.created_at} timeZone={timeZone} className="text-sm text-quiet">
      <p>
        <Badge className="mr-2 align-middle">
          <Icon aria-hidden />
          {refusalKindTexts[refusal.refused]}
        </Badge>
        <ActivityEntrySentence
          sentence={toRefusalSentence(refusal)}
          student={student}
          former={refusal.subject_archived}
        />
        {toRefusalRepeatText(refusal, timeZone)}
      </p>
    </ActivityEntryLine>
  );
}
