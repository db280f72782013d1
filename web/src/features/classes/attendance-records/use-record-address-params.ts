import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { parseRecordAddressParams, type RecordAddressParams } from './record-address-params.ts';

export type ChangeRecordParams = (change: Partial<Record<keyof RecordAddressParams, string>>) => void;

/** The filters and the open record. They are kept in the address. */
export function useRecordAddressParams(): [RecordAddressParams, ChangeRecordParams] {
  const [search, change] = useAddressParams();
  return [parseRecordAddressParams(search), change];
}
