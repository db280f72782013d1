import { cx } from 'class-variance-authority';
import { RadioGroup as Primitive } from 'radix-ui';
import { type ComponentProps, type FocusEvent, use, useId } from 'react';
import { FieldContext } from './field-context.ts';

/** Choices side by side on one ruled strip. Inside a `Field group` it takes its name from there. */
export function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  const field = use(FieldContext);
  return (
    <Primitive.Root
      aria-labelledby={field?.labelId}
      aria-describedby={field?.['aria-describedby']}
      className={cx('grid auto-cols-fr grid-flow-col gap-2', className)}
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
        onFocus={chooseAfterArrow}
        className="grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-sheet data-[state=checked]:border-accent"
        {...props}
      >
        <Primitive.Indicator className="size-2.5 rounded-full bg-accent" />
      </Primitive.Item>
      {children}
    </label>
  );
}

/**
 * Arrow keys carry the focus from one option to another. Radix chooses that one while the key is still down, which a
 * short press is not any more where the page was busy.
 */
function chooseAfterArrow({ currentTarget: option, relatedTarget: from }: FocusEvent<HTMLButtonElement>) {
  const group = option.closest('[role="radiogroup"]');
  const byKey = option.matches(':focus-visible');
  if (byKey && from?.role === 'radio' && group?.contains(from)) option.click();
}
