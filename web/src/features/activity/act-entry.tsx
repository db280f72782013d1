import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActivityAct } from '#contracts/activity.ts';
import { actSentence, changesOf, chipOf } from '../../copy/activity.ts';
import { between } from '../../lib/facts.ts';
import { paths } from '../../navigation/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Changes } from './changes.tsx';
import { EntryLine, Said } from './entry-line.tsx';

/** Something that was done, with what it changed and what was written beside it. */
export function ActEntry({ act, timeZone }: { act: ActivityAct; timeZone: string }) {
  const chip = chipOf(act);
  const changes = changesOf(act);
  const student = act.what === 'joined' ? null : act.subject_id;
  return (
    <EntryLine at={act.at} timeZone={timeZone} changes={changes.length > 0 && <Changes changes={changes} />}>
      <p>
        <Said sentence={actSentence(act, timeZone)} student={student} former={act.subject_archived} />
        {chip && (
          <>
            {' '}
            <Badge tone={act.charge === 'uncovered' ? 'caution' : 'neutral'} className="whitespace-normal">
              {chip}
            </Badge>
          </>
        )}
        {act.record && act.subject_id && (
          <Onward href={paths.attendanceRecord(act.subject_id, act.record)}>
            Record<span className="sr-only"> of this attendance</span>
          </Onward>
        )}
        {(act.what === 'report-accepted' || act.what === 'report-dismissed') && (
          <Onward href={paths.practiceReports}>
            Reports<span className="sr-only"> of practice questions</span>
          </Onward>
        )}
      </p>
      {act.reason && <p className="text-sm text-quiet">Reason: {act.reason}</p>}
      {act.note && <p className="text-sm text-quiet">“{act.note}”</p>}
    </EntryLine>
  );
}

/** Where what was done stands as it is now. */
const Onward = ({ href, children }: { href: string; children: ReactNode }) => (
  <span className="text-sm text-quiet">
    {between}
    <Link href={href} className="whitespace-nowrap text-accent underline underline-offset-2">
      {children}
    </Link>
  </span>
);
