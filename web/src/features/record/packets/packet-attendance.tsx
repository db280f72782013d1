import { formatPacketDay, formatPacketInstant, toMarkText, toRecordedText } from '#contracts/packet-words.ts';
import type { PacketContent, PacketMark } from '#contracts/packets.ts';
import { packetTexts as copy } from './packets-copy.ts';
import { cell, header } from './sheet-cells.ts';

/** The attendance of each day of the period, with who recorded it and when, if the packet holds it. */
export function PacketAttendance({ content: { attendance, centre } }: { content: PacketContent }) {
  if (attendance === null) return null;
  return (
    <section className="mb-6">
      <h3 className="mb-2 text-heading">{copy.attendance}</h3>
      {attendance.length === 0 ? (
        <p className="text-quiet">{copy.attendanceEmpty}</p>
      ) : (
        <table aria-label={copy.attendance} className="w-full border-collapse text-left">
          <thead className="max-sm:hidden print:table-header-group">
            <tr>
              {[copy.day, copy.status, copy.recorded, copy.changed].map((name) => (
                <th key={name} scope="col" className={header}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {attendance.map((mark) => (
              <tr
                key={mark.version}
                className="break-inside-avoid max-sm:block max-sm:border-t max-sm:border-rule max-sm:py-2 max-sm:print:table-row"
              >
                <td className={`${cell} whitespace-nowrap`}>{formatPacketDay(mark.date)}</td>
                <td className={cell}>{toMarkText(mark)}</td>
                <td className={`${cell} text-sm text-quiet wrap-anywhere`}>{toRecordedText(mark, centre.time_zone)}</td>
                <td className={`${cell} text-sm text-quiet wrap-anywhere`}>{toChangedText(mark, centre.time_zone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const toChangedText = ({ changed_at, changed_by_name }: PacketMark, timeZone: string): string =>
  changed_at === null ? copy.neverChanged : `${changed_by_name}, ${formatPacketInstant(changed_at, timeZone)}`;
