import type { ReactNode } from 'react';
import type { CaseRow } from '#contracts/cases.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../lib/fact-separator.ts';
import { useCentre } from '../../session/session.ts';
import { toCaseKindText, toMessageText } from './case-copy.ts';

interface CaseMessagesProps {
  of: CaseRow;
  /** The link to the row that corrected the classes. */
  toCorrectionLink(row: { id: string; day: string }): ReactNode;
}

/** What the student, families and the tutors wrote in a case, oldest first. The first message names what is wrong. */
export function CaseMessages({ of, toCorrectionLink }: CaseMessagesProps) {
  const timeZone = useCentre()?.time_zone;
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {of.messages.map((message) => (
        <li key={message.id} className="border-l-2 border-rule pl-3">
          <p className="text-quiet">
            {toMessageText(message)}
            {timeZone && `${FACT_SEPARATOR}${formatDateTime(message.created_at, timeZone)}`}
          </p>
          {message.what === 'opened' && <p className="font-semibold">{toCaseKindText(of.kind, message.by_family)}</p>}
          {message.text && (
            <p dir="auto" className="max-w-prose whitespace-pre-wrap wrap-anywhere">
              {message.text}
            </p>
          )}
          {message.correction_id &&
            message.correction_on &&
            toCorrectionLink({ id: message.correction_id, day: message.correction_on })}
        </li>
      ))}
    </ol>
  );
}
