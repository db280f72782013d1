import { useParams } from 'wouter';
import { toReceiptLines } from '#contracts/paper-lines.ts';
import type { ReceiptPart, ReceiptResponse } from '#contracts/papers.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { formatMediumDate } from '../../../lib/dates.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PaperPageHeader } from './paper-page-header.tsx';
import { PaperSheet, PaperSum } from './paper-sheet.tsx';
import { receiptTexts, toMethodText, toNamesText } from './papers-copy.ts';

/** The receipt of a payment, to be printed. Tutors open everybody's; students and families their own. */
export function ReceiptPage() {
  const { studentId = '', paymentId = '' } = useParams();
  const query = classesApi.useGetReceiptQuery({ studentId, paymentId });
  return (
    <>
      <PaperPageHeader kind="receipt" studentId={studentId} paper={query.data} />
      <LoadedPart query={query} failed={receiptTexts.failed} loading={receiptTexts.loading}>
        {(receipt) => <ReceiptSheet receipt={receipt} />}
      </LoadedPart>
    </>
  );
}

function ReceiptSheet({ receipt }: { receipt: ReceiptResponse }) {
  const { billed_to, date, amount_cents, received_by_name, parts, other_students } = receipt;
  const facts = [
    [receiptTexts.receivedFrom, toNamesText(billed_to)],
    [receiptTexts.dateReceived, formatMediumDate(date)],
    [receiptTexts.method, toMethodText(receipt)],
    [receiptTexts.receivedBy, received_by_name && toNamesText([received_by_name])],
    [receiptTexts.amount, formatCents(amount_cents)],
  ] as const;
  return (
    <PaperSheet kind="receipt" paper={receipt} facts={facts} names={parts.map(({ student }) => student.name)}>
      {parts.map((part) => (
        <ReceiptPartSection key={part.student.id} part={part} />
      ))}
      {other_students > 0 && <p className="text-quiet">{receiptTexts.toOthers(other_students)}</p>}
    </PaperSheet>
  );
}

/** What the payment did for one student. */
const ReceiptPartSection = ({ part }: { part: ReceiptPart }) => (
  <section className="mb-6 break-inside-avoid">
    <h2 className="mb-2 flex items-baseline justify-between gap-4 border-b border-rule pb-1 text-heading">
      <span className="wrap-anywhere">
        <BidiIsolatedName name={part.student.name} />
      </span>
      <span className="tabular-nums">{formatCents(part.amount_cents)}</span>
    </h2>
    {part.reversed_on !== null && (
      <Notice tone="caution" className="mb-2">
        {receiptTexts.reversed(part.reversed_on)}
      </Notice>
    )}
    <PaperSum studentId={part.student.id} of="receipt" lines={toReceiptLines(part, formatMediumDate)} />
  </section>
);
