import { appendFaults } from './append-faults.ts';
import { ledgerFaults } from './ledger-faults.ts';
import type { PlantedFault } from './planted-fault.ts';
import { practiceFaults } from './practice-faults.ts';
import { projectionFaults } from './projection-faults.ts';
import { recordFaults } from './record-faults.ts';
import { subscriptionFaults } from './subscription-faults.ts';

export const allFaults: readonly PlantedFault[] = [
  ...recordFaults,
  ...appendFaults,
  ...subscriptionFaults,
  ...ledgerFaults,
  ...projectionFaults,
  ...practiceFaults,
];

/** The fault that the environment variable PLANTED_FAULT names; undefined when it is not set. */
export const chosenFault = (): PlantedFault | undefined =>
  allFaults.find(({ name }) => name === process.env.PLANTED_FAULT);
