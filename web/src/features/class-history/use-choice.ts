import { useSearchParams } from 'wouter';
import { type Choice, choiceOf } from './filter.ts';

/** The filter in the address, so that it can be shared and survives a reload. Changing it leaves no trail of steps back. */
export function useChoice(): [Choice, (change: Partial<Record<keyof Choice, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Partial<Record<keyof Choice, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value && value !== 'all') after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  return [choiceOf(search), change];
}
