import { checkAccounts } from './check-accounts.ts';
import { checkKeptPackets } from './check-kept-packets.ts';
import { type VerifyOptions, type VerifyResult, verifyRecord } from './verify-record.ts';

/** Verifies the record, and what the database keeps beside it: packets and accounts. Throws what verifyRecord throws. */
export const verifyCentre = async (options: VerifyOptions & { readonly publicKey: string }): Promise<VerifyResult> => {
  const result = await verifyRecord(options);
  const faults = [
    ...(result.faults ?? []),
    ...(await checkKeptPackets(options)),
    ...(await checkAccounts(options.sql, options.schema)),
  ];
  const [fault] = faults;
  return fault ? { ...result, fault, faults } : result;
};
