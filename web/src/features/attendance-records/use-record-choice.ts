import { useAddressParams } from '../../navigation/use-address-params.ts';
import { parseRecordChoice, type RecordChoice } from './filter.ts';

export type ChangeChoice = (change: Partial<Record<keyof RecordChoice, string>>) => void;

/** The filters and the open record. They are kept in the address. */
export function useRecordChoice(): [RecordChoice, ChangeChoice] {
  const [search, change] = useAddressParams();
  return [parseRecordChoice(search), change];
}
