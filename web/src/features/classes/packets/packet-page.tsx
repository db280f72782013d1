import { Printer } from 'lucide-react';
import { useParams } from 'wouter';
import type { PacketFileFormat, PacketResponse } from '#contracts/packets.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PacketSheet } from './packet-sheet.tsx';
import { packetTexts as copy, listSinceTexts, packetsTexts, toConsistencyText, toSinceText } from './packets-copy.ts';

const formats: readonly PacketFileFormat[] = ['json', 'csv', 'text'];

/** One packet as it was made, to be printed or handed over as a file. */
export function PacketPage() {
  const { studentId = '', packetId = '' } = useParams();
  const query = classesApi.useGetPacketQuery({ studentId, packetId });
  return (
    <>
      <PageHeader
        className="print:hidden"
        back={<BackLink href={paths.studentPackets(studentId)}>{packetsTexts.backToList}</BackLink>}
        title={copy.title}
        description={query.data?.code}
        actions={
          <Button variant="primary" disabled={query.data === undefined} onClick={() => print()}>
            <Printer aria-hidden />
            {copy.print}
          </Button>
        }
      />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {(packet) => (
          <>
            <nav aria-label={copy.files} className="mb-6 flex flex-wrap gap-2 print:hidden">
              {formats.map((format) => (
                <a
                  key={format}
                  href={`/api/students/${studentId}/packets/${packetId}/file?format=${format}`}
                  download
                  className={buttonStyle()}
                >
                  {copy[format]}
                </a>
              ))}
              <a href="/verify" download="verify.html" className={buttonStyle()}>
                {copy.checker}
              </a>
            </nav>
            <PacketSince packet={packet} />
            <PacketSheet packet={packet} />
          </>
        )}
      </LoadedPart>
    </>
  );
}

/** What is known today and is no part of the packet. It is not printed. */
function PacketSince({ packet }: { packet: PacketResponse }) {
  const { since, content } = packet;
  const listed = listSinceTexts(packet);
  const consistency = toConsistencyText(packet, content.centre.time_zone);
  return (
    <section aria-label={copy.sinceHeading} className="mb-6 flex flex-col gap-3 print:hidden">
      {since.count === 0 ? (
        <Notice tone="info">{copy.sinceNone}</Notice>
      ) : (
        <Notice tone="caution">
          <p className="font-semibold">{toSinceText(since.count, listed.length)}</p>
          <ul className="mt-1 list-disc pl-5">
            {listed.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {consistency && <Notice tone={consistency.tone}>{consistency.text}</Notice>}
    </section>
  );
}
