import { formatLogLoss } from '#services/core/event-log/judge-log.ts';
import { findLoss, loadKnownLog } from '#services/core/event-log/known-log.ts';
import { checkAccounts } from './check-accounts.ts';
import { checkKeptPackets } from './check-kept-packets.ts';
import { createLogFault, type VerifyFault } from './verify-fault.ts';
import { type VerifyOptions, type VerifyResult, verifyRecord } from './verify-record.ts';

/**
 * Verifies that the log is the one that the database knows, then the record, and what the database keeps beside it: packets
 * and accounts. Throws what verifyRecord throws.
 */
export const verifyCentre = async (options: VerifyOptions & { readonly publicKey: string }): Promise<VerifyResult> => {
  const lost = await findLogFault(options);
  // The other faults would follow from it.
  if (lost) return { streams: 0, students: 0, events: 0, fault: lost, faults: [lost] };
  const result = await verifyRecord(options);
  const faults = [
    ...(result.faults ?? []),
    ...(await checkKeptPackets(options)),
    ...(await checkAccounts(options.sql, options.schema)),
  ];
  const [fault] = faults;
  return fault ? { ...result, fault, faults } : result;
};

const findLogFault = async ({ sql, store }: VerifyOptions): Promise<VerifyFault | undefined> => {
  const known = await loadKnownLog(sql);
  const loss = known && (await findLoss(store, known));
  return loss && createLogFault(formatLogLoss(loss));
};
