import { useAddress } from '../../navigation/use-address.ts';
import { type Choice, choiceOf } from './filter.ts';

/** The filter in the address. */
export function useChoice(): [Choice, (change: Partial<Record<keyof Choice, string>>) => void] {
  const [search, change] = useAddress();
  return [choiceOf(search), change];
}
