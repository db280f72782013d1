import type { ReactNode } from 'react';
import { formatPacketCents, toPacketAmountText, toPacketMoneyText } from '#contracts/packet-money-words.ts';
import {
  formatChange,
  formatPacketDay,
  listPacketBalances,
  toLastChangedText,
  toMarkText,
  toPacketRowText,
  toRecordedText,
} from '#contracts/packet-words.ts';
import type { PacketContent, PacketMoneyRow, PacketRow } from '#contracts/packets.ts';
import { formatBalance } from '../../../copy/class-history.ts';
import { packetTexts as copy, toEntryNumberText, toOwedAfterText } from './packets-copy.ts';

/** Lines and cells of the tables of a packet: lines on paper, blocks on a phone. */
const line = 'break-inside-avoid max-sm:block max-sm:border-t max-sm:border-rule max-sm:py-2 max-sm:print:table-row';
const cell =
  'border-t border-rule py-1.5 pr-3 align-top max-sm:block max-sm:border-0 max-sm:py-0 max-sm:print:table-cell print:border-t print:py-1';
const numberCell = 'border-t border-rule py-1.5 pl-3 text-right align-top whitespace-nowrap tabular-nums print:py-1';
const header = 'py-1.5 text-sm font-medium text-quiet';

interface PacketSectionProps {
  heading: string;
  /** Heads of the columns; those of numbers are at the right. */
  columns: readonly string[];
  numberColumns?: readonly string[];
  empty: string;
  children: readonly ReactNode[];
}

/** A table under a heading. Its heads are repeated on each printed page. */
const PacketSection = ({ heading, columns, numberColumns = [], empty, children }: PacketSectionProps) => (
  <section className="mb-6">
    <h3 className="mb-2 text-heading">{heading}</h3>
    {children.length === 0 ? (
      <p className="text-quiet">{empty}</p>
    ) : (
      <table aria-label={heading} className="w-full border-collapse text-left">
        <thead className="max-sm:hidden print:table-header-group">
          <tr>
            {[...columns, ...numberColumns].map((name) => (
              <th
                key={name}
                scope="col"
                className={`${header} ${numberColumns.includes(name) ? 'pl-3 text-right' : 'pr-3'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    )}
  </section>
);

/** Every entry of the period. */
export function PacketRows({ content, voided }: { content: PacketContent; voided: ReadonlySet<number> }) {
  const { rows, centre, seal } = content;
  const balances = listPacketBalances(content);
  return (
    <PacketSection
      heading={copy.rows}
      columns={[copy.entry, copy.day, copy.event, copy.recorded]}
      numberColumns={[copy.change, copy.left]}
      empty={copy.rowsEmpty}
    >
      {rows.map((row, at) => {
        const left = balances[at] ?? null;
        const isMark = row.source === null;
        return (
          <Row
            key={row.version}
            row={row}
            text={toPacketRowText(row, { voided, currency: centre.currency })}
            change={isMark ? '–' : formatChange(row.applied_remaining)}
            after={left === null ? '–' : formatBalance(left)}
            narrow={isMark ? '' : formatChange(row.applied_remaining)}
            {...{ centre, seal }}
          />
        );
      })}
    </PacketSection>
  );
}

/** Every entry of money of the period. */
export const PacketMoney = ({ content }: { content: PacketContent }) => (
  <PacketSection
    heading={copy.money}
    columns={[copy.entry, copy.day, copy.event, copy.recorded]}
    numberColumns={[copy.change, copy.owed]}
    empty={copy.moneyEmpty}
  >
    {content.money_rows.map((row) => {
      const [change, owed] = [toPacketAmountText(row, content), formatPacketCents(row.owed_cents, content)];
      return (
        <Row
          key={row.version}
          row={row}
          text={toPacketMoneyText(row, content)}
          change={change}
          after={owed}
          narrow={change}
          narrowAfter={toOwedAfterText(owed)}
          centre={content.centre}
          seal={content.seal}
        />
      );
    })}
  </PacketSection>
);

/** The attendance of each day of the period, with who recorded it and when, if the packet holds it. */
export const PacketAttendance = ({ content: { attendance, centre } }: { content: PacketContent }) =>
  attendance && (
    <PacketSection
      heading={copy.attendance}
      columns={[copy.day, copy.status, copy.recorded, copy.changed]}
      empty={copy.attendanceEmpty}
    >
      {attendance.map((mark) => (
        <tr key={mark.version} className={line}>
          <td className={`${cell} whitespace-nowrap`}>{formatPacketDay(mark.date)}</td>
          <td className={cell}>{toMarkText(mark)}</td>
          <td className={`${cell} text-sm text-quiet wrap-anywhere`}>
            <NarrowLabel>{copy.recorded}</NarrowLabel>
            {toRecordedText(mark, centre.time_zone)}
          </td>
          <td className={`${cell} text-sm text-quiet wrap-anywhere`}>
            {mark.changed_at !== null && <NarrowLabel>{copy.changed}</NarrowLabel>}
            {toLastChangedText(mark, centre.time_zone) ?? copy.neverChanged}
          </td>
        </tr>
      ))}
    </PacketSection>
  );

/** Names a cell on a phone, where no heads of columns are shown. */
const NarrowLabel = ({ children }: { children: string }) => <span className="sm:hidden print:hidden">{children} </span>;

interface RowProps extends Pick<PacketContent, 'centre' | 'seal'> {
  row: PacketRow | PacketMoneyRow;
  text: string;
  /** What the entry changed, and the balance after it. */
  change: string;
  after: string;
  /** The change on a phone, where no heads of columns are shown, and the balance below it. */
  narrow: string;
  narrowAfter?: string;
}

function Row({ row, text, change, after, narrow, narrowAfter, centre, seal }: RowProps) {
  return (
    <tr className={line}>
      <td className={`${cell} text-quiet tabular-nums max-sm:hidden print:table-cell`}>{row.version}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {/* Another entry names this one by its number. */}
        <span className="text-quiet tabular-nums sm:hidden print:hidden">{toEntryNumberText(row.version)}</span>
        {formatPacketDay(row.effective_on)}
        <span className="float-right pl-3 text-right font-semibold tabular-nums sm:hidden print:hidden">
          {narrow}
          {narrowAfter && <span className="block text-sm font-normal text-quiet">{narrowAfter}</span>}
        </span>
      </td>
      <td className={`${cell} wrap-anywhere`}>
        {text}
        {seal !== null && !row.sealed && <span className="block text-sm text-caution">{copy.newer}</span>}
      </td>
      <td className={`${cell} text-sm text-quiet wrap-anywhere`}>
        <NarrowLabel>{copy.recorded}</NarrowLabel>
        {toRecordedText(row, centre.time_zone)}
      </td>
      <td className={`${numberCell} max-sm:hidden print:table-cell`}>{change}</td>
      <td className={`${numberCell} text-quiet max-sm:hidden print:table-cell`}>{after}</td>
    </tr>
  );
}
