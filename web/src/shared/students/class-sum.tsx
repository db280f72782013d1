import type { ClassSumLine } from '#contracts/class-sum.ts';
import { formatBalance } from '../../copy/class-history.ts';

interface SumLinesProps {
  label: string;
  /** The lines of the sum, the last of which is the result. */
  lines: readonly { sign: string; label: string; value: string }[];
  /** What the sum does not show or leaves out. */
  remarks: readonly string[];
}

/** A sum of a period, on a sheet that is printed. */
export const SumLines = ({ label, lines, remarks }: SumLinesProps) => (
  <div className="mb-6">
    <dl aria-label={label} className="max-w-md break-inside-avoid">
      {lines.map(({ sign, label: name, value }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 py-0.5 last:mt-1 last:border-t last:border-edge last:pt-1.5 last:font-semibold"
        >
          <dt>{name}</dt>
          <dd className="whitespace-nowrap tabular-nums">
            <span className="text-quiet">{sign}</span> {value}
          </dd>
        </div>
      ))}
    </dl>
    <div className="mt-3 text-sm text-quiet">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  </div>
);

interface ClassSumProps extends Pick<SumLinesProps, 'label' | 'remarks'> {
  lines: readonly ClassSumLine[];
}

/** The classes of a period as a sum. */
export const ClassSum = ({ lines, ...props }: ClassSumProps) => (
  <SumLines lines={lines.map(({ classes, ...line }) => ({ ...line, value: formatBalance(classes) }))} {...props} />
);
