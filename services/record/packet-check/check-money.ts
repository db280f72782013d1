/** Checks that the money that people read in a packet is what its events say. */
import { createComparison, moneyTexts, NOT_IN_EVENT, type Proofs } from './compare-record.ts';
import type { PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { readEvents } from './read-marks.ts';
import { listProvenMoneyRows, toProvenMoney } from './read-money.ts';

export const checkMoney = async (packet: PacketFile, proofs: Proofs): Promise<readonly PacketFault[]> => {
  const events = readEvents(packet.events);
  const { money, money_rows: shown, last } = packet;
  const { period, faults, compare, compareRows } = createComparison(packet, proofs);
  const proven = listProvenMoneyRows(events, period);
  await compareRows('money_rows', { shown, proven, texts: moneyTexts, events });
  if (proofs.isChanged('period')) return faults;
  const sums = toProvenMoney(events, period);
  if (money && sums) compare('money', money, sums, last.version);
  else if (money !== sums) faults.push({ path: 'money', what: NOT_IN_EVENT });
  return faults;
};
