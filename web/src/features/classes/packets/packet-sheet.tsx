import { cx } from 'class-variance-authority';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatPacketCents, toPacketMoneyLines, toPacketMoneyRemarks } from '#contracts/packet-money-words.ts';
import {
  toPacketRemarks,
  toPacketSumLines,
  toPrivateNotesText,
  toSealText,
  toWholePeriodText,
} from '#contracts/packet-words.ts';
import type { PacketResponse } from '#contracts/packets.ts';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { classSumTexts } from '../../../copy/class-history.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { PaperHead } from '../../../shared/paper-head.tsx';
import { ClassSum, SumLines } from '../../../shared/students/class-sum.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { PrintFooter } from '../../../ui/print-footer.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PacketAttendance, PacketMoney, PacketRows } from './packet-rows.tsx';
import { packetTexts as copy, toKeyPageText, toPacketFooterText, toPacketMadeText } from './packets-copy.ts';

/** The part of the page that is printed. */
export function PacketSheet({ packet }: { packet: PacketResponse }) {
  const { content, code, voided } = packet;
  const { student, centre, made, money, policy } = content;
  return (
    <Sheet className="px-4 py-6 sm:px-8 print:rounded-none print:border-0 print:p-0">
      <PrintFooter text={toPacketFooterText(student.name, code)} />
      <PaperHead centre={centre.name} title={`${copy.title} ${code}`} />
      <h2 className="text-title wrap-anywhere">
        <BidiIsolatedName name={student.name} />
      </h2>
      <p>{toWholePeriodText(content.period)}</p>
      <p className="mb-5 text-sm text-quiet">
        {toPacketMadeText(formatDateTime(made.at, centre.time_zone), isolateBidi(made.by_name), centre.time_zone)}
      </p>
      <div className={cx(money && 'grid gap-x-12 md:grid-cols-2 print:grid-cols-2')}>
        <ClassSum label={classSumTexts.label} lines={toPacketSumLines(content)} remarks={toPacketRemarks(content)} />
        {money && (
          <SumLines
            label={copy.moneyLabel}
            lines={toPacketMoneyLines(content).map(({ cents, ...line }) => ({
              ...line,
              value: formatPacketCents(cents, content),
            }))}
            remarks={toPacketMoneyRemarks(content)}
          />
        )}
      </div>
      <PacketRows content={content} voided={new Set(voided)} />
      {money && <PacketMoney content={content} />}
      <PacketAttendance content={content} />
      {policy && (
        <section className="mb-6 break-inside-avoid">
          <h3 className="mb-2 text-heading">{copy.policy}</h3>
          <ul className="list-disc pl-5">
            {policy.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <PacketProof packet={packet} />
    </Sheet>
  );
}

/** What proves the packet, and how somebody checks it. */
function PacketProof({ packet: { content, code, fingerprint } }: { packet: PacketResponse }) {
  const { last, seal } = content;
  const facts = [
    [copy.code, code],
    [copy.key, fingerprint],
    [copy.lastEvent, `${last.version}, ${last.hash}`],
    ...(seal ? [[copy.seal, `${seal.events}:${seal.root}`]] : []),
  ];
  return (
    <section className="break-inside-avoid border-t border-rule pt-4 text-sm">
      <h3 className="mb-2 text-heading">{copy.proof}</h3>
      <p className="mb-3">{toSealText(content)}</p>
      <dl className="mb-3 grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-quiet">
        {copy.how}{' '}
        <a href={publicPagePaths['record-key']} className="underline">
          {toKeyPageText(location.host)}
        </a>{' '}
        {toPrivateNotesText(content)}
      </p>
    </section>
  );
}
