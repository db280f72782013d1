/** The use cases of this wing. A line here is all that the server needs to offer one. */
export { checkRecord } from './nightly-check/check-record.ts';
export { getRecord } from './nightly-check/get-record.ts';
export { cancelComparison } from './sandboxes/cancel-comparison.ts';
export { cancelReplay } from './sandboxes/cancel-replay.ts';
export { dropSandbox } from './sandboxes/drop-sandbox.ts';
export { getSandboxComparison } from './sandboxes/get-sandbox-comparison.ts';
export { getSandboxes } from './sandboxes/get-sandboxes.ts';
export { startComparison } from './sandboxes/start-comparison.ts';
export { startReplay } from './sandboxes/start-replay.ts';
export { getRecordKeys } from './seals/get-record-keys.ts';
export { getSealFile } from './seals/get-seal-file.ts';
export { getSeals } from './seals/get-seals.ts';
export { sealLedger } from './seals/seal-ledger.ts';
export { cancelWhatIf } from './what-if/cancel-what-if.ts';
export { getWhatIf } from './what-if/get-what-if.ts';
export { startWhatIf } from './what-if/start-what-if.ts';
