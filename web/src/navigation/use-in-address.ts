import { useAddress } from './use-address.ts';

/** A text that stands in the address, so that coming back finds it as it was. Changing it leaves no trail of steps back. */
export function useInAddress(name: string): [string, (text: string) => void] {
  const [search, change] = useAddress();
  return [search.get(name) ?? '', (text) => change({ [name]: text })];
}
