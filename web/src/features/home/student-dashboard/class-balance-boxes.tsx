import { cx } from 'class-variance-authority';

/** The total classes as boxes, of which the remaining ones are filled. The numbers beside them say the same. */
export function ClassBalanceBoxes({ remaining, total }: { remaining: number; total: number }) {
  const boxes = Array.from({ length: Math.max(remaining, total) }, (_, index) => index);
  return (
    <span aria-hidden className="my-2 flex max-w-80 flex-wrap gap-1 sm:max-lg:gap-0.5">
      {boxes.map((index) => (
        <span
          key={index}
          className={cx(
            'h-4 w-2.5 rounded-[2px] border sm:max-lg:w-2',
            index < remaining ? 'border-accent bg-accent' : 'border-edge',
          )}
        />
      ))}
    </span>
  );
}
