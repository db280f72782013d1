import { useAddressParams } from '../../navigation/use-address-params.ts';
import { type HistoryChoice, parseHistoryChoice } from './filter.ts';

/** The filter. It is kept in the address. */
export function useHistoryChoice(): [HistoryChoice, (change: Partial<Record<keyof HistoryChoice, string>>) => void] {
  const [search, change] = useAddressParams();
  return [parseHistoryChoice(search), change];
}
