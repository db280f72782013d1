import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { type HistoryAddressParams, parseHistoryAddressParams } from './history-address-params.ts';

/** The filter. It is kept in the address. */
export function useHistoryAddressParams(): [
  HistoryAddressParams,
  (change: Partial<Record<keyof HistoryAddressParams, string>>) => void,
] {
  const [search, change] = useAddressParams();
  return [parseHistoryAddressParams(search), change];
}
