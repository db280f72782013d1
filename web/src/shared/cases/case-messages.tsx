import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { toCaseKindText, toMessageText, toRefundText } from '#contracts/case-words.ts';
import type { CaseMessage, CaseRow } from '#contracts/cases.ts';
import { formatDateTime, formatWeekdayAndDate } from '../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../lib/fact-separator.ts';
import { paths } from '../../navigation/paths.ts';
import { useCentre } from '../../session/session.ts';
import { openPacketText, rowProofText, toRowProofText } from './case-copy.ts';

interface CaseMessagesProps {
  of: CaseRow;
  /** The link to the row that corrected the classes. */
  toCorrectionLink(row: { id: string; day: string }): ReactNode;
}

const linkStyle = 'inline-block py-1 text-accent underline underline-offset-2';

const toVoice = ({ asker }: CaseRow, { by_family }: CaseMessage) => {
  if (asker !== null) return 'tutor';
  return by_family ? 'family' : 'student';
};

/** What the student, families and the tutors wrote in a case, oldest first. The first message names what is wrong. */
export function CaseMessages({ of, toCorrectionLink }: CaseMessagesProps) {
  const timeZone = useCentre()?.time_zone;
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {of.messages.map((message) => (
        <li key={message.id} className="border-l-2 border-rule pl-3">
          <p className="text-quiet">
            {toMessageText(message, of, formatWeekdayAndDate)}
            {timeZone && `${FACT_SEPARATOR}${formatDateTime(message.created_at, timeZone)}`}
          </p>
          {message.what === 'opened' && (
            <p className="font-semibold">{toCaseKindText(of.kind, toVoice(of, message))}</p>
          )}
          {message.text && (
            <p dir="auto" className="max-w-prose whitespace-pre-wrap wrap-anywhere">
              {message.text}
            </p>
          )}
          {message.correction_id &&
            message.correction_on &&
            toCorrectionLink({ id: message.correction_id, day: message.correction_on })}
          {message.refund_id && message.refund_cents !== null && message.refund_on && (
            <p>
              <Link href={paths.moneyEntry(of.student_id, message.refund_id)} className={linkStyle}>
                {toRefundText(message.refund_cents, message.refund_on, formatWeekdayAndDate)}
              </Link>
            </p>
          )}
          {message.packet_id && (
            <p>
              <Link href={paths.packet(of.student_id, message.packet_id)} className={linkStyle}>
                {openPacketText}
              </Link>
            </p>
          )}
          {message.what === 'opened' && of.row_proof && (
            <details className="text-quiet">
              <summary className="cursor-pointer py-1 text-accent underline underline-offset-2">{rowProofText}</summary>
              <p className="wrap-anywhere">{toRowProofText(of.row_proof)}</p>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
