/** Drawings of the public pages, in the colours of the theme. Each is decoration, so screen readers leave it out. */
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const Drawing = ({ className, ...props }: ComponentProps<'svg'>) => (
  <svg
    aria-hidden="true"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cx('stroke-ink', className)}
    {...props}
  />
);

/** Rows of a register: a name as a line, and the ticks of its classes. The last tick is being written. */
const rows = [
  { name: 96, ticks: 6 },
  { name: 72, ticks: 5 },
  { name: 110, ticks: 6 },
  { name: 84, ticks: 4 },
  { name: 60, ticks: 6 },
  { name: 102, ticks: 3 },
];

export const RegisterDrawing = () => (
  <Drawing viewBox="0 0 384 320" className="w-full max-w-sm justify-self-center">
    <rect
      x="14"
      y="18"
      width="346"
      height="288"
      rx="10"
      className="fill-ground stroke-rule"
      transform="rotate(-2 187 162)"
    />
    <rect x="20" y="14" width="346" height="288" rx="10" className="fill-sheet" />
    <path d="M64 14v288" className="stroke-margin" />
    <path d="M84 46h120" strokeWidth="5" />
    {rows.map(({ name, ticks }, row) => {
      const y = 90 + row * 36;
      return (
        <g key={name}>
          <path d={`M20 ${y + 16}h346`} className="stroke-rule" strokeWidth="1" />
          <path d={`M84 ${y}h${name}`} className="stroke-quiet" strokeWidth="3" />
          {Array.from({ length: ticks }, (_, at) => (
            <path key={String(at)} d={`m${220 + at * 23} ${y} 4 5 8-11`} className="stroke-accent" strokeWidth="2.5" />
          ))}
        </g>
      );
    })}
    <g transform="translate(300 262)">
      <path d="m0 0 46-46 12 12L12 12l-15 3z" className="fill-tint-accent" />
      <path d="m40-40 12 12" />
    </g>
  </Drawing>
);

/** A round table from above with five seats and open books. */
export const TableDrawing = () => (
  <Drawing viewBox="0 0 384 280" className="w-full max-w-sm justify-self-center">
    {[0, 72, 144, 216, 288].map((angle) => (
      <g key={angle} transform={`rotate(${angle} 192 140)`}>
        <rect x="166" y="2" width="52" height="30" rx="12" className="fill-tint-accent" />
        <path d="M172 66q10-8 20 0 10-8 20 0v22q-10-8-20 0-10-8-20 0z" className="fill-sheet" />
        <path d="M192 66v22" className="stroke-margin" />
      </g>
    ))}
    <circle cx="192" cy="140" r="96" />
    <path d="m180 140 9 10 17-22" className="stroke-accent" strokeWidth="3" />
  </Drawing>
);

const icons = {
  homework: (
    <>
      <path d="M12 6h20l6 6v28H12z" className="fill-sheet" />
      <path d="M18 6v34" className="stroke-margin" />
      <path d="m22 27 4 5 8-11" className="stroke-accent" />
    </>
  ),
  diagnostics: (
    <>
      <path d="M8 8v32h32" />
      <path d="m12 34 8-8 7 4 11-16" className="stroke-accent" />
      <circle cx="38" cy="14" r="3" className="fill-sheet stroke-accent" />
    </>
  ),
  sat: (
    <>
      <circle cx="24" cy="26" r="15" className="fill-sheet" />
      <path d="M24 17v9l6 4" className="stroke-accent" />
      <path d="M20 6h8M24 6v5" />
    </>
  ),
  groups: (
    <>
      <circle cx="24" cy="25" r="9" className="fill-sheet" />
      {[0, 72, 144, 216, 288].map((angle) => (
        <circle key={angle} cx="24" cy="9" r="4" className="fill-tint-accent" transform={`rotate(${angle} 24 25)`} />
      ))}
      <path d="m20 25 3 4 6-8" className="stroke-accent" />
    </>
  ),
};

export const ServiceIcon = ({ name }: { name: keyof typeof icons }) => (
  <Drawing viewBox="0 0 48 48" className="size-12">
    {icons[name]}
  </Drawing>
);

export const Stars = () => (
  <svg viewBox="0 0 120 24" aria-hidden="true" className="h-6 w-30 fill-caution">
    {[0, 24, 48, 72, 96].map((x) => (
      <path
        key={x}
        transform={`translate(${x})`}
        d="m12 2 3 6.6 7.2.7-5.4 4.8 1.6 7L12 17.4 5.6 21l1.6-7L1.8 9.3 9 8.6z"
      />
    ))}
  </svg>
);
