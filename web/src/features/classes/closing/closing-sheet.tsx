import type { CentreResponse } from '#contracts/centre.ts';
import type { ClosingResponse } from '#contracts/closing.ts';
import { type ClosingLine, type ClosingSection, toClosingSections } from '#contracts/closing-lines.ts';
import { closingTitle } from '../../../copy/screens.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PrintFooter } from '../../../ui/print-footer.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { closingTexts as copy, formatLineCents, formatLineClasses, toFooterText, toKnownText } from './closing-copy.ts';

/** The report as it is printed. */
export function ClosingSheet({ closing, centre }: { closing: ClosingResponse; centre: CentreResponse }) {
  const { month, period, known } = closing;
  const sections = toClosingSections(closing.figures);
  const isOver = known.on === null ? period.to < centre.today : period.to <= known.on;
  return (
    <Sheet className="px-4 py-6 sm:px-8 print:rounded-none print:border-0 print:p-0">
      <PrintFooter text={toFooterText(closing)} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-margin/60 pb-3">
        <p className="font-serif text-heading font-semibold">{centre.name}</p>
        <p className="text-quiet">{closingTitle}</p>
      </div>
      <h2 className="text-title">{copy.toMonthText(month)}</h2>
      <p className="mb-5 text-quiet">{toKnownText(closing, centre.time_zone)}</p>
      {!isOver && (
        <Notice tone="caution" className="mb-5">
          {period.to < centre.today ? copy.wasNotOver : copy.notOver}
        </Notice>
      )}
      {sections.every(({ lines }) => lines.every(isNothing)) ? (
        <EmptyState {...copy.empty} />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          {sections.map((section) => (
            <ClosingTable key={section.title} section={section} />
          ))}
        </div>
      )}
    </Sheet>
  );
}

const cell = 'py-1.5 pl-3 text-right whitespace-nowrap tabular-nums';
/** Lines that most months do not have. */
const rareLines: ReadonlySet<string> = new Set(['taken-early', 'current-unused', 'former-unused', 'reversed']);
const isNothing = ({ classes, cents }: ClosingLine) => !classes && !cents;

/** The lines that lead from the state before the month to that at its end, and the parts of the last one. */
function ClosingTable({ section: { title, lines, parts } }: { section: ClosingSection }) {
  const hasClasses = lines.some(({ classes }) => classes !== null);
  const isShown = (line: ClosingLine) => !rareLines.has(line.name) || !isNothing(line);
  // Parts of which one is nothing only repeat the sum.
  const shownParts = parts.every(isShown) ? parts : [];
  const toCells = (line: ClosingLine, isChange: boolean) => (
    <>
      {hasClasses && <td className={cell}>{line.classes === null ? '' : formatLineClasses(line.classes, isChange)}</td>}
      <td className={cell}>{line.cents === null ? '' : formatLineCents(line.cents, isChange)}</td>
    </>
  );
  return (
    <table aria-label={title} className="w-full border-collapse break-inside-avoid text-left">
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="py-1.5 text-heading">
            {title}
          </th>
          {hasClasses && (
            <th scope="col" className={`${cell} text-sm font-medium text-quiet`}>
              {copy.classes}
            </th>
          )}
          <th scope="col" className={`${cell} text-sm font-medium text-quiet`}>
            {hasClasses ? copy.value : copy.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.filter(isShown).map((line) => {
          const isLast = line === lines.at(-1);
          return (
            <tr key={line.name} className={isLast ? 'border-t border-edge font-semibold' : 'border-t border-rule'}>
              <th scope="row" className={isLast ? 'py-1.5' : 'py-1.5 font-normal'}>
                {line.text}
              </th>
              {toCells(line, line !== lines[0] && !isLast)}
            </tr>
          );
        })}
        {shownParts.map((line) => (
          <tr key={line.name} className="text-sm text-quiet">
            <th scope="row" className="py-1 pl-4 font-normal">
              {line.text}
            </th>
            {toCells(line, false)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
