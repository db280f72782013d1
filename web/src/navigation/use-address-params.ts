import { useSearchParams } from 'wouter';

/**
 * The query parameters of the address, and a function that changes some of them. They make a page shareable and survive
 * a reload. An empty value removes a parameter. Changes add no entry to the browser's history.
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
