import { useAddress } from '../../navigation/use-address.ts';
import { type Choice, choiceOf } from './filter.ts';

export type ChangeChoice = (change: Partial<Record<keyof Choice, string>>) => void;

/** The filters, and the record that is open, in the address. */
export function useChoice(): [Choice, ChangeChoice] {
  const [search, change] = useAddress();
  return [choiceOf(search), change];
}
