/** One stream holds all seals, so that two copies of the program never write the same seal. */
export const LEDGER_SEALS_STREAM = 'ledger-seals';
