import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { toPacketRemarks, toPacketSumLines, toWholePeriodText } from '#contracts/packet-words.ts';
import type { PacketResponse } from '#contracts/packets.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { ClassSum } from '../../../shared/students/class-sum.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { PrintFooter } from '../../../ui/print-footer.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PacketAttendance } from './packet-attendance.tsx';
import { PacketProof } from './packet-proof.tsx';
import { PacketRows } from './packet-rows.tsx';
import { packetTexts as copy, toPacketFooterText, toPacketMadeText } from './packets-copy.ts';

/** The part of the page that is printed. */
export function PacketSheet({ packet }: { packet: PacketResponse }) {
  const { content, code } = packet;
  const { student, centre, made, policy } = content;
  return (
    <Sheet className="px-4 py-6 sm:px-8 print:rounded-none print:border-0 print:p-0">
      <PrintFooter text={toPacketFooterText(student.name, code)} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-margin/60 pb-3">
        <p className="font-serif text-heading font-semibold">{centre.name}</p>
        <p className="text-quiet">
          {copy.title} {code}
        </p>
      </div>
      <h2 className="text-title wrap-anywhere">
        <BidiIsolatedName name={student.name} />
      </h2>
      <p>{toWholePeriodText(content.period)}</p>
      <p className="mb-5 text-sm text-quiet">
        {toPacketMadeText(formatDateTime(made.at, centre.time_zone), isolateBidi(made.by_name), centre.time_zone)}
      </p>
      <ClassSum label={copy.sumLabel} lines={toPacketSumLines(content)} remarks={toPacketRemarks(content)} />
      <PacketRows content={content} />
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
