import { cx } from 'class-variance-authority';
import { CornerDownLeft } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { paletteTexts as copy } from '../command-palette-copy.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteEntry | undefined;
  /** The id of the element of a line. */
  toOptionId(entry: PaletteEntry): string;
  onActive(entry: PaletteEntry): void;
  onRun(entry: PaletteEntry): void;
}

/** The matching entries, in groups; the one that Enter opens is marked. */
export function PaletteList({ id, groups, active, toOptionId, onActive, onRun }: PaletteListProps) {
  const headings = useId();
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && toOptionId(active);
  useEffect(() => {
    if (activeId) list.current?.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={copy.results}
      className="min-h-0 overflow-y-auto overscroll-contain border-t border-rule pb-2 empty:hidden"
    >
      {groups.map(({ heading, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox.
        <div key={heading} role="group" aria-labelledby={`${headings} ${heading}`.replaceAll(' ', '-')}>
          <p
            id={`${headings} ${heading}`.replaceAll(' ', '-')}
            role="presentation"
            className="px-5 pt-3 pb-1 font-serif text-sm font-semibold text-quiet"
          >
            {heading}
          </p>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the field marks the line.
            <div
              key={entry.id}
              id={toOptionId(entry)}
              role="option"
              aria-selected={entry === active}
              className={cx(
                'mx-2 flex min-h-11 cursor-pointer items-center gap-3 border-l-2 py-2 pr-3 pl-3',
                entry === active ? 'border-l-margin bg-tint-accent' : 'border-l-transparent',
              )}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => onActive(entry)}
              onClick={() => onRun(entry)}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                <BidiIsolatedName name={entry.text} />
                {entry.hint && <span className="block text-sm text-quiet">{entry.hint}</span>}
              </span>
              {entry === active && <CornerDownLeft aria-hidden className="size-4 shrink-0 text-quiet" />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
