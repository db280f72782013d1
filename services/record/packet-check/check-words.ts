/** What a check found, in the words of the page and of the operator’s command. */
import { formatPacketInstant, toPacketPeriodText } from '#contracts/packet-words.ts';
import type { PacketCheck } from './check-packet.ts';
import { nameField } from './name-field.ts';
import type { PacketFault } from './packet-fault.ts';

export const toVerdictText = ({ faults }: Pick<PacketCheck, 'faults'>): string =>
  faults.length === 0
    ? 'Nothing was changed since this packet was signed. Compare the key below to see that the center signed it.'
    : 'This packet is not as it was signed, or not as the record says. Do not rely on it.';

/** Each fault with the name of its field. A field is named once. */
export const listFaultTexts = ({ faults, packet }: PacketCheck): { name: string; what: string }[] => {
  const firstOfField = new Map<string, PacketFault>();
  for (const fault of faults) if (!firstOfField.has(fault.path)) firstOfField.set(fault.path, fault);
  return [...firstOfField.values()].map(({ path, what }) => ({ name: nameField(path, packet), what }));
};

/** What is proven, and by what, in sentences. Only for a packet without faults. */
export const listProofTexts = ({ packet, sealed }: PacketCheck): string[] => {
  const { rows, seal, centre, events, period } = packet;
  const outside = rows.filter(({ version }) => !sealed.has(version));
  const inSeal = rows.length - outside.length;
  const older = outside.filter(({ recorded_at }) => seal !== null && recorded_at < seal.sealedAt).length;
  const sealName =
    seal && `the seal of ${formatPacketInstant(seal.sealedAt, centre.time_zone)} over ${seal.events} events`;
  return [
    `The balances add up from all ${events.length} events of the history, which has no gap.`,
    `Every entry of ${toPacketPeriodText(period)} is listed.`,
    ...(sealName && inSeal > 0
      ? [`${inSeal} of ${rows.length} entries are proven to be in ${sealName}: nobody changed them since.`]
      : []),
    ...(outside.length > 0
      ? [
          `${outside.length} of ${rows.length} entries are not in the seal of this packet. Only the signature of the center proves them.`,
        ]
      : []),
    ...(older > 0
      ? [`${older} of them ${older === 1 ? 'was' : 'were'} recorded before the seal: ask the center why it lacks them.`]
      : []),
    'Names of people and the policy are signed by the center, but are not part of the seal.',
  ];
};
