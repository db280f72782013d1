import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import { toPacketPeriodText } from '#contracts/packet-words.ts';
import type { PacketListRow } from '#contracts/packets.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { packetsTexts as copy, toChangesText } from './packets-copy.ts';

interface PacketTableProps {
  packets: readonly PacketListRow[];
  timeZone: string;
  /** True for a list over several students. */
  namesStudent?: boolean;
}

export function PacketTable({ packets, timeZone, namesStudent = false }: PacketTableProps) {
  return (
    <Table stacks aria-label={copy.title}>
      <TableHead className="max-sm:hidden">
        <tr>
          {namesStudent && <TableHeader>{copy.student}</TableHeader>}
          <TableHeader>{copy.period}</TableHeader>
          <TableHeader>{copy.made}</TableHeader>
          <TableHeader>{copy.code}</TableHeader>
          <TableHeader>{copy.since}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {packets.map(({ id, student, period, made_at, made_by_name, code, changes }) => (
          <tr
            key={id}
            className="max-sm:block max-sm:px-1 max-sm:py-2 max-sm:[&>td]:block max-sm:[&>td]:h-auto max-sm:[&>td]:py-0.5"
          >
            {namesStudent && (
              <TableCell className="font-semibold wrap-anywhere">
                <BidiIsolatedName name={student.name} />
              </TableCell>
            )}
            <TableCell>
              <Link
                href={paths.packet(student.id, id)}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-2"
              >
                {toPacketPeriodText(period)}
              </Link>
            </TableCell>
            <TableCell className="text-quiet">
              <time dateTime={made_at}>{formatDateTime(made_at, timeZone)}</time>,{' '}
              <BidiIsolatedName name={made_by_name} />
            </TableCell>
            <TableCell className="whitespace-nowrap tabular-nums narrow:whitespace-normal">{code}</TableCell>
            <TableCell className={cx('lg:whitespace-nowrap', changes === 0 && 'text-quiet')}>
              {toChangesText(changes)}
            </TableCell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
