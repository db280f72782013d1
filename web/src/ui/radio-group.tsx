import { cx } from 'class-variance-authority';
import { RadioGroup as Primitive } from 'radix-ui';
import { type ComponentProps, type KeyboardEvent, use, useId } from 'react';
import { FieldContext } from './field-context.ts';

/** Radio buttons side by side, stacked on phones. Inside a `Field group`, the field's label names them. */
export function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  const field = use(FieldContext);
  return (
    <Primitive.Root
      aria-labelledby={field?.labelId}
      aria-describedby={field?.['aria-describedby']}
      aria-invalid={field?.['aria-invalid']}
      className={cx('grid auto-cols-fr gap-2 sm:grid-flow-col', className)}
      {...props}
    />
  );
}

export function RadioOption({ className, children, ...props }: ComponentProps<typeof Primitive.Item>) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold rounded-control border border-edge bg-sheet px-3 py-2 hover:bg-hover',
        'has-data-[state=checked]:border-accent has-data-[state=checked]:bg-tint-accent has-data-[state=checked]:text-accent has-data-[state=checked]:inset-ring has-data-[state=checked]:inset-ring-accent',
        className,
      )}
    >
      <Primitive.Item
        id={id}
        onKeyDown={selectByArrowKey}
        className="grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-sheet data-[state=checked]:border-accent"
        {...props}
      >
        <Primitive.Indicator className="size-2.5 rounded-full bg-accent" />
      </Primitive.Item>
      {children}
    </label>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Selects with an arrow key at once, as native radio buttons do. Radix moves the focus later and selects only if the
 * key is still down, which fails on a busy page.
 */
function selectByArrowKey(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  const group = event.currentTarget.closest('[role="radiogroup"]');
  if (step === undefined || !group) return;
  event.preventDefault();
  const options = [...group.querySelectorAll<HTMLButtonElement>('[role="radio"]')];
  const next = options.at((options.indexOf(event.currentTarget) + step) % options.length);
  next?.focus();
  next?.click();
}
