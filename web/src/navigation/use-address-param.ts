import { useAddressParams } from './use-address-params.ts';

/** A text that stands in the address, so that coming back finds it as it was. Changing it leaves no trail of steps back. */
export function useAddressParam(name: string): [string, (text: string) => void] {
  const [search, change] = useAddressParams();
  return [search.get(name) ?? '', (text) => change({ [name]: text })];
}
