import type { AsOfResponse, ClassFigures } from '#contracts/class-audit.ts';
import { formatBalance, formatSignedCount } from '../../../copy/class-history.ts';
import { MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { asOfTexts as copy, figureTexts, toEffectiveHeadingText, toKnownHeadingText } from './as-of-copy.ts';

interface FiguresTableProps extends Pick<AsOfResponse, 'effective' | 'known'> {
  knownTime: string;
}

/** The numbers of classes on both clocks, with the differences. */
export function FiguresTable({ effective, known, knownTime }: FiguresTableProps) {
  return (
    <Sheet className="mb-6">
      <Table aria-label={copy.figuresLabel} className="table-fixed max-sm:[&_td]:px-2 max-sm:[&_th]:px-2">
        <TableHead>
          <tr className="align-bottom">
            <MarginTableHeader className="w-24 sm:w-44">
              <span className="sr-only">{copy.figure}</span>
            </MarginTableHeader>
            <TableHeader className="text-right">{toEffectiveHeadingText(effective.on)}</TableHeader>
            <TableHeader className="text-right">{toKnownHeadingText(knownTime)}</TableHeader>
            <TableHeader className="w-21 text-right sm:w-36">{copy.difference}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {Object.entries(figureTexts).map(([name, text]) => {
            const figure = name as keyof ClassFigures;
            const difference = effective.figures[figure] - known.figures[figure];
            return (
              <tr key={name}>
                <MarginTableHeader scope="row" className="text-left font-normal">
                  {text}
                </MarginTableHeader>
                <FigureCell value={effective.figures[figure]} />
                <FigureCell value={known.figures[figure]} />
                <TableCell className={difference === 0 ? 'text-right text-quiet' : 'text-right font-semibold'}>
                  {difference === 0 ? copy.none : formatSignedCount(difference)}
                </TableCell>
              </tr>
            );
          })}
        </TableBody>
      </Table>
    </Sheet>
  );
}

const FigureCell = ({ value }: { value: number }) => (
  <TableCell className="text-right font-serif text-heading font-semibold">{formatBalance(value)}</TableCell>
);
