import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type KeyboardEvent, use, useId } from 'react';

/**
 * Our own implementation of the WAI-ARIA tabs pattern. Only the public login page uses tabs, and Radix would exceed its
 * weight limit.
 */
const TabsContext = createContext({ id: '', value: '', choose: (_value: string) => {} });

interface TabsProps extends ComponentProps<'div'> {
  value: string;
  onValueChange(value: string): void;
}

export function Tabs({ value, onValueChange, ...props }: TabsProps) {
  return (
    <TabsContext value={{ id: useId(), value, choose: onValueChange }}>
      <div {...props} />
    </TabsContext>
  );
}

/** The index of the tab that a key selects; undefined for other keys. */
function nextTabIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}

export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next = nextTabIndex(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    tabs[next]?.click();
  }
  return <div role="tablist" onKeyDown={move} className={cx('flex border-b border-rule', className)} {...props} />;
}

export function TabsTrigger({ value, className, ...props }: ComponentProps<'button'> & { value: string }) {
  const tabs = use(TabsContext);
  const chosen = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-controls={chosen ? `${tabs.id}-panel-${value}` : undefined}
      aria-selected={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={() => tabs.choose(value)}
      className={cx(
        '-mb-px min-h-11 flex-1 border-b-2 px-4 py-2 font-semibold',
        chosen ? 'border-accent text-ink' : 'border-transparent text-quiet hover:text-ink',
        className,
      )}
      {...props}
    />
  );
}

/** Rendered only while its tab is selected. */
export function TabsContent({ value, className, ...props }: ComponentProps<'div'> & { value: string }) {
  const tabs = use(TabsContext);
  if (tabs.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      className={cx('pt-6', className)}
      {...props}
    />
  );
}
