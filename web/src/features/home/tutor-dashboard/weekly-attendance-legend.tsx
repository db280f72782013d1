import { type ReactNode, useId } from 'react';
import { attendanceStatusTexts } from '../../../copy/attendance.ts';
import { HatchingPattern } from './hatching-pattern.tsx';

export function WeeklyAttendanceLegend() {
  const hatching = useId();
  return (
    <p className="mb-3 flex gap-5 text-sm text-quiet">
      <LegendItem name={attendanceStatusTexts.present}>
        <rect width="14" height="14" rx="2" fill="var(--accent)" />
      </LegendItem>
      <LegendItem name={attendanceStatusTexts.absent}>
        <HatchingPattern id={hatching} />
        <rect x="0.5" y="0.5" width="13" height="13" rx="2" fill={`url(#${hatching})`} stroke="var(--edge)" />
      </LegendItem>
    </p>
  );
}

const LegendItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5">
      {children}
    </svg>
    {name}
  </span>
);
