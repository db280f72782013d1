import { Link } from 'wouter';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { useProfile } from '../../../session/session.ts';
import { ledgerTexts } from './class-history-page-copy.ts';

/** A link to the activity about an attendance record, for tutors only. */
export function RecordActivityLink({ record }: { record: string | null }) {
  if (useProfile().role !== 'tutor' || record === null) return null;
  return (
    <>
      {FACT_SEPARATOR}
      <Link href={paths.activityOf({ record })} className="text-accent underline underline-offset-2">
        {ledgerTexts.history}
        <span className="sr-only"> {ledgerTexts.historyContext}</span>
      </Link>
    </>
  );
}
