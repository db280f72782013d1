import { formatBalance } from '../../copy/class-history.ts';

interface ClassSumProps {
  label: string;
  /** The lines of the sum, the last of which is the result. */
  lines: readonly { sign: string; label: string; classes: number }[];
  /** What the sum leaves out. */
  remarks: readonly string[];
}

/** The classes of a period as a sum, on a sheet that is printed. */
export const ClassSum = ({ label, lines, remarks }: ClassSumProps) => (
  <>
    <dl aria-label={label} className="max-w-md break-inside-avoid">
      {lines.map(({ sign, label: name, classes }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 py-0.5 last:mt-1 last:border-t last:border-edge last:pt-1.5 last:font-semibold"
        >
          <dt>{name}</dt>
          <dd className="whitespace-nowrap tabular-nums">
            <span className="text-quiet">{sign}</span> {formatBalance(classes)}
          </dd>
        </div>
      ))}
    </dl>
    <div className="mt-3 mb-6 text-sm text-quiet">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  </>
);
