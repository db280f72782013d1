import { privateNotesText, toSealText } from '#contracts/packet-words.ts';
import type { PacketResponse } from '#contracts/packets.ts';
import { packetTexts as copy } from './packets-copy.ts';

/** What proves the packet, and how somebody checks it. */
export function PacketProof({ packet: { content, code, fingerprint } }: { packet: PacketResponse }) {
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
        {copy.how} {privateNotesText}
      </p>
    </section>
  );
}
