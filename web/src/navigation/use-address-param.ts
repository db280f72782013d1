import { useAddressParams } from './use-address-params.ts';

/**
 * One query parameter of the address, as state: '' if it is missing or invalid. Changes add no entry to the browser's
 * history.
 */
export function useAddressParam(
  name: string,
  isValid: (text: string) => boolean = () => true,
): [string, (text: string) => void] {
  const [search, change] = useAddressParams();
  const value = search.get(name) ?? '';
  return [isValid(value) ? value : '', (text) => change({ [name]: text })];
}
