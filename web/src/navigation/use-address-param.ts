import { useAddressParams } from './use-address-params.ts';

/** One query parameter of the address, as state. Changes add no entry to the browser's history. */
export function useAddressParam(name: string): [string, (text: string) => void] {
  const [search, change] = useAddressParams();
  return [search.get(name) ?? '', (text) => change({ [name]: text })];
}
