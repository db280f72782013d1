import { useSearchParams } from 'wouter';

/**
 * What stands behind the `?` of the address, so that it can be shared and survives a reload, and how to change parts of
 * it; an empty text takes one away. Changing it leaves no trail of steps back.
 */
export function useAddressParams(): [URLSearchParams, (changes: Partial<Record<string, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Partial<Record<string, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  return [search, change];
}
