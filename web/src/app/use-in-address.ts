import { useSearchParams } from 'wouter';

/** A text that stands in the address, so that coming back finds it as it was. Changing it leaves no trail of steps back. */
export function useInAddress(name: string): [string, (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (text: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (text === '') after.delete(name);
        else after.set(name, text);
        return after;
      },
      { replace: true },
    );
  return [search.get(name) ?? '', change];
}
