import type { ClassFigures } from '#contracts/class-audit.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Sheet, Stat } from '../../../ui/sheet.tsx';
import { figureTexts } from '../as-of/as-of-copy.ts';

/** The balance cards as they were after an event. */
export function ReplayFigures({ figures }: { figures: ClassFigures }) {
  return (
    <Sheet>
      <dl className="-mt-px -ml-px grid grid-cols-2 *:border-t *:border-l *:border-rule *:first:col-span-2">
        {Object.entries(figureTexts).map(([name, label]) => (
          <Stat key={name} label={label} value={<CountingNumber value={figures[name as keyof ClassFigures]} />} />
        ))}
      </dl>
    </Sheet>
  );
}
