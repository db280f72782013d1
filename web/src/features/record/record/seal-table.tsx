import type { SealRow } from '#contracts/record.ts';
import { sealsTexts as copy, formatSeal, toCopySealText } from '../../../copy/record.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useCentre } from '../../../session/session.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { CopyButton } from './copy-button.tsx';

/** Digits of the root that are shown at its start and end. */
const ROOT_DIGITS = 6;

export function SealTable({ seals }: { seals: readonly SealRow[] }) {
  const timeZone = useCentre()?.time_zone;
  return (
    <Table aria-label={copy.heading}>
      <TableHead>
        <tr>
          <TableHeader>{copy.when}</TableHeader>
          <TableHeader className="text-right">{copy.events}</TableHeader>
          <TableHeader>{copy.seal}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {seals.map((seal) => (
          <tr key={seal.events}>
            <TableCell>
              <time dateTime={seal.sealed_at}>{timeZone && formatDateTime(seal.sealed_at, timeZone)}</time>
            </TableCell>
            <TableCell className="text-right tabular-nums">{seal.events.toLocaleString('en-US')}</TableCell>
            <TableCell>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <code className="font-sans max-sm:hidden" title={formatSeal(seal)}>
                  {seal.root.slice(0, ROOT_DIGITS)}…{seal.root.slice(-ROOT_DIGITS)}
                </code>
                <CopyButton text={formatSeal(seal)} label={toCopySealText(seal)} />
              </span>
            </TableCell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
