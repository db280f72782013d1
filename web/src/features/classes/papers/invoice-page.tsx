import { useParams } from 'wouter';
import { toPricePerClassText } from '#contracts/money-words.ts';
import { toInvoiceLines } from '#contracts/paper-lines.ts';
import type { InvoiceResponse } from '#contracts/papers.ts';
import { formatCents, formatSoldClasses } from '#contracts/reason-words.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { formatMediumDate } from '../../../lib/dates.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PaperPageHeader } from './paper-page-header.tsx';
import { PaperSheet, PaperSum } from './paper-sheet.tsx';
import {
  paperTexts as copy,
  invoiceTexts,
  toInvoicePriceText,
  toNamesText,
  toReversedPaperText,
} from './papers-copy.ts';

/** The invoice of a purchase, to be printed. Tutors open everybody's; students and families their own. */
export function InvoicePage() {
  const { studentId = '', purchaseId = '' } = useParams();
  const query = classesApi.useGetInvoiceQuery({ studentId, purchaseId });
  return (
    <>
      <PaperPageHeader kind="invoice" studentId={studentId} paper={query.data} />
      <LoadedPart query={query} failed={invoiceTexts.failed} loading={invoiceTexts.loading}>
        {(invoice) => <InvoiceSheet invoice={invoice} />}
      </LoadedPart>
    </>
  );
}

function InvoiceSheet({ invoice }: { invoice: InvoiceResponse }) {
  const { student, billed_to, date, reversed, tax, classes, price_cents } = invoice;
  const listPrice = toInvoicePriceText(invoice);
  const facts = [
    [invoiceTexts.billedTo, toNamesText(billed_to)],
    [invoiceTexts.student, toNamesText([student.name])],
    [copy.date, formatMediumDate(date)],
  ] as const;
  return (
    <PaperSheet kind="invoice" paper={invoice} facts={facts} names={[student.name]}>
      {reversed && (
        <Notice tone="caution" className="mb-5">
          {toReversedPaperText(reversed)}
        </Notice>
      )}
      <div className="mb-4 flex items-baseline justify-between gap-4 border-y border-rule py-3">
        <div>
          <p className="font-semibold">{formatSoldClasses(invoice)}</p>
          <p className="text-sm text-quiet">{toPricePerClassText(price_cents, classes)}</p>
          {listPrice && <p className="text-sm text-quiet wrap-anywhere">{listPrice}</p>}
          {tax && (
            <p className="text-sm text-quiet">
              {tax.label} {formatCents(tax.cents)}
            </p>
          )}
        </div>
        <p className="font-semibold whitespace-nowrap tabular-nums">{formatCents(price_cents)}</p>
      </div>
      <PaperSum studentId={student.id} of="invoice" lines={toInvoiceLines(invoice, formatMediumDate)} />
    </PaperSheet>
  );
}
