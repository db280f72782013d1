import type { PacketResponse } from '#contracts/packets.ts';
import { formatSignedCount, toHistoryRowText } from '../../../copy/class-history.ts';
import { Notice } from '../../../ui/notice.tsx';
import { packetTexts as copy, toConsistencyText, toSinceText } from './packets-copy.ts';

/** What is known today and is no part of the packet. It is not printed. */
export function PacketSince({ packet }: { packet: PacketResponse }) {
  const { since, content } = packet;
  const consistency = toConsistencyText(packet, content.centre.time_zone);
  return (
    <section aria-label={copy.sinceHeading} className="mb-6 flex flex-col gap-3 print:hidden">
      {since.count === 0 ? (
        <Notice tone="info">{copy.sinceNone}</Notice>
      ) : (
        <Notice tone="caution">
          <p className="font-semibold">{toSinceText(packet)}</p>
          <ul className="mt-1 list-disc pl-5">
            {since.rows.map((row) => (
              <li key={row.id}>
                {toHistoryRowText(row)}
                {row.reason && `: ${row.reason}`}
                {row.kind === 'transaction' &&
                  row.applied_remaining !== 0 &&
                  ` (${formatSignedCount(row.applied_remaining)})`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {consistency && <Notice tone={consistency.tone}>{consistency.text}</Notice>}
    </section>
  );
}
