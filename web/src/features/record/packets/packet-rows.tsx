import { formatChange, formatPacketDay, toPacketRowText, toRecordedText } from '#contracts/packet-words.ts';
import type { PacketContent, PacketRow } from '#contracts/packets.ts';
import { cell, header, numberCell, numberHeader } from './packet-table.tsx';
import { packetTexts as copy } from './packets-copy.ts';

/** Every entry of the period. The heads are repeated on each printed page. */
export function PacketRows({ content: { rows, centre, seal } }: { content: PacketContent }) {
  return (
    <section className="mb-6">
      <h3 className="mb-2 text-heading">{copy.rows}</h3>
      {rows.length === 0 ? (
        <p className="text-quiet">{copy.rowsEmpty}</p>
      ) : (
        <table aria-label={copy.rows} className="w-full border-collapse text-left">
          <thead className="max-sm:hidden print:table-header-group">
            <tr>
              {[copy.entry, copy.day, copy.event, copy.recorded].map((name) => (
                <th key={name} scope="col" className={header}>
                  {name}
                </th>
              ))}
              {[copy.change, copy.left].map((name) => (
                <th key={name} scope="col" className={numberHeader}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.version} row={row} timeZone={centre.time_zone} isNewer={seal !== null && !row.sealed} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ row, timeZone, isNewer }: { row: PacketRow; timeZone: string; isNewer: boolean }) {
  const isMark = row.source === null;
  return (
    <tr className="break-inside-avoid max-sm:block max-sm:border-t max-sm:border-rule max-sm:py-2 max-sm:print:table-row">
      <td className={`${cell} text-quiet tabular-nums max-sm:hidden print:table-cell`}>{row.version}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {formatPacketDay(row.effective_on)}
        <span className="float-right font-semibold tabular-nums sm:hidden print:hidden">
          {isMark ? '' : formatChange(row.applied_remaining)}
        </span>
      </td>
      <td className={`${cell} wrap-anywhere`}>
        {toPacketRowText(row)}
        {isNewer && <span className="block text-sm text-caution">{copy.newer}</span>}
      </td>
      <td className={`${cell} text-sm text-quiet wrap-anywhere`}>{toRecordedText(row, timeZone)}</td>
      <td className={`${numberCell} max-sm:hidden print:table-cell`}>
        {isMark ? '–' : formatChange(row.applied_remaining)}
      </td>
      <td className={`${numberCell} text-quiet max-sm:hidden print:table-cell`}>{row.remaining_after ?? '–'}</td>
    </tr>
  );
}
