import type { TransactionSql } from 'postgres';
import { clearCentreJobs } from './centre-jobs/centre-job-store.ts';
import { clearRecordCheck } from './nightly-check/record-check-store.ts';
import { clearUnexplainedBalances } from './nightly-check/unexplained-balances.ts';
import { dropAllSandboxes } from './sandboxes/sandbox-store.ts';

/** Removes what was computed from a log that is no longer the centre's: owners would take it for results of the present one. */
export const clearResultsOfLog = async (tx: TransactionSql): Promise<void> => {
  await clearRecordCheck(tx);
  await clearUnexplainedBalances(tx);
  await clearCentreJobs(tx);
  await dropAllSandboxes(tx);
};
